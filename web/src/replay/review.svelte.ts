import { mistake, type Mark, MARKS } from '../advice/marks';
import { get } from '../club/http';
import { excuse } from '../look/notes.svelte';
import type { MarkedTurn, Review as Told } from '../wire';

/** ms between two questions how far the club has come. */
const PAUSE = 1000;

/** How good the turns of a game were, as far as the club has looked at them. */
export class Review {
  state = $state<'none' | 'running' | 'done'>('none');
  turns = $state.raw<readonly MarkedTurn[]>([]);
  /** How many turns there are to look at. */
  of = $state(0);
  /** The mark of each turn that has one. */
  marks = $derived.by(() => new Map(this.turns.map((turn) => [turn.turn, turn.mark])));

  #left = false;

  constructor(
    readonly table: string,
    readonly pause: () => Promise<unknown> = () => new Promise((done) => setTimeout(done, PAUSE)),
  ) {}

  /** Let the club look at every turn; what it has found is here as soon as it is told. */
  async start(): Promise<void> {
    if (this.state !== 'none') return;
    this.state = 'running';
    try {
      for (;;) {
        const told = await get<Told>(`/api/tables/${this.table}/review`);
        [this.turns, this.of] = [told.turns, told.of];
        if (told.turns.length >= told.of) break;
        await this.pause();
        if (this.#left) return;
      }
      this.state = 'done';
    } catch (error) {
      this.state = 'none'; // it can be tried again, and goes on where it was
      if (!this.#left) excuse(error);
    }
  }

  /** Ask no more. */
  leave(): void {
    this.#left = true;
  }

  /** What was found of a turn; turns count from 1, as the replay shows them. */
  at(turn: number): MarkedTurn | null {
    return this.turns.find((one) => one.turn === turn - 1) ?? null;
  }

  /** The next slip or blunder behind a turn; null if there is none. */
  mistakeAfter(turn: number): number | null {
    const found = this.turns.find((one) => one.turn + 1 > turn && mistake(one.mark));
    return found ? found.turn + 1 : null;
  }

  /** The last slip or blunder before a turn. */
  mistakeBefore(turn: number): number | null {
    const found = this.turns.findLast((one) => one.turn + 1 < turn && mistake(one.mark));
    return found ? found.turn + 1 : null;
  }

  /** How often each mark was given to a seat, in the order of `MARKS`. */
  counts(seat: number): readonly number[] {
    const own = this.turns.filter((turn) => turn.seat === seat);
    return MARKS.map((mark: Mark) => own.filter((turn) => turn.mark === mark).length);
  }
}
