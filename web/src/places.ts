/** A place in the club house, as its address says. */
export type Route =
  | { readonly to: 'home' }
  | { readonly to: 'new'; readonly game: string }
  | { readonly to: 'table'; readonly table: string }
  | { readonly to: 'replay'; readonly table: string }
  | { readonly to: 'learn'; readonly game: string | null }
  | { readonly to: 'you' }
  | { readonly to: 'nowhere' };

const PLACES: readonly (readonly [RegExp, (found: string) => Route])[] = [
  [/^\/$/, () => ({ to: 'home' })],
  [/^\/new\/(clustered|kluster)$/, (game) => ({ to: 'new', game })],
  [/^\/t\/([\w-]{1,32})$/, (table) => ({ to: 'table', table })],
  [/^\/r\/([\w-]{1,32})$/, (table) => ({ to: 'replay', table })],
  [/^\/learn$/, () => ({ to: 'learn', game: null })],
  [/^\/learn\/(clustered|kluster)$/, (game) => ({ to: 'learn', game })],
  [/^\/you$/, () => ({ to: 'you' })],
];

/** The place that an address leads to. */
export function placed(path: string): Route {
  for (const [pattern, place] of PLACES) {
    const match = pattern.exec(path);
    if (match) return place(match[1] ?? '');
  }
  return { to: 'nowhere' };
}
