import type { Line } from '../wire';

/** Something that happened, as the log tells it. */
export interface Entry {
  readonly seq: number;
  /** s since 1970. */
  readonly at: number;
  /** Whose doing; their name is not in the text. */
  readonly seat: number | null;
  readonly text: string;
}

/** What a browser keeps of a table between two visits: what was told there, never how the board stands. */
export interface Memory {
  /** Who it was told to, for others may know more or less. */
  readonly who: string | null;
  /** The last news that was heard. */
  readonly seq: number;
  readonly entries: readonly Entry[];
  readonly said: readonly Line[];
}

/** The tables that are remembered, the latest first. */
const SHELF = 'klub.tables';
const TABLES = 12;
const ENTRIES = 400;
const LINES = 200;

/** What is remembered of a table from when the same person was there; null for nothing. */
export function recall(table: string, who: string | null): Memory | null {
  try {
    const memory = JSON.parse(localStorage.getItem(place(table)) ?? 'null') as Partial<Memory> | null;
    if (!memory || memory.who !== who || typeof memory.seq !== 'number') return null;
    if (!Array.isArray(memory.entries) || !Array.isArray(memory.said)) return null;
    return memory as Memory;
  } catch {
    return null;
  }
}

/** Keep what was told at a table; the table that was left longest ago is forgotten for it. */
export function remember(table: string, { who, seq, entries, said }: Memory): void {
  try {
    const known = tables();
    if (known[0] !== table) {
      const latest = [table, ...known.filter((one) => one !== table)];
      latest.splice(TABLES).forEach((one) => localStorage.removeItem(place(one)));
      localStorage.setItem(SHELF, latest.join(' '));
    }
    const memory: Memory = { who, seq, entries: entries.slice(-ENTRIES), said: said.slice(-LINES) };
    localStorage.setItem(place(table), JSON.stringify(memory));
  } catch {
    // A browser that keeps nothing, or has no room: the log then begins with each visit.
  }
}

/** Keep nothing of a table that is no more. */
export function forget(table: string): void {
  try {
    localStorage.removeItem(place(table));
    localStorage.setItem(SHELF, tables().filter((one) => one !== table).join(' '));
  } catch {
    // Then there was nothing kept.
  }
}

function place(table: string): string {
  return `klub.table.${table}`;
}

function tables(): string[] {
  return (localStorage.getItem(SHELF) ?? '').split(' ').filter(Boolean);
}
