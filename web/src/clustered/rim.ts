import type { Extent } from './camera';

const SIZE = /^(\d+)x(\d+)$/;

/** The edge of a table of a size such as `9x9`, with the start cards in its middle; null for one without an edge. */
export function rim(size: unknown, starts: readonly (readonly [number, number])[]): Extent | null {
  const found = SIZE.exec(String(size));
  if (!found) return null;
  const [width, height] = [Number(found[1]), Number(found[2])];
  const [x, y] = starts.at(-1) ?? [0, 0];
  // Where the middle is between two cells, the spare cell is to the right or above.
  const left = -Math.floor((width - (x + 1)) / 2);
  const bottom = -Math.floor((height - (y + 1)) / 2);
  return { left, bottom, right: left + width - 1, top: bottom + height - 1 };
}
