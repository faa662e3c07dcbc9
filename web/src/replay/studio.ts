import type { Shot } from './making';

/** Takes pictures of a game, away from the screen. */
export interface Studio {
  /** The end of a turn as a PNG. */
  readonly png: (turn: number) => Promise<Blob>;
  /** The end of a turn as a drawing that stays sharp at any size; null for a game that has none. */
  readonly svg: ((turn: number) => string) | null;
  /** The pictures of an animation of these turns. */
  readonly shots: (turns: readonly number[]) => readonly Shot[];
  readonly close: () => void;
}
