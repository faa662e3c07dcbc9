import type { Player } from './player.svelte';
import type { Review } from './review.svelte';
import { markedAfter, markedBefore, type Turn } from './turns';

/** Things that use keys themselves. */
const OWN = 'input, select, textarea, dialog';
const PRESSED_BY_SPACE = 'button, a, summary';

/** What keys reach in the replay room. */
export interface Reach {
  readonly player: Player;
  readonly turns: readonly Turn[];
  readonly review: Review;
  /** Show or hide what would have been better. */
  readonly toggleBetter: () => void;
}

/** What a key does in the replay room. */
export function pressed(event: KeyboardEvent, reach: Reach): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(OWN) || document.querySelector('dialog[open]')) return;
  if (event.key === ' ' && target?.closest(PRESSED_BY_SPACE)) return;
  const act = action(event.key, reach);
  if (!act) return;
  event.preventDefault();
  act();
}

function action(key: string, { player, turns, review, toggleBetter }: Reach): (() => void) | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return () => player.step(-1);
    case 'ArrowRight':
    case 'ArrowUp':
      return () => player.step(1);
    case 'PageDown':
      return () => player.seek(player.at + 10);
    case 'PageUp':
      return () => player.seek(player.at - 10);
    case 'Home':
      return () => player.seek(0);
    case 'End':
      return () => player.seek(player.last);
    case ' ':
      return () => player.toggle();
    case 'n':
      return () => player.seek(markedAfter(turns, player.at) ?? player.at);
    case 'p':
      return () => player.seek(markedBefore(turns, player.at) ?? player.at);
    case 'm':
      return () => player.seek(review.mistakeAfter(player.at) ?? player.at);
    case 'b':
      return () => player.seek(review.mistakeBefore(player.at) ?? player.at);
    case 'h':
      return review.turns.length ? toggleBetter : null;
    default:
      return null;
  }
}
