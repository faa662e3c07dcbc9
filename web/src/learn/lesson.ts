import type { TableWish } from '../club/table.svelte';
import type { GameView, Reason, TurnNow } from '../wire';

/** Something that happens at the table of a lesson, or in front of it. */
export type Signal =
  | { readonly kind: 'view'; readonly view: GameView }
  | { readonly kind: 'turn'; readonly turn: TurnNow | null }
  | { readonly kind: 'wish'; readonly wish: TableWish; readonly refused: Reason | null }
  /** A card of the hand was chosen. */
  | { readonly kind: 'chosen' }
  /** The cards that count for somebody were lit. */
  | { readonly kind: 'lit' }
  /** A stone that lay still has moved. */
  | { readonly kind: 'moved' };

/** Watches for one thing: true once it has happened. */
export type Watch = (signal: Signal) => boolean;

/** A step of a tutorial. */
export interface Step {
  readonly text: string;
  /** What is said once it is done. */
  readonly nod?: string;
  /** Begins to watch for what is asked; a step without it is only told. */
  readonly watch?: () => Watch;
  /** Whether it may well be left undone. */
  readonly optional?: boolean;
}

/** Somebody's way through a tutorial: one step after the other, back and forth. */
export class Walk {
  at: number;
  /** The last that was said of a hand with a stone, as long as it has it: what a step begins with. */
  #hand: Signal | null = null;
  #watch: Watch | undefined;

  constructor(
    readonly steps: readonly Step[],
    at = 0,
  ) {
    this.at = this.#within(at);
    this.#watch = this.step.watch?.();
  }

  /** The step that is to be done. */
  get step(): Step {
    return this.steps[this.at]!;
  }

  /** Whether this is the last step, after which there is nothing to learn. */
  get last(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** Whether something is being watched for. */
  get open(): boolean {
    return this.#watch !== undefined;
  }

  /** Take notice of something: the step that it does, if it does one. Then the next one begins. */
  notice(signal: Signal): Step | null {
    this.#remember(signal);
    if (!this.#watch?.(signal)) return null;
    const done = this.step;
    this.go(1);
    return done;
  }

  /**
   * Look at the table as it is when a step begins: true if it was done before.
   * Then nothing is watched for, and the step stays until somebody goes on: its text is worth reading.
   */
  look(signal: Signal): boolean {
    if (!this.#watch?.(signal)) return false;
    this.#watch = undefined;
    return true;
  }

  /** Go so many steps on, or back. */
  go(steps: number): void {
    this.at = this.#within(this.at + steps);
    this.#watch = this.step.watch?.();
    if (this.#hand) this.#watch?.(this.#hand);
  }

  #remember(signal: Signal): void {
    if (signal.kind === 'view') this.#hand = null; // the turn is over
    if (signal.kind !== 'wish' || signal.refused) return;
    if (signal.wish.t === 'hand') this.#hand = signal;
    else if (signal.wish.t === 'release' || signal.wish.t === 'put_back') this.#hand = null;
  }

  #within(at: number): number {
    return Math.min(Math.max(0, at), this.steps.length - 1);
  }
}
