import type { LastTurn } from '../wire';
import { type Film, type Sample, TICKS } from './film';
import type { Pose } from './pose';

/** How slowly a fault is shown again, and s of it before and after the touch. */
const SLOWLY = 5;
const BEFORE = 0.12;
const AFTER = 0.24;
/** s in which the cluster glows, and in which it slides away. */
const GLOWS = 0.9;
const SLIDES = 0.7;

/** A moment of the story of a fault. */
export interface Scene {
  readonly sample: Sample;
  /** From 0 to 1: how strongly the taken stones glow. */
  readonly glow: number;
  /** From 1 to 0: how much of them is left. */
  readonly left: number;
}

/** A fault told again: the snap in slow motion, then its stones glow and slide to whoever takes them. */
export class Story {
  readonly seconds: number;
  readonly #from: number;
  readonly #to: number;
  readonly #slow: number;

  /** `to`: the place on the table towards which taken stones leave it. */
  constructor(
    readonly film: Film,
    readonly last: LastTurn,
    readonly to: readonly [number, number],
  ) {
    const fault = (last.faults[0]?.seconds ?? 0) * TICKS;
    this.#from = Math.max(film.first, fault - BEFORE * TICKS);
    this.#to = Math.min(film.last, Math.max(fault + AFTER * TICKS, this.#from + 1));
    this.#slow = (Math.max(0, this.#to - this.#from) / TICKS) * SLOWLY;
    this.seconds = this.#slow + GLOWS + (last.taken.length ? SLIDES : 0);
  }

  /** What is seen after so many seconds; null once it is told. */
  at(seconds: number): Scene | null {
    if (seconds >= this.seconds) return null;
    if (seconds < this.#slow) {
      const tick = this.#from + (seconds / SLOWLY) * TICKS;
      const touched = tick >= (this.last.faults[0]?.seconds ?? 0) * TICKS;
      return { sample: this.film.at(tick), glow: touched ? 0.5 : 0, left: 1 };
    }
    const glowing = seconds - this.#slow;
    const part = Math.max(0, (glowing - GLOWS) / SLIDES);
    const sample = this.film.newest;
    if (part === 0) return { sample, glow: Math.min(1, 0.5 + glowing), left: 1 };
    return { sample: this.#sliding(sample, part * part), glow: 1, left: 1 - part ** 3 };
  }

  #sliding(sample: Sample, part: number): Sample {
    const poses = new Map(sample.poses);
    for (const stone of this.last.taken) {
      const pose = poses.get(stone);
      if (!pose) continue;
      const [x, y, z, ...turn] = pose;
      const moved: Pose = [x + (this.to[0] - x) * part, y + (this.to[1] - y) * part, z + 0.03 * part, ...turn];
      poses.set(stone, moved);
    }
    return { ...sample, poses };
  }
}
