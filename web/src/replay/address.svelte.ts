import { untrack } from 'svelte';
import { asked, go } from '../route.svelte';
import type { Player } from './player.svelte';
import { turnAsked } from './turns';

/** Milliseconds at one place before the address tells it: browsers allow only so many changes in a while. */
const SETTLED = 350;

/** The address of a moment of a game. */
export function addressOf(table: string, turn: number): string {
  return turn > 0 ? `/r/${table}?at=${turn}` : `/r/${table}`;
}

/** Keep the address and the place of a replay the same; call within a component. */
export function keepAddress(player: Player, table: string): void {
  let told: string | null = null;
  $effect(() => {
    const text = asked().get('at');
    if (text === told) return; // our own doing
    told = text;
    untrack(() => player.seek(turnAsked(text, player.last)));
  });
  $effect(() => {
    const { at, playing } = player;
    if (playing) return;
    const timer = setTimeout(() => {
      const text = at > 0 ? String(at) : null;
      if (text === told) return;
      told = text;
      go(addressOf(table, at), { replace: true });
    }, SETTLED);
    return () => clearTimeout(timer);
  });
}
