/// <reference lib="webworker" />
import { absent, outdated, planned } from './plan';

/*
 * The service worker: it keeps the files of the house, so that klub can be installed and opens even
 * when the club cannot be reached. It knows nothing of tables, and passes on all that is about them.
 */

declare const self: ServiceWorkerGlobalScope;
/** Every file of this build; put in while building. */
declare const BUILT: readonly string[];
/** The files without which no page opens; put in while building. */
declare const SHELL: readonly string[];

const CACHE = 'klub';
/** The page that answers for all addresses of the house. */
const FRONT = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
  else event.waitUntil(keep((event.data as { keep: readonly string[] }).keep));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const plan = planned(request.method, request.mode, new URL(request.url), self.location.origin);
  if (plan === 'keep') event.respondWith(kept(request));
  if (plan === 'page') event.respondWith(page(request));
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL.map((path) => new Request(path, { cache: 'no-cache' })));
}

/** Keep what a page loaded before we were there; the browser still has it at hand. */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const known = (await cache.keys()).map((request) => new URL(request.url).pathname);
  const ours = paths.filter((path) => BUILT.includes(path) && !known.includes(path));
  await Promise.all(ours.map((path) => cache.add(path)));
}

async function activate(): Promise<void> {
  const cache = await caches.open(CACHE);
  const paths = (await cache.keys()).map((request) => new URL(request.url).pathname);
  await Promise.all(outdated(paths, [FRONT, ...BUILT]).map((path) => cache.delete(path)));
  await self.clients.claim();
}

/** A file that never changes: the kept one, else it is fetched and kept. */
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** A page as the club has it now; the kept one only if the club is not there. */
async function page(request: Request): Promise<Response> {
  const shell = async () => (await caches.open(CACHE)).match(FRONT);
  try {
    const answer = await fetch(request);
    return absent(answer.status) ? ((await shell()) ?? answer) : answer;
  } catch (error) {
    const known = await shell();
    if (known) return known;
    throw error;
  }
}
