import { type Hint, percent, SHOWN } from '../advice/worth';
import type { KlusterHint, Stone } from '../wire';
import { t } from '../words/words.svelte';
import { type Axes, type Pose, restingHeight, turned } from './pose';
import type { Surface } from './surface';
import { spotWords } from './words';

/** A stone where it would better lie. */
export interface Ghost {
  readonly size: Axes;
  readonly pose: Pose;
  /** 1 for the best. */
  readonly rank: number;
  /** How likely it comes to lie there without a fault, as it is written beside it. */
  readonly chance: string;
}

/** The placements that are advised, for the picture. */
export function ghosts(hints: readonly Hint[], stones: readonly Stone[]): readonly Ghost[] {
  return hints.slice(0, SHOWN).flatMap((hint, place) => {
    const size = hint.game === 'kluster' ? stones[hint.stone]?.size : undefined;
    if (hint.game !== 'kluster' || !size) return [];
    return [{ size, pose: poseOf(hint, size), rank: place + 1, chance: percent(hint.worth) }];
  });
}

function poseOf({ x, y, yaw, face }: KlusterHint, size: Axes): Pose {
  const turn = turned(yaw, face === 'edge' ? 90 : 0, face === 'down');
  return [x, y, restingHeight(size, [0, 0, 0, ...turn]), ...turn];
}

/** A placement in words. */
export function placeWords(hint: Hint, axes: Surface['axes']): string {
  if (hint.game !== 'kluster') return hint.move;
  return t('advice-place', { stone: hint.stone, face: hint.face, spot: spotWords([hint.x, hint.y], axes) });
}

/** How likely it goes well, in words. */
export function chanceWords(hint: Hint): string {
  return t('advice-chance', { chance: percent(hint.worth) });
}
