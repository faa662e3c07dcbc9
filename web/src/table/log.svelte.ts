import type { LiveTable } from '../club/table.svelte';
import type { GameFace } from '../games';
import type { News } from '../wire';
import { roomTold } from './told';

/** Something that happened, as the log tells it. */
export interface Entry {
  readonly seq: number;
  /** s since 1970. */
  readonly at: number;
  /** Whose doing; their name is not in the text. */
  readonly seat: number | null;
  readonly text: string;
}

/** Entries that are remembered: more than a long game has. */
const KEPT = 600;

/** What has happened at a table since this page was opened. Each is put into words when it happens, for later views tell less of it. */
export class Log {
  entries = $state.raw<readonly Entry[]>([]);

  /** Write down a piece of news; answers what was written, or null for what only the chat tells. */
  hear(news: News, table: LiveTable, face: GameFace): Entry | null {
    const text = news.what === 'played' ? face.told(news, table) : roomTold(news, table);
    if (!text) return null;
    const entry = { seq: news.seq, at: news.at, seat: news.what === 'played' ? news.seat : null, text };
    this.entries = [...this.entries, entry].slice(-KEPT);
    return entry;
  }
}
