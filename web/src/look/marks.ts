/** The mark of each seat, so that colour is never the only sign of an owner. Drawn in a square of 16 units round its middle. */
export interface Mark {
  readonly path: string;
  /** Drawn as lines; the others are filled. */
  readonly line: boolean;
}

export const MARKS: readonly Mark[] = [
  { line: true, path: 'M0 -7V7M-7 0H7M-5 -5L5 5M-5 5L5 -5' }, // sun
  { line: true, path: 'M-7 -3q3.5 -5 7 0t7 0M-7 4q3.5 -5 7 0t7 0' }, // waves
  {
    line: false, // clover
    path: 'M0 -0.5a3.4 3.4 0 1 1 .1 0zM-3.6 4a3.3 3.3 0 1 1 .1 0zM3.6 4a3.3 3.3 0 1 1 .1 0zM0 0V7',
  },
  { line: false, path: 'M2.5 -6.5a7 7 0 1 0 4 9.5a6 6 0 0 1 -4 -9.5z' }, // moon
  { line: false, path: 'M2.5 -7L-4.5 1.2H-.5L-2.5 7L4.5 -1.2H.5z' }, // bolt
  {
    line: false, // heart
    path: 'M0 6.5C-10 0 -6.5 -6.5 -3.2 -6.2Q-1 -6 0 -3.6Q1 -6 3.2 -6.2C6.5 -6.5 10 0 0 6.5z',
  },
  { line: false, path: 'M0 -7.5C3 -3 5 -.5 5 2.2a5 5 0 0 1 -10 0C-5 -.5 -3 -3 0 -7.5z' }, // drop
  { line: true, path: 'M-5.5 -5.5L5.5 5.5M-5.5 5.5L5.5 -5.5' }, // cross
];

/** The mark of a seat, whatever its number. */
export function markOf(seat: number): Mark {
  return MARKS[seat % MARKS.length]!;
}
