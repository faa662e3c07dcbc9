import type { LiveTable } from '../club/table.svelte';
import type { Sample } from './film';
import type { Aim, Hand } from './hand';

/** ms between two inputs of a hand, at least: the world takes sixty a second. */
const EVERY = 1000 / 60;
/** m between what a hand wants and what the club shows, from which on an answer is due; and ms it may take. */
const NOTICEABLE = 0.003;
const PATIENCE = 1000;

/** A point of a cord that is held, and where it is drawn. */
export interface Grip {
  readonly cord: number;
  readonly node: number;
  x: number;
  y: number;
}

/** Tells the club where the hands want to be, often enough and never twice the same, and notices when it does not answer. */
export class Teller {
  #told = new Map<number | 'cord', string>();
  #at = 0;
  /** When an answer became due, in ms. */
  #due: number | null = null;

  constructor(readonly table: LiveTable) {}

  /** Say what has changed since it was said last; `at_once` also if that was just now. */
  say(hands: readonly (Hand | null)[], grip: Grip | null, newest: Sample, now: number, at_once = false): void {
    const seat = this.table.acting;
    if (seat === null || (!at_once && now - this.#at < EVERY - 1)) return;
    this.#at = now;
    hands.forEach((hand, number) => {
      if (!hand) return;
      const aim = sent(hand.aim);
      if (!this.#news(number, JSON.stringify(aim))) return;
      this.table.tell({ t: 'hand', seat, hand: number, stone: hand.stone, ...aim });
      if (off(hand, newest) > NOTICEABLE) this.#due ??= now;
    });
    if (!grip) return;
    const [x, y] = [rounded(grip.x), rounded(grip.y)];
    if (this.#news('cord', `${grip.cord} ${x} ${y}`)) this.table.tell({ t: 'drag', seat, cord: grip.cord, x, y });
  }

  /** A hand holds something else now. */
  forget(hand: number): void {
    this.#told.delete(hand);
  }

  /** Something was asked for. */
  asked(now: number): void {
    this.#due ??= now;
  }

  /** The club has shown or answered something. */
  answered(): void {
    this.#due = null;
  }

  /** Whether an answer is due. */
  get waiting(): boolean {
    return this.#due !== null;
  }

  /** Whether it is overdue. */
  stalled(now: number): boolean {
    return this.#due !== null && now - this.#due > PATIENCE;
  }

  #news(what: number | 'cord', text: string): boolean {
    if (this.#told.get(what) === text) return false;
    this.#told.set(what, text);
    return true;
  }
}

/** What a hand wants, as exactly as the club takes it. */
export function sent(aim: Aim): Aim {
  return { ...aim, x: rounded(aim.x), y: rounded(aim.y), z: rounded(aim.z), yaw: Math.round(aim.yaw * 10) / 10 };
}

/** m between where a hand wants its stone and where the club has shown it. */
export function off(hand: Hand, newest: Sample): number {
  const shown = newest.poses.get(hand.stone);
  const { x, y, z } = hand.aim;
  return shown ? Math.hypot(x - shown[0], y - shown[1], Math.max(z, hand.rest) - shown[2]) : 1;
}

function rounded(metres: number): number {
  return Math.round(metres * 1e4) / 1e4;
}
