import type { Counted, Laid } from '../wire';
import { extent, grown } from './camera';
import { START } from './card';
import { CELL, cardSvg } from './draw';
import { short } from './figures';
import { lit as lighten } from './lit';

/** What a picture shows besides the cards. */
export interface StillOptions {
  /** A line above the board, and the name of the picture. */
  readonly title?: string;
  /** A line below the board, such as the score. */
  readonly foot?: string;
  /** Rows, columns and rectangles that stand out: those of one seat or of all. */
  readonly lit?: readonly Counted[];
  /** A card that stands out because it was laid last. */
  readonly last?: { readonly x: number; readonly y: number } | null;
  /** The cells shown, if not just those with cards; a film needs the same in each of its pictures. */
  readonly shown?: { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };
  /** Pixels of a cell at the picture's natural size. */
  readonly pixels?: number;
}

const CLOTH = '#e9e1d0';
const THREAD = '#c9bda3';
const INK = '#3d372b';
const FOCUS = '#0b57d0';
const LINE = 56;
const FONT = "system-ui, 'DejaVu Sans', Verdana, sans-serif";

/** The board as a picture of its own: the text of a whole SVG file. */
export function boardSvg(
  laid: readonly Laid[],
  starts: readonly (readonly [number, number])[],
  { title = '', foot = '', lit = [], last = null, shown, pixels = 64 }: StillOptions = {},
): string {
  const { left, right, top, bottom } = grown(shown ?? extent(laid, starts), 0.4);
  const [width, cards] = [(right - left + 1) * CELL, (top - bottom + 1) * CELL];
  const height = cards + (title ? LINE : 0) + (foot ? LINE : 0);
  const origin = [-(left - 0.5) * CELL, (title ? LINE : 0) + (top + 0.5) * CELL].map(short).join(' ');
  const lights = lit.map((counted) => lighten(counted, laid));
  const body = [
    ...lights.map((one) => one.below),
    ...starts.map(([x, y]) => placed(x, y, cardSvg(START, 0))),
    ...laid.map(({ x, y, card, owner }) => placed(x, y, cardSvg(card, owner))),
    ...lights.map((one) => one.above),
    last ? placed(last.x, last.y, `<rect x="-48" y="-48" width="96" height="96" rx="15" fill="none" stroke="${FOCUS}" stroke-width="5"/>`) : '',
  ].join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${short(height)}"` +
    ` width="${Math.round((width * pixels) / CELL)}" height="${Math.round((height * pixels) / CELL)}" font-family="${FONT}">` +
    `<title>${escaped(title)}</title><defs><pattern id="linen" width="8" height="8" patternUnits="userSpaceOnUse">` +
    `<rect width="8" height="8" fill="${CLOTH}"/><path d="M0 .5H8M.5 0V8" stroke="${THREAD}" stroke-width=".6" opacity=".5"/></pattern></defs>` +
    `<rect width="100%" height="100%" fill="url(#linen)"/>` +
    line(title, width, LINE * 0.72) +
    `<g transform="translate(${origin})">${body}</g>` +
    line(foot, width, height - LINE * 0.34) +
    '</svg>'
  );
}

function placed(x: number, y: number, drawn: string): string {
  return `<g transform="translate(${x * CELL} ${-y * CELL})">${drawn}</g>`;
}

/** A line of words in the middle, smaller if it would not fit. */
function line(words: string, width: number, y: number): string {
  if (!words) return '';
  const size = Math.min(32, (width - 24) / (0.6 * words.length));
  return (
    `<text x="${short(width / 2)}" y="${short(y)}" font-size="${short(size)}" font-weight="600" text-anchor="middle"` +
    ` fill="${INK}">${escaped(words)}</text>`
  );
}

function escaped(words: string): string {
  // Names come from players, and an SVG file holds no control characters.
  const plain = words.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
