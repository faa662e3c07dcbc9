import { seatLook, type SeatLook } from '../look/seats';
import type { Counted, Laid } from '../wire';
import { CELL, CORNER, PAPER, SIDE } from './draw';
import { short } from './figures';

/** What counts on a board, as SVG text: bars that join the cards of a line, a frame round the rectangle. */
export interface Lit {
  /** Drawn under the cards. */
  readonly below: string;
  /** Drawn over them. */
  readonly above: string;
  /** The cells of all of it, as `x,y`. */
  readonly cells: ReadonlySet<string>;
}

type Cells = readonly (readonly [number, number])[];

/** The one broad bar of a row, and the two narrow ones of a column. */
const ROW_BAR = 40;
const COLUMN_BAR = 12;
const COLUMN_BARS = [-18, 18];
const FRAME = 7;

const NOTHING: Lit = { below: '', above: '', cells: new Set() };

/** What `counted` lights up; whose it is, is seen from the cards that lie there. */
export function lit(counted: Counted | null | undefined, laid: readonly Laid[]): Lit {
  if (!counted) return NOTHING;
  const { rectangle_cells: block, row_cells: rows, column_cells: columns } = counted;
  const first = block[0] ?? rows[0]?.[0] ?? columns[0]?.[0];
  if (!first) return NOTHING;
  const look = seatLook(laid.find(({ x, y }) => x === first[0] && y === first[1])?.owner ?? 0);
  return {
    below: rows.map((line) => row(line, look)).join('') + columns.map((line) => column(line, look)).join(''),
    above:
      frame(block, look) +
      rows.map((line) => points(line.at(-1)!, line.length, [0.5, 0], look)).join('') +
      columns.map((line) => points(line.at(-1)!, line.length, [0, -0.5], look)).join('') +
      (block.length ? points(block.at(-1)!, block.length, [0.46, -0.46], look) : ''),
    cells: new Set([...block, ...rows.flat(), ...columns.flat()].map(([x, y]) => `${x},${y}`)),
  };
}

function row(line: Cells, look: SeatLook): string {
  const [x, y] = line[0]!;
  return bar(x * CELL, -y * CELL - ROW_BAR / 2, (line.length - 1) * CELL, ROW_BAR, look);
}

function column(line: Cells, look: SeatLook): string {
  const [x, y] = line.at(-1)!;
  const height = (line.length - 1) * CELL;
  return COLUMN_BARS.map((side) => bar(x * CELL + side - COLUMN_BAR / 2, -y * CELL, COLUMN_BAR, height, look)).join('');
}

/** A piece of ribbon from card to card; its bright edge makes it stand out from a dark cloth. */
function bar(x: number, y: number, width: number, height: number, look: SeatLook): string {
  const box = `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
  return `${box} fill="none" stroke="${PAPER}" stroke-width="6"/>${box} fill="${look.colour}" stroke="${look.dark}" stroke-width="2"/>`;
}

/** A strong double line, a breath of colour within. */
function frame(block: Cells, look: SeatLook): string {
  if (block.length === 0) return '';
  const columns = block.map(([x]) => x);
  const rows = block.map(([, y]) => y);
  const out = (SIDE + FRAME) / 2;
  const left = Math.min(...columns) * CELL - out;
  const top = -Math.max(...rows) * CELL - out;
  const width = Math.max(...columns) * CELL + out - left;
  const height = -Math.min(...rows) * CELL + out - top;
  const box =
    `<rect x="${short(left)}" y="${short(top)}" width="${short(width)}" height="${short(height)}"` +
    ` rx="${CORNER + FRAME / 2}" pointer-events="none"`;
  return (
    `${box} fill="none" stroke="${PAPER}" stroke-width="${FRAME + 4}"/>` +
    `${box} fill="${look.colour}" fill-opacity=".16" stroke="${look.colour}" stroke-width="${FRAME}"/>` +
    `${box} fill="none" stroke="${look.dark}" stroke-width="1.6"/>`
  );
}

/** How much a line is worth, in a small round sign at its end. */
function points([x, y]: readonly [number, number], worth: number, [dx, dy]: readonly [number, number], look: SeatLook): string {
  return (
    `<g transform="translate(${short((x + dx) * CELL)} ${short((dy - y) * CELL)})" pointer-events="none">` +
    `<g class="worth"><circle r="19" fill="${look.colour}" stroke="${PAPER}" stroke-width="3"/>` +
    `<text y="8.5" font-size="24" font-weight="700" text-anchor="middle" fill="${look.on}">${worth}</text></g></g>`
  );
}
