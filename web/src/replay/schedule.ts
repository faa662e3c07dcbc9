/** A moment of a game that becomes a picture of an animation. */
export interface Moment {
  readonly turn: number;
  /** Seconds into the showing of the turn. */
  readonly moment: number;
  /** How long the picture stays, in seconds. */
  readonly seconds: number;
}

/** Pictures a second; a GIF cannot keep time much finer. */
const RATE = 15;
/** More pictures than this make a file that nobody wants to send. */
const MOST = 900;
/** Seconds that the end stays before an animation begins anew. */
const END = 2.5;

/** The moments of turns that last so many seconds; a long game is shown in fewer, at the same rate but faster. */
export function moments(turns: readonly number[], lasts: (turn: number) => number, most = MOST): Moment[] {
  const whole = turns.reduce((sum, turn) => sum + lasts(turn), 0);
  const faster = Math.max(1, (whole * RATE) / most);
  const found: Moment[] = [];
  for (const turn of turns) {
    const count = Math.max(1, Math.round((lasts(turn) * RATE) / faster));
    for (let index = 0; index < count; index++) {
      const moment = (lasts(turn) * (index + 1)) / count;
      found.push({ turn, moment, seconds: 1 / RATE });
    }
  }
  const end = found.pop();
  if (end) found.push({ ...end, seconds: END });
  return found;
}
