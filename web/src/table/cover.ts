import type { GameView, TableInfo } from '../wire';

/**
 * Whether the hand that the club shows us must stay covered, because somebody else at this screen looked last.
 * Only where hands are hidden, and only where different people share the screen.
 */
export function mustCover(
  info: TableInfo,
  view: GameView | null,
  mine: readonly number[],
  viewer: number | null,
  looker: number | null,
): boolean {
  if (info.status !== 'playing' || viewer === null || viewer === looker) return false;
  if (view?.game !== 'clustered' || view.hand.length === 0) return false;
  const people = new Set(mine.filter((seat) => !info.seats[seat]?.gave_up).map((seat) => info.seats[seat]?.name));
  return people.size > 1;
}
