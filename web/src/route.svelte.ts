import { placed, type Route } from './places';

const here = $state({ path: location.pathname, search: location.search, hash: location.hash });
const route = $derived(placed(here.path));

/** Where we are. */
export function where(): Route {
  return route;
}

/** What the address says behind its question mark. */
export function asked(): URLSearchParams {
  return new URLSearchParams(here.search);
}

/** Go to another place of the house. */
export function go(address: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  const leaving = here.path !== location.pathname;
  arrive();
  if (leaving) scrollTo(0, 0);
}

/** Follow links inside the house without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (placed(link.pathname).to === 'nowhere') return; // /api and files are the club's own
  if (link.pathname === location.pathname && link.hash) return; // within the page
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

function arrive(): void {
  Object.assign(here, { path: location.pathname, search: location.search, hash: location.hash });
}

addEventListener('popstate', arrive);
