import { Refusal } from '../club/http';
import { house } from '../offline/house.svelte';

const EVERY = 15_000;

/**
 * Keep something up to date while the page is looked at: `load` is called now, every few seconds, and
 * when the page comes into sight again. Call it in a component; it stops with it.
 */
export function keepFresh(load: () => Promise<void>, every: () => number = () => EVERY): void {
  $effect(() => {
    const pause = every();
    void house.away; // once the club is back, nobody should have to wait
    const again = () => {
      if (document.visibilityState !== 'visible') return;
      load().catch((error: unknown) => {
        // A club that does not answer is told once, at the top of the page; what was loaded stays.
        if (!(error instanceof Refusal)) throw error;
      });
    };
    again();
    const timer = setInterval(again, pause);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  });
}
