/** What the service worker does with a request. */
export type Plan =
  /** Leave it to the browser: the club answers, or nobody does. */
  | 'leave'
  /** A file whose name changes with its content: once fetched, it is good for ever. */
  | 'keep'
  /** A page of the house: from the club if it can be reached, else the page that was kept. */
  | 'page';

/** Files of the house besides those with changing names. */
const FURNITURE = ['/icon.svg', '/manifest.webmanifest'];

/** How to answer a request. Nothing that tells of a table is ever kept, so that no old board is shown. */
export function planned(method: string, mode: string, url: URL, home: string): Plan {
  if (method !== 'GET' || url.origin !== home) return 'leave';
  if (/^\/(api|ws)(\/|$)/.test(url.pathname)) return 'leave';
  if (mode === 'navigate') return 'page';
  if (url.pathname.startsWith('/assets/') || FURNITURE.includes(url.pathname)) return 'keep';
  return 'leave';
}

/** Whether an answer to a page means that the club is not there, though something in between is. */
export function absent(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}

/** Kept files that no longer belong to the house. */
export function outdated(kept: readonly string[], built: readonly string[]): readonly string[] {
  const current = new Set(built);
  return kept.filter((path) => !current.has(path));
}
