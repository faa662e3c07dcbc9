import { type Hint, percent, SHOWN } from '../advice/worth';
import type { Draw, KlusterHint, Stone } from '../wire';
import { t } from '../words/words.svelte';
import { type Axes, type Pose, restingHeight, turned } from './pose';
import type { Surface } from './surface';
import { spotWords } from './words';

/** m. A cord that has come further was drawn; less than that is a stone that lay against it. */
const MOVED = 0.012;

type Place = readonly [number, number];
/** x, y, x, y, … in m of the points of each cord, as the turn began. */
export type Cords = readonly ArrayLike<number>[];

/** A cord that is to be drawn from one place to another. */
export interface Pull {
  readonly from: Place;
  readonly to: Place;
}

/** A stone where it would better lie. */
export interface Ghost {
  readonly size: Axes;
  readonly pose: Pose;
  /** 1 for the best. */
  readonly rank: number;
  /** How likely it comes to lie there without a fault, as it is written beside it. */
  readonly chance: string;
  /** How a cord is drawn before; where several begin alike, the first of them tells it. */
  readonly pull: Pull | null;
}

/** The placements that are advised, for the picture. */
export function ghosts(hints: readonly Hint[], stones: readonly Stone[], cords: Cords): readonly Ghost[] {
  const told = new Set<string>();
  return hints.slice(0, SHOWN).flatMap((hint, place) => {
    const size = hint.game === 'kluster' ? stones[hint.stone]?.size : undefined;
    if (hint.game !== 'kluster' || !size) return [];
    const key = JSON.stringify(hint.draw);
    const pull = told.has(key) ? null : pullOf(hint.draw, cords);
    told.add(key);
    return [{ size, pose: poseOf(hint, size), rank: place + 1, chance: percent(hint.worth), pull }];
  });
}

/** Everything that is to be seen of advice beyond the cords: x, y in m of stones, and of where cords are drawn to. */
export function reach(ghosts: readonly Ghost[]): readonly Place[] {
  return ghosts.flatMap(({ pose, pull }) => (pull ? [[pose[0], pose[1]], pull.to] as const : [[pose[0], pose[1]]] as const));
}

/** From where to where a cord is to be drawn, if it is. */
export function pullOf(draw: Draw | null, cords: Cords): Pull | null {
  const cord = draw ? cords[draw.cord] : undefined;
  return draw && cord ? { from: nodeAt(cord, draw.node), to: [draw.x, draw.y] } : null;
}

/** Whether a cord has been drawn from where it lay, so that the rest of the advice can be followed. */
export function drawn(draw: Draw, before: Cords, now: Cords): boolean {
  const [from, at] = [pullOf(draw, before)?.from, pullOf(draw, now)?.from];
  return !!from && !!at && Math.hypot(at[0] - from[0], at[1] - from[1]) > MOVED;
}

function nodeAt(cord: ArrayLike<number>, node: number): Place {
  return [cord[2 * node] ?? 0, cord[2 * node + 1] ?? 0];
}

function poseOf({ x, y, yaw, face }: KlusterHint, size: Axes): Pose {
  const turn = turned(yaw, face === 'edge' ? 90 : 0, face === 'down');
  return [x, y, restingHeight(size, [0, 0, 0, ...turn]), ...turn];
}

/** A placement in words. */
export function placeWords(hint: Hint, axes: Surface['axes'], cords: Cords): string {
  if (hint.game !== 'kluster') return hint.move;
  const place = t('advice-place', { stone: hint.stone, face: hint.face, spot: spotWords([hint.x, hint.y], axes) });
  const pull = pullOf(hint.draw, cords);
  return pull ? t('advice-draw', { ...pullWords(pull, axes), place }) : place;
}

/** The ends of the way on which a cord is drawn, in words. */
export function pullWords({ from, to }: Pull, axes: Surface['axes']): { from: string; to: string } {
  return { from: spotWords(from, axes), to: spotWords(to, axes) };
}

/** How likely it goes well, in words. */
export function chanceWords(hint: Hint): string {
  return t('advice-chance', { chance: percent(hint.worth) });
}
