import type { Component } from 'svelte';
import type { LiveTable } from './club/table.svelte';
import type { Sight } from './table/sight.svelte';
import type { News } from './wire';

/** What a game brings to the table room, which knows no game. */
export interface GameFace {
  /** The board with everything a player does at it; takes the room that is left. */
  readonly Board: Component<{ table: LiveTable; sight: Sight }>;
  /** Score, cards or stones of one seat, beside its name. */
  readonly Figures: Component<{ table: LiveTable; seat: number }>;
  /** The result, counted out, once the game is over. */
  readonly Count: Component<{ table: LiveTable; sight: Sight }>;
  /** What is expected of whoever is to move, in a sentence. */
  readonly expected: (table: LiveTable) => string;
  /** A move as the log tells it, in a sentence without the player's name; null for nothing to tell. */
  readonly told: (news: News, table: LiveTable) => string | null;
}

/** The face of a game, loaded when somebody comes to its table. */
export async function face(game: string): Promise<GameFace> {
  if (game === 'kluster') return (await import('./kluster/face')).kluster;
  return (await import('./clustered/face')).clustered;
}
