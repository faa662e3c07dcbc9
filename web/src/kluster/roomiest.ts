import type { Sample } from './film';
import { framed } from './ground';
import { nearestNode } from './nearest';

/** m between two places that are tried. */
const STEP = 0.01;
/** A cord may be so much nearer than a stone: it pulls nobody, but the stone has to land inside. */
const CORD = 3;

/** Where inside a cord a stone has the most room: there a hand begins its turn. */
export function roomiest({ cords, poses }: Sample): [number, number] {
  const { left, top, width, height } = framed(cords, 0);
  let [best, most]: [[number, number], number] = [[left + width / 2, top - height / 2], 0];
  for (let x = left + (width % STEP) / 2; x < left + width; x += STEP) {
    for (let y = top - (height % STEP) / 2; y > top - height; y -= STEP) {
      if (!cords.some((cord) => inside(cord, x, y))) continue;
      let room = CORD * nearestNode(cords, x, y)!.away;
      for (const pose of poses.values()) room = Math.min(room, Math.hypot(pose[0] - x, pose[1] - y));
      if (room > most) [best, most] = [[x, y], room];
    }
  }
  return best;
}

/** Whether a line from the place to the right crosses the cord an odd number of times. */
function inside(cord: ArrayLike<number>, x: number, y: number): boolean {
  let within = false;
  for (let at = 0, before = cord.length - 2; at < cord.length; before = at, at += 2) {
    const [ax, ay, bx, by] = [cord[before]!, cord[before + 1]!, cord[at]!, cord[at + 1]!];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) within = !within;
  }
  return within;
}
