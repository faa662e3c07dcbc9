import { post } from '../club/http';
import type { LiveTable } from '../club/table.svelte';
import { excuse, note } from '../look/notes.svelte';
import type { Sight } from '../table/sight.svelte';
import type { Hints as Told } from '../wire';
import { t } from '../words/words.svelte';
import { type Hint, SHOWN } from './worth';

/** News after which something else can be played. */
const CHANGES: readonly string[] = ['started', 'played', 'undone', 'gave_up', 'resumed'];

/** What the club advises somebody who is to move and asks for it; forgotten as soon as the game goes on. */
export class Hints {
  /** The best first; empty while nothing was asked. */
  moves = $state.raw<readonly Hint[]>([]);
  thinking = $state(false);
  /** Whether advice can be asked for now: on the own turn, where aids are allowed. */
  able = $derived.by(() => {
    const { info, live, acting, viewer } = this.table;
    if (!info?.aids || info.daily !== null || info.lesson || !live || acting === null) return false;
    return acting === viewer && !this.sight.covered && this.ready();
  });

  /** Which question is the latest: answers to others come too late. */
  #question = 0;

  constructor(
    readonly table: LiveTable,
    readonly sight: Sight,
    /** Whether the game itself has something to advise on now. */
    readonly ready: () => boolean,
  ) {
    // Both end with the board that asks.
    $effect(() => table.onNews((news) => CHANGES.includes(news.what) && this.clear()));
    $effect(() => {
      if (!this.able) this.clear();
    });
  }

  /** Ask the club; whether it had something to say. A refusal is told. */
  async ask(): Promise<boolean> {
    const seat = this.table.acting;
    if (!this.able || this.thinking || seat === null) return false;
    this.clear();
    const question = this.#question;
    this.thinking = true;
    try {
      const { moves } = await post<Told>(`/api/tables/${this.table.id}/hint`, { seat });
      if (question !== this.#question) return false;
      this.moves = moves.slice(0, SHOWN);
      if (!moves.length) note(t('advice-nothing'));
      return moves.length > 0;
    } catch (error) {
      if (question === this.#question) excuse(error);
      return false;
    } finally {
      if (question === this.#question) this.thinking = false;
    }
  }

  /** Show no advice any more, and wait for none. */
  clear(): void {
    this.#question++;
    this.thinking = false;
    this.moves = [];
  }
}
