import { Refusal } from '../club/http';
import { because } from '../words/words.svelte';

/** A word to the player that goes by itself. */
export interface Note {
  readonly id: number;
  readonly text: string;
  readonly bad: boolean;
}

const STAYS = 6000;
let next = 0;
let notes = $state.raw<readonly Note[]>([]);

/** The notes that are shown now. */
export function shown(): readonly Note[] {
  return notes;
}

/** Tell the player something in passing. */
export function note(text: string, { bad = false } = {}): void {
  const made = { id: next++, text, bad };
  notes = [...notes.filter((one) => one.text !== text), made].slice(-3);
  setTimeout(() => dismiss(made.id), STAYS);
}

/** Take a note away. */
export function dismiss(id: number): void {
  notes = notes.filter((one) => one.id !== id);
}

/** Tell why something was not done; any other mistake is ours and goes on. */
export function excuse(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
  note(because(error.reason), { bad: true });
}
