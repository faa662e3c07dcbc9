import type { KlusterView } from '../wire';
import type { Sample } from './film';
import { type Axes, type Pose, restingHeight } from './pose';

/** m above its rest from which on a stone is surely in a hand. */
const HIGH = 0.003;

/** The stones that can be taken: those of the stock that are in a hand or not on the table. */
export function notDown(view: KlusterView | null, sample: Sample, held: readonly number[]): readonly number[] {
  return (view?.stock ?? []).filter((stone) => held.includes(stone) || !sample.poses.has(stone));
}

/** A stone that hangs in the air, so that a hand must have it. */
export interface Hanging {
  readonly stone: number;
  readonly size: Axes;
  readonly pose: Pose;
}

/** The stones of the stock that are in the air. */
export function leftInTheAir(view: KlusterView | null, sample: Sample): Hanging[] {
  return (view?.stock ?? []).flatMap((stone) => {
    const [pose, size] = [sample.poses.get(stone), view!.stones[stone]!.size];
    return pose && pose[2] > restingHeight(size, pose) + HIGH ? [{ stone, size, pose }] : [];
  });
}
