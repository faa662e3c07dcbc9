import { house } from './house.svelte';

/** How often a page that stays open looks for a newer klub, in ms. */
const LOOK = 30 * 60_000;

/** Install the service worker, where the browser has any. A newer one takes over when a page is loaded. */
export async function install(): Promise<void> {
  addEventListener('vite:preloadError', () => {
    house.incomplete = true;
    void house.knock(); // it may be that the club is away
  });
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    // This page has just come from the club, so it is as new as the worker that waits.
    registration.waiting?.postMessage('take over');
    registration.addEventListener('updatefound', () => watch(registration));
    setInterval(() => void registration.update().catch(() => undefined), LOOK);
    const ready = await navigator.serviceWorker.ready;
    ready.active?.postMessage({ keep: loaded() });
  } catch {
    // Private windows and strict settings allow no worker; all works without one while the club is there.
  }
}

/** What this page has loaded before a worker could see it. */
function loaded(): readonly string[] {
  return performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
}

function watch(registration: ServiceWorkerRegistration): void {
  const coming = registration.installing;
  coming?.addEventListener('statechange', () => {
    // The very first worker replaces nothing.
    if (coming.state === 'installed' && navigator.serviceWorker.controller) house.renewed = true;
  });
}
