import type { Frame, Pose } from '../club/frame';
import type { LiveTable } from '../club/table.svelte';
import type { KlusterView } from '../wire';
import type { Signal } from './lesson';

/** m, and how much of a turn: less is a tremble that nobody sees. */
const VISIBLE = 0.001;
const VISIBLE_TURN = 0.001;

/** Tell what happens at a table that its state alone does not tell; the answer stops that. */
export function overhear(table: LiveTable, hear: (signal: Signal) => void): () => void {
  const stops = [
    table.onWish((wish, refused) => hear({ kind: 'wish', wish, refused })),
    table.onFrame((frame) => {
      if (table.view?.game === 'kluster' && stirred(frame, table.view)) hear({ kind: 'moved' });
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Whether a frame shows a stone elsewhere than where it lay when the turn began. */
export function stirred(frame: Pick<Frame, 'stones'>, view: KlusterView): boolean {
  for (const [stone, pose] of frame.stones) {
    const rest = view.stones[stone]?.pose;
    if (rest && elsewhere(pose, rest)) return true;
  }
  return false;
}

function elsewhere(pose: Pose, rest: readonly number[]): boolean {
  const way = Math.hypot(pose[0] - rest[0]!, pose[1] - rest[1]!, pose[2] - rest[2]!);
  // The product of two unit quaternions is ±1 where they turn alike.
  const alike = Math.abs(pose[3] * rest[3]! + pose[4] * rest[4]! + pose[5] * rest[5]! + pose[6] * rest[6]!);
  return way > VISIBLE || alike < 1 - VISIBLE_TURN;
}
