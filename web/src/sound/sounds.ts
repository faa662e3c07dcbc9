/** One voice of a sound: a tone that glides, or a breath of noise through a filter. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** s after the sound begins. */
  readonly at: number;
  /** s until it has died away. */
  readonly length: number;
  /** Hz at its beginning; for noise the middle of what passes the filter. */
  readonly from: number;
  /** Hz at its end. */
  readonly to: number;
  /** 0 to 1. */
  readonly level: number;
}

/** What the club house sounds like: everything is made of a few voices, no sound is a file. */
export const SOUNDS = {
  /** A card touches the cloth. */
  lay: [
    { wave: 'noise', at: 0, length: 0.07, from: 1800, to: 700, level: 0.35 },
    { wave: 'sine', at: 0.005, length: 0.09, from: 190, to: 110, level: 0.4 },
  ],
  /** It is your turn: two wooden notes that rise. */
  turn: [
    { wave: 'triangle', at: 0, length: 0.22, from: 523, to: 523, level: 0.3 },
    { wave: 'triangle', at: 0.11, length: 0.34, from: 784, to: 784, level: 0.3 },
  ],
  /** Two stones meet: hard, bright, twice, for they bounce. */
  clack: [
    { wave: 'noise', at: 0, length: 0.035, from: 3600, to: 2600, level: 0.9 },
    { wave: 'sine', at: 0, length: 0.06, from: 2350, to: 2250, level: 0.35 },
    { wave: 'sine', at: 0, length: 0.09, from: 420, to: 260, level: 0.5 },
    { wave: 'noise', at: 0.045, length: 0.025, from: 4200, to: 3000, level: 0.45 },
    { wave: 'sine', at: 0.045, length: 0.05, from: 2500, to: 2400, level: 0.18 },
  ],
  /** A stone comes to rest on the oak. */
  rest: [
    { wave: 'noise', at: 0, length: 0.05, from: 700, to: 350, level: 0.3 },
    { wave: 'sine', at: 0, length: 0.12, from: 150, to: 90, level: 0.45 },
  ],
  /** The game is over. */
  end: [
    { wave: 'triangle', at: 0, length: 0.5, from: 392, to: 392, level: 0.25 },
    { wave: 'triangle', at: 0.13, length: 0.5, from: 523, to: 523, level: 0.25 },
    { wave: 'triangle', at: 0.26, length: 0.8, from: 659, to: 659, level: 0.28 },
  ],
  /** That cannot be done. */
  refused: [
    { wave: 'sine', at: 0, length: 0.12, from: 210, to: 180, level: 0.35 },
    { wave: 'sine', at: 0.1, length: 0.16, from: 170, to: 140, level: 0.35 },
  ],
  /** A second passes, and few are left. */
  tick: [{ wave: 'noise', at: 0, length: 0.02, from: 2600, to: 2000, level: 0.3 }],
} as const satisfies Readonly<Record<string, readonly Voice[]>>;

export type Sound = keyof typeof SOUNDS;

/** s that a sound takes. */
export function lengthOf(sound: Sound): number {
  return Math.max(...SOUNDS[sound].map((voice) => voice.at + voice.length));
}
