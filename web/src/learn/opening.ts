import { post } from '../club/http';
import { comeIn } from '../club/me.svelte';
import { go } from '../route.svelte';
import type { TableMade } from '../wire';
import { remember } from './progress';

/** Sit down at a new table of a lesson, and begin with the first step. */
export async function openLesson(game: string): Promise<void> {
  await comeIn();
  const made = await post<TableMade>(`/api/lessons/${game}`);
  remember(game, { step: 0, table: made.table });
  go(made.path);
}
