import { DONE, endOf, type Lasting, later, onwards, type Place } from './place';

/** How fast a replay can be shown. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** A longer wait between two pictures, in seconds, is a page that slept: it is not caught up. */
const NAP = 0.5;

/** Shows a game turn by turn, by itself or as it is told. */
export class Player {
  playing = $state(false);
  speed = $state<Speed>(1);
  #place = $state.raw<Place>({ at: 0, moment: DONE });
  /** Whether only the turn under way is shown. */
  #once = false;

  constructor(
    /** How many turns the game has. */
    readonly last: number,
    private readonly lasts: Lasting,
  ) {}

  /** The turn that is shown, counted from 1; 0 before the first. */
  get at(): number {
    return this.#place.at;
  }

  /** Seconds of it that have been shown; `DONE` once it is over. */
  get moment(): number {
    return this.#place.moment;
  }

  /** Show the end of a turn, and stay there. */
  seek(turn: number): void {
    this.playing = false;
    this.#place = endOf(turn, this.last);
  }

  /** One turn on or back; back from the middle of a turn leads to its beginning. */
  step(by: 1 | -1): void {
    this.seek(this.at + (by === 1 && this.moment < DONE ? 0 : by));
  }

  /** Go on, or stop where it is. */
  toggle(): void {
    if (this.playing) {
      this.playing = false;
      return;
    }
    if (this.last === 0) return;
    this.#place = onwards(this.#place, this.last);
    this.#once = false;
    this.playing = true;
  }

  /** Show the present turn once more, and stop after it. */
  again(): void {
    if (this.at === 0) return;
    this.#place = { at: this.at, moment: 0 };
    this.#once = true;
    this.playing = true;
  }

  /** Let some seconds of real time pass. */
  pass(seconds: number): void {
    if (!this.playing) return;
    const before = this.at;
    const next = later(this.#place, Math.min(seconds, NAP) * this.speed, this.last, this.lasts);
    this.#place = this.#once && next.at !== before ? endOf(before, this.last) : next;
    if (this.moment === DONE) this.playing = false;
  }

  /** Keep time with the display while it plays; call within a component. */
  run(): void {
    $effect(() => {
      if (!this.playing) return;
      let before = performance.now();
      let next = 0;
      const beat = (now: number) => {
        this.pass(Math.max(0, now - before) / 1000);
        before = now;
        next = requestAnimationFrame(beat);
      };
      next = requestAnimationFrame(beat);
      return () => cancelAnimationFrame(next);
    });
  }
}
