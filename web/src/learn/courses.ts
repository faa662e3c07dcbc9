import { CLUSTERED_LESSON } from './clustered-lesson';
import { KLUSTER_LESSON } from './kluster-lesson';
import type { Step } from './lesson';

/** The steps of the tutorial of a game. */
export function course(game: string): readonly Step[] {
  return game === 'kluster' ? KLUSTER_LESSON : CLUSTERED_LESSON;
}
