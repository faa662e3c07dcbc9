import type { ClusteredHint, Hints, KlusterHint } from '../wire';
import { current } from '../words/words.svelte';

/** A move that is advised. */
export type Hint = Hints['moves'][number];
export type { ClusteredHint, KlusterHint };

/** So many of the best moves are shown; more would crowd the board. */
export const SHOWN = 3;

/** The points by which somebody can expect to be ahead, such as +3.2; alone there is nobody to be ahead of. */
export function lead(points: number, alone: boolean): string {
  return tenths(points, alone ? 'auto' : 'exceptZero').replace('-', '−'); // as wide as the plus
}

/** Points with one decimal. */
export function tenths(points: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  return new Intl.NumberFormat(current().code, { signDisplay, minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(points);
}

/** A chance as a percentage. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(current().code, { style: 'percent', maximumFractionDigits: 0 }).format(chance);
}
