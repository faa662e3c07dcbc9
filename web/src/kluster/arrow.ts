import type { Pull } from './ghost';

/** m: half the width of the shaft, how long and half how wide the head is. */
const [SHAFT, LONG, WIDE] = [0.0022, 0.014, 0.0085];

/** The outline of an arrow on the table, point by point in m, all round `wider` than usual; a short way is all head. */
export function arrow({ from: [ax, ay], to: [bx, by] }: Pull, wider = 0): readonly (readonly [number, number])[] {
  const far = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = far > 0 ? [(bx - ax) / far, (by - ay) / far] : [1, 0];
  const neck = Math.max(0, far - LONG);
  const [tail, shaft, wing, tip] = [-wider, SHAFT + wider, WIDE + 2 * wider, far + 2 * wider];
  const outline = [[tail, shaft], [neck - wider, shaft], [neck - wider, wing], [tip, 0], [neck - wider, -wing], [neck - wider, -shaft], [tail, -shaft]] as const;
  return outline.map(([along, aside]) => [ax + ux * along - uy * aside, ay + uy * along + ux * aside] as const);
}
