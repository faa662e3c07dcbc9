import { t } from '../words/words.svelte';

/** A plain card: one to three equal figures. */
export interface Face {
  readonly shape: 'S' | 'T' | 'C';
  readonly fill: 'e' | 's' | 'f';
  readonly number: 1 | 2 | 3;
}

/** What a card can show. */
export type Card = Face | 'wild' | 'start';

/** How the start card is written. */
export const START = '*';
const FACE = /^([STC])([esf])([123])$/;

/** The card written `Sf3`, `W` or `*`; null for one that lies face down, or no card at all. */
export function parse(card: string): Card | null {
  if (card === 'W') return 'wild';
  if (card === START) return 'start';
  const signs = FACE.exec(card);
  if (!signs) return null;
  return { shape: signs[1], fill: signs[2], number: Number(signs[3]) } as Face;
}

/** A card in words: "three filled squares". */
export function described(card: string): string {
  const shown = parse(card);
  if (shown === null || typeof shown === 'string') return t('cards-card', { look: shown ?? 'hidden', number: 1 });
  return t('cards-card', { look: shown.shape + shown.fill, number: shown.number });
}

/** A cell in words, seen from the first start card: "2 right, 1 up". */
export function whereabouts(x: number, y: number): string {
  const ways = [x > 0 ? 'right' : x < 0 ? 'left' : '', y > 0 ? 'up' : y < 0 ? 'down' : ''];
  const way = ways.filter(Boolean).join('-') || 'start';
  return t('cards-cell', { way, across: Math.abs(x), along: Math.abs(y) });
}

/** What a move does to the cards, read from its notation. */
export type Played =
  | { readonly kind: 'lay'; readonly card: string; readonly x: number; readonly y: number }
  | { readonly kind: 'discard'; readonly card: string }
  | { readonly kind: 'drop'; readonly cards: readonly string[] };

const LAY = /^(\w+)@(-?\d+),(-?\d+)$/;

/** The move written `Sf3@2,-1`, `-Sf3` or `~Ce1 ~Tf2`; `?` stands for a card that is not shown. */
export function played(move: string): Played | null {
  const lay = LAY.exec(move);
  if (lay) return { kind: 'lay', card: lay[1]!, x: Number(lay[2]), y: Number(lay[3]) };
  if (move.startsWith('-')) return { kind: 'discard', card: move.slice(1) };
  if (move.startsWith('~')) return { kind: 'drop', cards: move.split(' ').map((one) => one.slice(1)) };
  return null;
}
