import type { NewTable } from '../wire';

/** The name of a game that can be played here. */
export type GameName = NewTable['game'];

/** Both games, as they stand side by side in the house. */
export const GAMES: readonly GameName[] = ['kluster', 'clustered'];

/** A table for us and a bot, begun at once. */
export function againstBot(game: GameName, bot: string): NewTable {
  return { game, options: { players: 2 }, seats: [{ kind: 'me' }, { kind: 'bot', bot }], start: true };
}

/** A table at which everybody plays at this screen, begun at once. */
export function atThisScreen(game: GameName, names: readonly string[]): NewTable {
  const seats = names.map((name) => ({ kind: 'me', name }) as const);
  return { game, options: { players: names.length }, seats, start: true };
}

/** A table with one of us, and seats for whoever has the link. */
export function invitation(game: GameName, players: number): NewTable {
  return { game, options: { players }, seats: [{ kind: 'me' }] };
}

/** A table for one. The club knows which kind of game that is. */
export function alone(game: GameName): NewTable {
  return { game, options: { players: 1 }, seats: [{ kind: 'me' }], start: true };
}
