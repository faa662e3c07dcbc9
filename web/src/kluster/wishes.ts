import { Refusal } from '../club/http';
import type { LiveTable, TableWish } from '../club/table.svelte';
import { excuse } from '../look/notes.svelte';
import { play } from '../sound/sound';

/** Ask for something at the table; false with the reason told if it is refused. */
export async function granted(table: LiveTable, wish: TableWish): Promise<boolean> {
  try {
    await table.ask(wish);
    return true;
  } catch (error) {
    // A turn that ended under the hand is no mistake of the player.
    if (error instanceof Refusal && error.reason.message === 'turn-closed') return false;
    play('refused');
    excuse(error);
    return false;
  }
}

/** The same without a word if it is refused. */
export async function quietly(table: LiveTable, wish: TableWish): Promise<boolean> {
  try {
    await table.ask(wish);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}
