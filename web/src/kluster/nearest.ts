import type { Sample } from './film';

/** A stone as seen from a hand: how far, and in which direction as on a clock, 12 being away from you. */
export interface Neighbour {
  readonly stone: number;
  readonly millimetres: number;
  readonly hour: number;
}

/** The nearest stones on the table round a place; `up` is the way on the table that is away from the player. */
export function neighbours(
  sample: Sample,
  place: readonly [number, number],
  without: readonly number[],
  up: readonly [number, number] = [0, 1],
  most = 3,
): Neighbour[] {
  const found: Neighbour[] = [];
  for (const [stone, pose] of sample.poses) {
    if (without.includes(stone)) continue;
    const [dx, dy] = [pose[0] - place[0], pose[1] - place[1]];
    // Clockwise from `up`.
    const angle = Math.atan2(dx * up[1] - dy * up[0], dx * up[0] + dy * up[1]);
    const hour = (Math.round((angle / Math.PI) * 6) + 12) % 12 || 12;
    found.push({ stone, millimetres: Math.round(Math.hypot(dx, dy) * 1000), hour });
  }
  return found.sort((one, other) => one.millimetres - other.millimetres || one.stone - other.stone).slice(0, most);
}

/** A point of a cord. */
export interface Node {
  readonly cord: number;
  readonly node: number;
  readonly x: number;
  readonly y: number;
  /** m from the place that was asked for to the line of the cord. */
  readonly away: number;
}

/** The point of all cords that is nearest to a place; null if there is no cord. */
export function nearestNode(cords: readonly ArrayLike<number>[], x: number, y: number): Node | null {
  let best: Node | null = null;
  cords.forEach((points, cord) => {
    const count = points.length >> 1;
    for (let node = 0; node < count; node++) {
      const next = (node + 1) % count;
      const [ax, ay, bx, by] = [points[2 * node]!, points[2 * node + 1]!, points[2 * next]!, points[2 * next + 1]!];
      const long = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
      const part = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long));
      const away = Math.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay));
      if (best && away >= best.away) continue;
      best = part < 0.5 ? { cord, node, x: ax, y: ay, away } : { cord, node: next, x: bx, y: by, away };
    }
  });
  return best;
}
