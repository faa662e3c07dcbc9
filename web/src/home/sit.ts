import { post } from '../club/http';
import { comeIn } from '../club/me.svelte';
import { go } from '../route.svelte';
import type { NewTable, TableMade } from '../wire';

/** Open a table and go there; a guest who is new gets `name`, or one with a number. */
export async function sitDown(table: NewTable, name?: string): Promise<void> {
  await comeIn(name);
  go((await post<TableMade>('/api/tables', table)).path);
}

/** Go to today's challenge: a new try, or the one that was begun. */
export async function tryDaily(game: string): Promise<void> {
  await comeIn();
  go((await post<TableMade>(`/api/daily/${game}`)).path);
}
