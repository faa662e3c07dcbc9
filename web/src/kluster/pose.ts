import type { Pose } from '../club/frame';

export type { Pose };
/** A turn in space: w, x, y, z. */
export type Quaternion = readonly [number, number, number, number];
/** Half axes of an ellipsoid in m, the longest first. */
export type Axes = readonly [number, number, number];

const { sin, cos, sqrt, PI } = Math;

/** The pose that a list of seven numbers from the club tells. */
export function poseOf(numbers: readonly number[]): Pose {
  const [x = 0, y = 0, z = 0, w = 1, i = 0, j = 0, k = 0] = numbers;
  return [x, y, z, w, i, j, k];
}

/** How a hand turns a stone: tilted over its long side, face down or not, then turned from above; angles in degrees. */
export function turned(yaw: number, tilt: number, down: boolean): Quaternion {
  const over = ((tilt + (down ? 180 : 0)) * PI) / 360;
  const round = (yaw * PI) / 360;
  return [cos(round) * cos(over), cos(round) * sin(over), sin(round) * sin(over), sin(round) * cos(over)];
}

/** The way of a stone's own axis (0 the longest, 2 the one of its magnet) in the room. */
export function axis(pose: Pose, which: 0 | 1 | 2): readonly [number, number, number] {
  const [, , , w, x, y, z] = pose;
  if (which === 0) return [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)];
  if (which === 1) return [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)];
  return [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)];
}

/** How high the middle of a stone is that rests on the table, turned like this. */
export function restingHeight(size: Axes, pose: Pose): number {
  const [a, b, c] = size;
  return sqrt((a * axis(pose, 0)[2]) ** 2 + (b * axis(pose, 1)[2]) ** 2 + (c * axis(pose, 2)[2]) ** 2);
}

/** Whether the face that is up for a stone not turned over is up. */
export function northUp(pose: Pose): boolean {
  return axis(pose, 2)[2] >= 0;
}

/** How steep a stone's face is, in degrees: 0 lies flat, 90 stands on edge. */
export function steepness(pose: Pose): number {
  return (Math.acos(Math.min(1, Math.abs(axis(pose, 2)[2]))) * 180) / PI;
}

/** The outline of a stone from above: half axes of the ellipse in m and its turn in degrees. */
export function outline(size: Axes, pose: Pose): { long: number; short: number; turn: number } {
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (const which of [0, 1, 2] as const) {
    const [x, y] = axis(pose, which);
    xx += (size[which] * x) ** 2;
    xy += size[which] ** 2 * x * y;
    yy += (size[which] * y) ** 2;
  }
  const middle = (xx + yy) / 2;
  const apart = sqrt(((xx - yy) / 2) ** 2 + xy * xy);
  const turn = (Math.atan2(2 * xy, xx - yy) * 90) / PI;
  return { long: sqrt(middle + apart), short: sqrt(Math.max(0, middle - apart)), turn };
}

/** The pose a part of the way from one to another; turns take the short way round. */
export function between(from: Pose, to: Pose, part: number): Pose {
  if (part <= 0 || from === to) return from;
  if (part >= 1) return to;
  const near = from[3] * to[3] + from[4] * to[4] + from[5] * to[5] + from[6] * to[6];
  const sign = near < 0 ? -1 : 1;
  const mix = (index: 3 | 4 | 5 | 6) => from[index] * (1 - part) + sign * to[index] * part;
  const [w, x, y, z] = [mix(3), mix(4), mix(5), mix(6)];
  const size = sqrt(w * w + x * x + y * y + z * z) || 1;
  const line = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * part;
  return [line(0), line(1), line(2), w / size, x / size, y / size, z / size];
}
