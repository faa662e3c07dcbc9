/** Where a replay is. */
export interface Place {
  /** The turn that is shown, counted from 1; 0 before the first. */
  readonly at: number;
  /** Seconds of this turn that have been shown; `DONE` once it is over. */
  readonly moment: number;
}

/** The moment of a turn that has been shown to its end. */
export const DONE = Infinity;

/** How many seconds the showing of a turn takes, its rest included. */
export type Lasting = (turn: number) => number;

/** The end of a turn, within a game of `last` turns. */
export function endOf(turn: number, last: number): Place {
  return { at: Math.max(0, Math.min(turn, last)), moment: DONE };
}

/** The beginning of the turn that comes now: the one under way, or else the next. */
export function onwards(place: Place, last: number): Place {
  if (place.moment < DONE) return place;
  return place.at < last ? { at: place.at + 1, moment: 0 } : { at: Math.min(1, last), moment: 0 };
}

/** Where a replay is some seconds later. It comes to its end after the last turn. */
export function later(place: Place, seconds: number, last: number, lasts: Lasting): Place {
  let { at, moment } = place;
  if (moment === DONE) return place;
  moment += seconds;
  for (;;) {
    const whole = at > 0 ? lasts(at) : 0;
    if (moment < whole) return { at, moment };
    if (at >= last) return { at, moment: DONE };
    moment -= whole;
    at += 1;
  }
}
