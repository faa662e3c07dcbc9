import type { Entry, Memory } from '../club/memory';
import type { LiveTable } from '../club/table.svelte';
import type { GameFace } from '../games';
import type { News } from '../wire';
import { roomTold } from './told';

/** Entries that are remembered: more than a long game has. */
const KEPT = 600;

/** Stands for what happened unheard between two visits. */
const UNHEARD = '…';

/** What has happened at a table as far as this browser heard of it. Each is put into words when it happens, for later views tell less of it. */
export class Log {
  entries = $state.raw<readonly Entry[]>([]);

  /** Begin with what was written at an earlier visit; `next` is the first news that this one hears of. */
  begin(past: Memory, next: number): void {
    const unheard = { seq: past.seq + 1, at: 0, seat: null, text: UNHEARD };
    this.entries = next > past.seq + 1 ? [...past.entries, unheard] : past.entries;
  }

  /** Write down a piece of news; answers what was written, or null for what only the chat tells. */
  hear(news: News, table: LiveTable, face: GameFace): Entry | null {
    const text = news.what === 'played' ? face.told(news, table) : roomTold(news, table);
    if (!text) return null;
    const entry = { seq: news.seq, at: news.at, seat: news.what === 'played' ? news.seat : null, text };
    this.entries = [...this.entries, entry].slice(-KEPT);
    return entry;
  }
}
