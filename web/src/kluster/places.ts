import type { KlusterView, TableInfo } from '../wire';

/** What somebody came to. */
export interface Placed {
  readonly seat: number;
  readonly place: number;
  readonly stones: number;
  readonly out: boolean;
}

/** Everybody in the order of their places: the winners as the club named them, the others by what the view shows. */
export function places(info: TableInfo, view: KlusterView, mode: string): Placed[] {
  const winners = info.winners ?? [];
  // Less is better: winners first; then stones that are left, or in an Elimination who was out later.
  const worse = (seat: number) => {
    if (winners.includes(seat)) return -1;
    const outAt = view.out.indexOf(seat);
    return mode === 'elimination' ? (outAt < 0 ? 0 : view.out.length - outAt) : (view.counts[seat] ?? 0);
  };
  const rows = info.seats.map((_, seat) => ({ seat, worse: worse(seat), stones: view.counts[seat] ?? 0, out: view.out.includes(seat) }));
  rows.sort((one, other) => one.worse - other.worse || one.seat - other.seat);
  return rows.map(({ seat, stones, out, worse: own }) => ({ seat, stones, out, place: 1 + rows.filter((row) => row.worse < own).length }));
}
