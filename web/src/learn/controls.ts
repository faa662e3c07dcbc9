import type { Action } from '../settings/keys';

type KeyMessage = `learn-key-${'arrows' | 'shift-arrows' | 'numbers' | 'enter' | 'tab' | 'delete' | 'page-up' | 'page-down'}`;

/** Something that a player does at the table, how it is done by mouse or touch, and the keys for it. */
export interface Control {
  readonly what: string;
  readonly how: string;
  /** Actions that have a key of their own, or messages that name keys. */
  readonly keys: readonly (Action | KeyMessage)[];
}

const HINT: Control = { what: 'learn-hint', how: 'learn-hint-how', keys: ['hint'] };

const CLUSTERED: readonly Control[] = [
  { what: 'learn-clustered-choose', how: 'learn-clustered-choose-how', keys: ['learn-key-numbers'] },
  { what: 'learn-clustered-lay', how: 'learn-clustered-lay-how', keys: ['learn-key-arrows', 'learn-key-enter'] },
  { what: 'learn-clustered-why', how: 'learn-clustered-why-how', keys: ['learn-key-shift-arrows', 'learn-key-enter'] },
  { what: 'learn-clustered-move', how: 'learn-clustered-move-how', keys: ['learn-key-arrows', 'zoomIn', 'zoomOut'] },
  { what: 'learn-clustered-fit', how: 'learn-clustered-fit-how', keys: ['fit'] },
  { what: 'learn-clustered-score', how: 'learn-clustered-score-how', keys: ['learn-key-tab'] },
  HINT,
];

const KLUSTER: readonly Control[] = [
  { what: 'learn-kluster-stock', how: 'learn-kluster-stock-how', keys: ['stock'] },
  { what: 'learn-kluster-carry', how: 'learn-kluster-carry-how', keys: ['learn-key-arrows'] },
  { what: 'learn-kluster-lower', how: 'learn-kluster-lower-how', keys: ['lower'] },
  { what: 'learn-kluster-height', how: 'learn-kluster-height-how', keys: ['learn-key-page-up', 'learn-key-page-down'] },
  { what: 'learn-kluster-turn', how: 'learn-kluster-turn-how', keys: ['turnLeft', 'turnRight'] },
  { what: 'learn-kluster-flip', how: 'learn-kluster-flip-how', keys: ['flip'] },
  { what: 'learn-kluster-edge', how: 'learn-kluster-edge-how', keys: ['edge'] },
  { what: 'learn-kluster-other', how: 'learn-kluster-other-how', keys: ['otherHand'] },
  { what: 'learn-kluster-back', how: 'learn-kluster-back-how', keys: ['learn-key-delete'] },
  { what: 'learn-kluster-cord', how: 'learn-kluster-cord-how', keys: ['grab', 'learn-key-arrows'] },
  { what: 'learn-kluster-near', how: 'learn-kluster-near-how', keys: ['near'] },
  HINT,
  { what: 'learn-kluster-end', how: 'learn-kluster-end-how', keys: ['endTurn'] },
];

/** What a player does at a table of this game. */
export function controls(game: string): readonly Control[] {
  return game === 'kluster' ? KLUSTER : CLUSTERED;
}
