import type { LiveTable } from '../club/table.svelte';

/** Cards of a seat that are out of the game. */
export interface Pile {
  readonly seat: number;
  readonly cards: readonly string[];
}

/** The discards that may be seen from here: the own ones, and all of them if they lie open. */
export function piles({ view }: Pick<LiveTable, 'view'>): readonly Pile[] {
  if (view?.game !== 'clustered') return [];
  return view.discards.flatMap((cards, seat) => (cards?.length ? [{ seat, cards }] : []));
}
