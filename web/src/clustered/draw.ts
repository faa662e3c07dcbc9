import { markOf } from '../look/marks';
import { seatLook } from '../look/seats';
import { type Card, parse, START } from './card';
import { compass, figures, type Ink, short, star } from './figures';

/** Width of a cell; every other length of the pictures is in the same unit. */
export const CELL = 100;
/** Width of a card; the rest of its cell is the gap in which counted lines are drawn. */
export const SIDE = 88;
export const CORNER = 11;
export const PAPER = '#fffdf8';

/** The border in the owner's colour, and the corners with the mark. */
const RIM = 6;
const TAB = 19;
const HALF = SIDE / 2;
const INNER = HALF - RIM;
const WINDOW =
  `M-${INNER} ${TAB - INNER}h${TAB - 5}a5 5 0 0 0 5 -5v-${TAB - 5}h${2 * (INNER - TAB)}v${TAB - 5}` +
  `a5 5 0 0 0 5 5h${TAB - 5}V${INNER - 5}a5 5 0 0 1 -5 5H${5 - INNER}a5 5 0 0 1 -5 -5z`;
/** The start card, which is nobody's. */
const NEUTRAL: Ink = { colour: '#b9b2a3', dark: '#4d483e' };
const BOX = `width="${SIDE}" height="${SIDE}" rx="${CORNER}"`;

const drawn = new Map<string, string>();

/** A card round 0,0 as SVG text, without what is round it; drawn once and remembered. */
export function cardSvg(card: string, owner: number): string {
  const key = `${card} ${owner}`;
  let svg = drawn.get(key);
  if (svg === undefined) {
    const shown = parse(card);
    svg = card === START ? startCard() : shown === null ? back(owner) : front(shown, owner);
    drawn.set(key, svg);
  }
  return svg;
}

function front(card: Card, owner: number): string {
  const look = seatLook(owner);
  const face = typeof card === 'object' ? figures(card, look) : star(look);
  return (
    `${body(look)}<path class="paper" d="${WINDOW}" fill="${PAPER}" stroke="${look.dark}"/>` +
    mark(owner, (path) => moved(path, -30.5, -30.5) + moved(path, 30.5, -30.5)) +
    face
  );
}

/** A card that lies face down: its owner's colour and mark, nothing else. */
function back(owner: number): string {
  const look = seatLook(owner);
  const rim = `<rect x="-36" y="-36" width="72" height="72" rx="7" fill="none" stroke="${look.on}" opacity=".55"/>`;
  return body(look) + rim + `<g transform="scale(2.4)">${mark(owner)}</g>`;
}

function startCard(): string {
  const inside = `<rect x="-${INNER}" y="-${INNER}" width="${2 * INNER}" height="${2 * INNER}" rx="5" fill="#ddd6c6"/>`;
  return body(NEUTRAL) + inside + compass(NEUTRAL);
}

function body(ink: Ink): string {
  return (
    `<rect x="${1.5 - HALF}" y="${3 - HALF}" ${BOX} fill-opacity=".16"/>` +
    `<rect x="-${HALF}" y="-${HALF}" ${BOX} fill="${ink.colour}" stroke="${ink.dark}"/>`
  );
}

function mark(owner: number, placed: (path: string) => string = (path) => path): string {
  const { path, line } = markOf(owner);
  const { on } = seatLook(owner);
  return (
    `<path d="${placed(path)}" fill="${line ? 'none' : on}" stroke="${on}" stroke-width="${line ? 2.6 : 1}"` +
    ' stroke-linecap="round" stroke-linejoin="round"/>'
  );
}

/**
 * A path elsewhere. Each `transform` and each `opacity` within a card would be one more layer for the browser
 * to think about in every frame in which the board moves, some hundred times over.
 */
export function moved(path: string, dx: number, dy: number): string {
  return path.replace(/([A-Za-z])([^A-Za-z]*)/g, (step, command: string, numbers: string) => {
    if (command !== command.toUpperCase() || command === 'Z') return step; // relative to what came before
    const by = command === 'H' ? [dx] : command === 'V' ? [dy] : [dx, dy];
    const values = numbers.match(/-?\d*\.?\d+/g) ?? [];
    return command + values.map((value, place) => short(Number(value) + by[place % by.length]!)).join(' ');
  });
}
