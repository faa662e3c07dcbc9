import type { Counted, Laid, Stone } from '../wire';
import cards from './pictures/clustered.json';
import stones from './pictures/kluster.json';

/** A board in the rules, as the engine counted it. */
export interface CardPicture {
  readonly starts: readonly (readonly [number, number])[];
  readonly laid: readonly Laid[];
  /** What it counts, orange first, then blue. */
  readonly counted: readonly Counted[];
  /** A card that is about to be laid. */
  readonly ghost: Laid | null;
}

/** A table with stones in the rules, as the engine played it. */
export interface StonePicture {
  readonly stones: readonly Stone[];
  readonly cords: readonly (readonly number[])[];
  /** The stones that have touched. */
  readonly glowing: readonly number[];
}

/** The board called `name`. */
export function cardPicture(name: string): CardPicture | undefined {
  return (cards as unknown as Record<string, CardPicture>)[name];
}

/** The table called `name`. */
export function stonePicture(name: string): StonePicture | undefined {
  return (stones as unknown as Record<string, StonePicture>)[name];
}

/** What the lines below the boards put in, all from the real count. */
export function counts(picture: CardPicture): Record<string, number> {
  const [orange, blue] = picture.counted;
  if (!orange || !blue) return {};
  return {
    orange: orange.total,
    orangeRows: orange.rows,
    orangeColumns: orange.columns,
    orangeRectangle: orange.rectangle,
    blue: blue.total,
    blueRows: blue.rows,
    blueColumns: blue.columns,
    blueRectangle: blue.rectangle,
    total: orange.total,
    rows: orange.rows,
    rectangle: orange.rectangle,
  };
}

/** How many cells a board is wide and high. */
export function extentOf(picture: CardPicture): readonly [number, number] {
  const cells = [...picture.starts, ...picture.laid.map(({ x, y }) => [x, y] as const)];
  const side = (of: 0 | 1) => Math.max(...cells.map((cell) => cell[of])) - Math.min(...cells.map((cell) => cell[of])) + 1;
  return [side(0), side(1)];
}
