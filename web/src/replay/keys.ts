import type { Player } from './player.svelte';
import { markedAfter, markedBefore, type Turn } from './turns';

/** Things that use keys themselves. */
const OWN = 'input, select, textarea, dialog';
const PRESSED_BY_SPACE = 'button, a, summary';

/** What a key does in the replay room. */
export function pressed(event: KeyboardEvent, player: Player, turns: readonly Turn[]): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(OWN) || document.querySelector('dialog[open]')) return;
  if (event.key === ' ' && target?.closest(PRESSED_BY_SPACE)) return;
  const act = action(event.key, player, turns);
  if (!act) return;
  event.preventDefault();
  act();
}

function action(key: string, player: Player, turns: readonly Turn[]): (() => void) | null {
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
    default:
      return null;
  }
}
