/** A rectangle of the table in m; `top` is the largest y. */
export interface Ground {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Room round the cords, in m. */
const MARGIN = 0.035;
const NOTHING: Ground = { left: -0.2, top: 0.15, width: 0.4, height: 0.3 };

/** The part of the table that shows all cords. */
export function framed(cords: readonly ArrayLike<number>[], margin = MARGIN): Ground {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const cord of cords) {
    for (let at = 0; at + 1 < cord.length; at += 2) {
      left = Math.min(left, cord[at]!);
      right = Math.max(right, cord[at]!);
      bottom = Math.min(bottom, cord[at + 1]!);
      top = Math.max(top, cord[at + 1]!);
    }
  }
  if (left > right) return NOTHING;
  return { left: left - margin, top: top + margin, width: right - left + 2 * margin, height: top - bottom + 2 * margin };
}

/** A closed smooth line through the points of a cord, as an SVG path in mm with y downwards. */
export function cordPath(cord: ArrayLike<number>): string {
  const count = cord.length >> 1;
  const x = (point: number) => cord[2 * ((point + count) % count)]! * 1000;
  const y = (point: number) => cord[2 * ((point + count) % count) + 1]! * -1000;
  const written = (value: number) => value.toFixed(1);
  let path = `M${written(x(0))} ${written(y(0))}`;
  for (let point = 0; point < count; point++) {
    // From Catmull and Rom to Bézier: the tangent at a point is a sixth of the way between its neighbours.
    const one = [x(point) + (x(point + 1) - x(point - 1)) / 6, y(point) + (y(point + 1) - y(point - 1)) / 6];
    const two = [x(point + 1) - (x(point + 2) - x(point)) / 6, y(point + 1) - (y(point + 2) - y(point)) / 6];
    path += `C${[...one, ...two, x(point + 1), y(point + 1)].map(written).join(' ')}`;
  }
  return path + 'Z';
}
