import type { Frame } from '../club/frame';
import { Film, type Sample, TICKS } from './film';

/** Ticks that the picture is behind, so that there is mostly a next frame to go towards. */
const BEHIND = 2;
/** Ticks behind at which the picture jumps rather than hurries. */
const TOO_FAR = 15;
/** Samples that are remembered of a live turn: ten seconds. */
const KEPT = 600;

/** A live turn as it is watched: frames come in when they come, the picture goes on evenly. */
export class Reel {
  #film: Film;
  #head: number;
  #now: number | null = null;

  constructor(start: Sample) {
    this.#film = new Film(start, KEPT);
    this.#head = start.tick;
  }

  get film(): Film {
    return this.#film;
  }

  /** Whether there is more to show than is shown. */
  get moving(): boolean {
    return this.#head < this.#film.last;
  }

  /** Take over what a live frame tells. */
  add(frame: Frame): void {
    const waited = !this.moving;
    this.#film.add(frame);
    if (this.#film.last < this.#head) this.#head = this.#film.last; // the turn began anew
    // After a rest the picture starts again a little behind.
    if (waited) this.#head = Math.max(this.#head, this.#film.last - BEHIND);
    if (this.#film.last - this.#head > TOO_FAR) this.#head = this.#film.last - BEHIND;
  }

  /** The table at `now`, in ms of a clock that runs evenly. */
  at(now: number): Sample {
    const passed = this.#now === null ? 0 : Math.max(0, now - this.#now) / 1000;
    this.#now = now;
    const behind = this.#film.last - this.#head;
    // Hurry a little when too far behind, and linger when too near: nobody sees ten percent.
    const speed = behind > BEHIND + 1.5 ? 1.1 : behind < BEHIND - 1 ? 0.9 : 1;
    this.#head = Math.min(this.#film.last, this.#head + passed * TICKS * speed);
    return this.#film.at(this.#head);
  }
}
