import type { SeatLook } from '../look/seats';
import type { Face } from './card';

/*
 * What cards show, as SVG text. A card is drawn round its own middle, a hundred units to the cell.
 * The owner's mark takes its upper corners, so the figures sit a little low.
 */

type Place = readonly [number, number];

/** Where the figures of a card stand, by their number. */
const PLACES: Readonly<Record<Face['number'], readonly Place[]>> = {
  1: [[0, 6]],
  2: [[-18.8, 8], [18.8, 8]],
  3: [[0, -14.5], [-18.3, 18.5], [18.3, 18.5]],
};
/** How large they are: a single one is larger, and no two touch. */
const RADIUS: Readonly<Record<Face['number'], number>> = { 1: 23, 2: 15.6, 3: 14.4 };
/** An outline's width, and that of the bright line between its dark edges. */
const OUTLINE: readonly [number, number] = [4.4, 2];
/** The same for a stripe. */
const STRIPE: readonly [number, number] = [3, 1.3];
/** The least from stripe to stripe; closer ones run together on a full board. */
const STRIPE_GAP = 6.5;

/** The colours that a card is drawn in. */
export type Ink = Pick<SeatLook, 'colour' | 'dark'>;

/** A number as short as a picture needs it. */
export function short(value: number): string {
  return String(Number(value.toFixed(1)) || 0);
}

/** The figures of a plain card. */
export function figures(face: Face, ink: Ink, places = PLACES[face.number], radius = RADIUS[face.number]): string {
  const outlines = places.map((place) => OUTLINES[face.shape](place, radius)).join('');
  if (face.fill === 'f') return solid(outlines, ink);
  const outline = cased(outlines, OUTLINE, ink);
  if (face.fill === 'e') return outline;
  return cased(places.map((place) => stripes(face.shape, place, radius)).join(''), STRIPE, ink) + outline;
}

/** The wild sign: a star above one of each figure, for it fits beside all. */
export function star(ink: Ink): string {
  const points = Array.from({ length: 10 }, (_, corner) => {
    const turn = (corner * Math.PI) / 5;
    const reach = corner % 2 ? 11.8 : 27;
    return `${short(reach * Math.sin(turn))} ${short(-8 - reach * Math.cos(turn))}`;
  });
  const beside: readonly (readonly [Face, number])[] = [
    [{ shape: 'S', fill: 'e', number: 1 }, -21],
    [{ shape: 'T', fill: 's', number: 1 }, 0],
    [{ shape: 'C', fill: 'f', number: 1 }, 21],
  ];
  return solid(`M${points.join('L')}z`, ink) + beside.map(([face, x]) => figures(face, ink, [[x, 26]], 7)).join('');
}

/** The start sign: a ring from which the board grows to four sides. */
export function compass(ink: Ink): string {
  const arrows = [0, 90, 180, 270].map((turn) => `<path d="M-9 -21L0 -30L9 -21" transform="rotate(${turn})"/>`);
  return (
    `<g fill="none" stroke="${ink.dark}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">` +
    `<circle r="11"/>${arrows.join('')}</g>`
  );
}

/** A bright surface with a dark edge. */
function solid(path: string, ink: Ink): string {
  return `<path d="${path}" fill="${ink.colour}" stroke="${ink.dark}" stroke-width="1.6"/>`;
}

/** A bright line with dark edges, so that yellow too stands out from the paper. */
function cased(path: string, [width, core]: readonly [number, number], ink: Ink): string {
  const line = `<path d="${path}" fill="none"`;
  return `${line} stroke="${ink.dark}" stroke-width="${width}"/>${line} stroke="${ink.colour}" stroke-width="${core}"/>`;
}

const OUTLINES: Readonly<Record<Face['shape'], (middle: Place, radius: number) => string>> = {
  S: ([x, y], radius) => {
    const half = radius * SQUARE;
    const side = short(2 * half);
    return `M${short(x - half)} ${short(y - half)}h${side}v${side}h-${side}z`;
  },
  T: ([x, y], radius) => {
    const { half, tip, foot } = triangle(radius);
    return `M${short(x)} ${short(y + tip)}L${short(x + half)} ${short(y + foot)}H${short(x - half)}z`;
  },
  C: ([x, y], radius) => {
    const across = short(2 * radius);
    const arc = `a${short(radius)} ${short(radius)} 0 0 1`;
    return `M${short(x - radius)} ${short(y)}${arc} ${across} 0${arc} -${across} 0z`;
  },
};

/** Half the side of a square that looks as large as a circle of radius 1. */
const SQUARE = 0.9;

function triangle(radius: number): { half: number; tip: number; foot: number } {
  return { half: radius * 1.05, tip: radius * -1.04, foot: radius * 0.9 };
}

/** Upright lines that end at the outline. */
function stripes(shape: Face['shape'], [x, y]: Place, radius: number): string {
  const most = Math.floor(radius / STRIPE_GAP);
  let path = '';
  for (let step = -most; step <= most; step++) {
    const across = (step * radius) / (most + 0.45);
    const [low, high] = stripe(shape, across, radius);
    path += `M${short(x + across)} ${short(y + low)}V${short(y + high)}`;
  }
  return path;
}

/** Where a stripe begins and ends, this far across from the middle. */
function stripe(shape: Face['shape'], across: number, radius: number): readonly [number, number] {
  if (shape === 'S') return [-radius * SQUARE, radius * SQUARE];
  if (shape === 'C') {
    const half = Math.sqrt(radius * radius - across * across);
    return [-half, half];
  }
  const { half, tip, foot } = triangle(radius);
  return [tip + ((foot - tip) * Math.abs(across)) / half, foot];
}
