import type { Field } from '../wire';

/** How an option is shown. */
export interface Face {
  readonly look: 'switch' | 'choice' | 'count' | 'perhaps' | 'text' | 'boxes' | 'seat' | 'seats' | 'order' | 'each';
  /** Whether its value names seats, or tells something of each. */
  readonly seats: boolean;
}

/** The options that everybody looks at first, in this order; all others are under “House rules”. */
export const COMMON: Readonly<Record<string, readonly string[]>> = {
  clustered: ['players', 'quick'],
  kluster: ['players', 'boxes', 'mode', 'equilibrium'],
};

/** Options whose kind does not tell how to choose them best. */
const OWN: Readonly<Record<string, Face>> = {
  boxes: { look: 'boxes', seats: false },
  youngest: { look: 'seat', seats: true },
  first_out: { look: 'seat', seats: true },
  by_height: { look: 'order', seats: true },
  previous: { look: 'each', seats: true },
};
const KINDS = ['switch', 'choice', 'count', 'perhaps', 'seats'] as const;

/** How to show an option; a kind that we do not know is typed. */
export function faceOf(field: Field): Face {
  const kind = KINDS.find((one) => one === field.kind);
  return OWN[field.key] ?? { look: kind ?? 'text', seats: kind === 'seats' };
}

/** The id of the text for a word of an option, as the catalogs write it. */
export function wordText(game: string, key: string, word: string): string {
  return `${game}-${key}-${word.replaceAll(' ', '-')}`;
}

/** How many boxes of each kind `trio+duo+trio` puts on the table. */
export function boxesIn(value: string): { readonly trio: number; readonly duo: number } {
  const boxes = value.split('+');
  return { trio: boxes.filter((box) => box === 'trio').length, duo: boxes.filter((box) => box === 'duo').length };
}

/** So many boxes of each kind, as the club writes them. */
export function boxesText(trio: number, duo: number): string {
  return [...Array<string>(trio).fill('trio'), ...Array<string>(duo).fill('duo')].join('+');
}

/** A list with one thing moved one place to the front. */
export function raised<Item>(items: readonly Item[], place: number): readonly Item[] {
  const before = items[place - 1];
  const moved = items[place];
  if (before === undefined || moved === undefined) return items;
  return [...items.slice(0, place - 1), moved, before, ...items.slice(place + 1)];
}
