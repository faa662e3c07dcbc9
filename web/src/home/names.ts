const SHELF = 'klub.names';
/** Characters of a name at most. */
export const LONGEST_NAME = 24;

/** The names that played at this screen before. */
export function rememberedNames(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name): name is string => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Keep the names of a game at this screen for the next one; those of further seats stay. */
export function rememberNames(names: readonly string[]): void {
  try {
    localStorage.setItem(SHELF, JSON.stringify([...names, ...rememberedNames().slice(names.length)]));
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

/** Names for so many players: what was typed, else the name that a seat has if nobody says one. */
export function filledIn(typed: readonly string[], players: number, usual: (seat: number) => string): string[] {
  return Array.from({ length: players }, (_, seat) => typed[seat]?.trim() || usual(seat));
}
