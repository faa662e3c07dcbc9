import { comeIn, whoAmI } from '../club/me.svelte';
import { line } from '../club/line.svelte';
import type { LiveTable } from '../club/table.svelte';

/** Sit down under a name; who is nobody yet comes in by that name first. */
export async function sitDown(table: LiveTable, seat: number, name: string): Promise<void> {
  // A second name on one table is another person at the same screen, not a new name for us.
  if (!whoAmI() || table.mine.length === 0) await enter(name);
  await table.ask({ t: 'sit', seat, name });
}

/** Be somebody of this name to the club, and wait until the line speaks for them. */
export async function enter(name: string): Promise<void> {
  const { who } = await comeIn(name);
  await new Promise<void>((known) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (!line.open || line.who !== who) return;
        known();
        queueMicrotask(() => stop());
      });
    });
  });
}
