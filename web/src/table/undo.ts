import type { GameView, News, TableInfo } from '../wire';

/**
 * Whether the own last move can probably be taken back; the club decides.
 * It could not after any move that drew a card, nor after a turn in which stones moved.
 */
export function undoLikely(
  info: TableInfo,
  view: GameView | null,
  mine: readonly number[],
  news: readonly News[],
): boolean {
  if (info.status !== 'playing' || info.rated || view?.game !== 'clustered') return false;
  const last = news.findLast((one) => one.what === 'played' || one.what === 'undone');
  if (last?.what !== 'played' || last.seat === null || !mine.includes(last.seat)) return false;
  return view.deck_sizes[last.seat] === 0 || last.text?.startsWith('~') === true;
}
