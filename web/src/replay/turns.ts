import type { ClusteredStep, KlusterStep, Replay } from '../wire';

/** How a turn stands out: many points at once, a fault, or not at all. */
export type Mark = 'plain' | 'big' | 'fault';

/** A turn as the bar shows it. */
export interface Turn {
  readonly seat: number;
  readonly mark: Mark;
}

/** Fewer points than a row of three makes are nothing to jump to. */
const FEWEST = 3;
/** Points count as many from this part of the most that a turn of the game has made. */
const PART = 0.6;

/** Every turn of a game with its mark. */
export function turnsOf(replay: Replay): readonly Turn[] {
  return replay.game === 'kluster' ? faulty(replay.steps) : scoring(replay.steps);
}

function scoring(steps: readonly ClusteredStep[]): Turn[] {
  const most = Math.max(0, ...steps.map((step) => step.gained));
  const many = Math.max(FEWEST, most * PART);
  return steps.map(({ seat, gained }) => ({ seat, mark: gained >= many ? 'big' : 'plain' }));
}

function faulty(steps: readonly KlusterStep[]): Turn[] {
  return steps.map(({ seat, view }) => ({ seat, mark: view.last?.faults.length ? 'fault' : 'plain' }));
}

/** The next turn behind `at` that stands out; null if there is none. Turns count from 1, 0 is the beginning. */
export function markedAfter(turns: readonly Turn[], at: number): number | null {
  const found = turns.findIndex((turn, index) => index + 1 > at && turn.mark !== 'plain');
  return found < 0 ? null : found + 1;
}

/** The last turn before `at` that stands out; null if there is none. */
export function markedBefore(turns: readonly Turn[], at: number): number | null {
  const found = turns.findLastIndex((turn, index) => index + 1 < at && turn.mark !== 'plain');
  return found < 0 ? null : found + 1;
}

/** The turn that an address asks for: a whole number, kept within the game. */
export function turnAsked(text: string | null, last: number): number {
  const asked = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return Math.min(asked, last);
}
