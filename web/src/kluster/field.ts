import type { Stone } from '../wire';
import { axis, type Pose } from './pose';

/** T: how strongly the stones are magnets. */
const REMANENCE = 0.2;
/** m above the table: the middle of a stone that lies flat. */
const LEVEL = 0.006;

/** A magnet as seen from far: where it is, and its moment over 4π in T·m³. */
export interface Dipole {
  readonly place: readonly [number, number, number];
  readonly moment: readonly [number, number, number];
}

/** A stone as a dipole. */
export function dipole(stone: Stone, pose: Pose): Dipole {
  const volume = (4 / 3) * Math.PI * stone.size[0] * stone.size[1] * stone.size[2];
  const strength = (REMANENCE * volume) / (4 * Math.PI);
  const [x, y, z] = axis(pose, 2);
  return { place: [pose[0], pose[1], pose[2]], moment: [strength * x, strength * y, strength * z] };
}

/** The field of magnets at a place of the table in T: its size, and the part that points upwards. */
export function fieldAt(dipoles: readonly Dipole[], x: number, y: number): { size: number; up: number } {
  let [bx, by, bz] = [0, 0, 0];
  for (const { place, moment } of dipoles) {
    const [dx, dy, dz] = [x - place[0], y - place[1], LEVEL - place[2]];
    // Inside a stone a dipole is no picture of it; the distance is kept to where it begins to be one.
    const square = Math.max(dx * dx + dy * dy + dz * dz, 6.4e-5);
    const cube = square * Math.sqrt(square);
    const along = (3 * (moment[0] * dx + moment[1] * dy + moment[2] * dz)) / square;
    bx += (along * dx - moment[0]) / cube;
    by += (along * dy - moment[1]) / cube;
    bz += (along * dz - moment[2]) / cube;
  }
  return { size: Math.hypot(bx, by, bz), up: bz };
}

/** Fields weaker than this are not drawn; bands double in strength. */
const WEAKEST = 1.5e-4;

/** The colour of a field in a picture of it: red where it points up, blue where it points down, a line at each doubling. */
export function shade(size: number, up: number): readonly [number, number, number, number] {
  if (size <= WEAKEST) return [0, 0, 0, 0];
  const doublings = Math.log2(size / WEAKEST);
  const line = 0.22 * Math.max(0, 1 - Math.abs((doublings % 1) - 0.5) * 5);
  const strong = Math.min(0.62, 0.07 * doublings + line);
  const way = up / size; // from −1 to 1
  return [way > 0 ? 200 : 40, 60 + 60 * (1 - Math.abs(way)), way > 0 ? 40 : 220, 255 * strong];
}
