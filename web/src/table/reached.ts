import type { Reached } from '../wire';

/** The best that was reached alone under the same house rules, in whatever order they are written. */
export function bestOf(bests: readonly Reached[], game: string, options: Readonly<Record<string, unknown>>): Reached | null {
  const wanted = ordered(options);
  return bests.find((best) => best.game === game && ordered(JSON.parse(best.options) as object) === wanted) ?? null;
}

function ordered(options: object): string {
  return JSON.stringify(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)));
}
