import { Film, type Sample, still, TICKS, unpacked } from '../kluster/film';
import type { KlusterReplay, KlusterStep, KlusterView } from '../wire';
import { Pace } from './pace';

/** Seconds that the end of a turn stays before the next begins; longer after a fault, to see what it took. */
const REST = 0.7;
const REST_FAULT = 1.6;

/** Every turn of a game of Kluster as a film, unpacked when it is wanted. */
export class Films {
  readonly #paces = new Map<number, Pace>();
  readonly #films = new Map<number, Promise<Film>>();

  constructor(readonly replay: KlusterReplay) {}

  /** The table after a turn; turns count from 1. */
  view(turn: number): KlusterView {
    return this.replay.steps[turn - 1]?.view ?? this.replay.start;
  }

  /** The cords as a turn began. */
  cords(turn: number): KlusterView['cords'] {
    return this.view(turn - 1).cords;
  }

  /** How a turn is shown. */
  pace(turn: number): Pace {
    let pace = this.#paces.get(turn);
    if (!pace) {
      const { ticks, view } = this.#step(turn);
      pace = new Pace(ticks / TICKS, (view.last?.faults ?? []).map((fault) => fault.seconds));
      this.#paces.set(turn, pace);
    }
    return pace;
  }

  /** How many seconds the showing of a turn takes, with the rest after it. */
  lasts(turn: number): number {
    const faults = this.view(turn).last?.faults ?? [];
    return this.pace(turn).lasts + (faults.length ? REST_FAULT : REST);
  }

  /** What moved in a turn. */
  film(turn: number): Promise<Film> {
    let film = this.#films.get(turn);
    if (!film) {
      const end = still(this.view(turn));
      // A record from elsewhere may hold a track that nobody can read; how the turn ended is known all the same.
      film = unpacked(this.#step(turn).track, still(this.view(turn - 1))).catch(() => new Film(end));
      this.#films.set(turn, film);
    }
    return film;
  }

  /** The table at a moment of a turn. A fault is left on the table, so that one sees what it took. */
  async shown(turn: number, moment: number): Promise<Sample> {
    if (turn === 0) return still(this.replay.start);
    const film = await this.film(turn);
    const { last } = this.view(turn);
    if (moment >= this.pace(turn).lasts) return last?.faults.length ? film.newest : still(this.view(turn));
    return film.at(this.pace(turn).at(moment) * TICKS);
  }

  /** The stones that glow at a moment: those of a fault, from the moment of their touch, and all that it takes at the end. */
  glowing(turn: number, moment: number): readonly number[] {
    const last = turn > 0 ? this.view(turn).last : null;
    if (!last?.faults.length) return [];
    const pace = this.pace(turn);
    const touched = last.faults.filter((fault) => fault.seconds <= pace.at(moment)).flatMap((fault) => fault.stones);
    return moment >= pace.lasts ? [...touched, ...last.taken] : touched;
  }

  #step(turn: number): KlusterStep {
    const step = this.replay.steps[turn - 1];
    if (!step) throw new RangeError(`turn ${turn} is not in this game`);
    return step;
  }
}
