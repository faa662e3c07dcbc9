import type { TableRow } from '../wire';

/** Tables that go on, those at which it is our turn first. */
export function inHand(rows: readonly TableRow[]): readonly TableRow[] {
  const going = rows.filter((row) => row.status !== 'over');
  return [...going.filter((row) => row.your_turn), ...going.filter((row) => !row.your_turn)];
}

/** Tables of others: those with a free seat first. */
export function othersTables(rows: readonly TableRow[], mine: readonly TableRow[]): readonly TableRow[] {
  const known = new Set(mine.map((row) => row.table));
  const others = rows.filter((row) => !known.has(row.table));
  return [...others.filter(joinable), ...others.filter((row) => !joinable(row))];
}

/** How many seats are free for anybody who comes. */
export function freeSeats(row: TableRow): number {
  if (row.status !== 'open') return 0;
  return row.names.filter((name, seat) => name === null && !row.kept[seat]).length;
}

/** Whether somebody can still sit down. */
export function joinable(row: TableRow): boolean {
  return freeSeats(row) > 0;
}

/** Hours and minutes until a moment, both in s since 1970. */
export function timeLeft(ends: number, now: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.max(0, Math.ceil((ends - now) / 60));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
