import type { Cell } from './camera';

/** The arrow keys and where they lead. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** How much a step aside counts beside a step ahead. */
const ASIDE = 2;

/** The nearest of `cells` in a direction from a cell, or null if none lies there. */
export function ahead<One extends Cell>(cells: readonly One[], from: Cell, [dx, dy]: readonly [number, number]): One | null {
  let best: One | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const [x, y] = [cell.x - from.x, cell.y - from.y];
    const forward = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (forward <= 0) continue;
    const far = forward + ASIDE * aside;
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}
