import type { ClusteredReplay, KlusterReplay, Replay } from '../wire';
import { t } from '../words/words.svelte';

/** How a seat stands after a turn. */
export interface Standing {
  /** Points in Clustered, stones left in Kluster. */
  readonly figure: number;
  /** The same in words. */
  readonly words: string;
  /** The numbers that belong to it, in the order of `PARTS`. */
  readonly parts: readonly number[];
  readonly out: boolean;
}

/** What the figures of a game are made of, or what goes with them; words of `replay-part`. */
export const PARTS: Readonly<Record<Replay['game'], readonly string[]>> = {
  clustered: ['rectangle', 'rows', 'columns', 'bonuses'],
  kluster: ['faults'],
};

/** How everybody stands after a turn; turns count from 1. */
export function standings(replay: Replay, at: number): readonly Standing[] {
  return replay.game === 'clustered' ? points(replay, at) : stones(replay, at);
}

/** Whether a turn is the end of a game of Clustered: the cells that count are told once, there. */
export function counted(replay: Replay, at: number): boolean {
  return replay.game === 'clustered' && at > 0 && at === replay.steps.length;
}

function points({ steps, seats }: ClusteredReplay, at: number): Standing[] {
  return seats.map((_, seat) => {
    const { total = 0, rectangle = 0, rows = 0, columns = 0, bonuses = 0 } = steps[at - 1]?.points[seat] ?? {};
    return { figure: total, words: t('replay-total', { points: total }), parts: [rectangle, rows, columns, bonuses], out: false };
  });
}

function stones({ steps, start, seats }: KlusterReplay, at: number): Standing[] {
  const view = steps[at - 1]?.view ?? start;
  return seats.map((_, seat) => {
    const left = view.counts[seat] ?? 0;
    const out = view.out.includes(seat);
    return { figure: left, words: out ? t('replay-out') : t('replay-left', { stones: left }), parts: [view.faults[seat] ?? 0], out };
  });
}
