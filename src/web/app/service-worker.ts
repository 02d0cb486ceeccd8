/**
 * Keeps the application for when the network is gone. It is one file without imports, and it holds
 * nothing of the user's: hands are in IndexedDB, which it never touches.
 */

/** Both are filled in by the build. */
const VERSION = '__VERSION__';
const KEEP: readonly string[] = '__KEEP__'.split(' ');

const CACHE = `sidepot ${VERSION}`;
/** So long a slow network is waited for, in milliseconds, before the kept page is shown. */
const PATIENCE = 3_000;

/** What of a service worker's world is used here; the pages' types have none of it. */
interface WorkerEvent extends Event {
  waitUntil(until: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface World {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(kind: 'install' | 'activate', on: (event: WorkerEvent) => void): void;
  addEventListener(kind: 'fetch', on: (event: FetchEvent) => void): void;
  addEventListener(kind: 'message', on: (event: MessageEvent) => void): void;
}
const world = self as unknown as World;

world.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

world.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

world.addEventListener('message', ({ data, ports }) => {
  if (data === 'version') ports[0]?.postMessage(VERSION);
  if (data === 'take over') void world.skipWaiting();
});

world.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What a team says to its server is new every time.
  const isOurs = origin === location.origin && !pathname.startsWith('/team/api/');
  if (request.method !== 'GET' || !isOurs) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache, which may hold files of the version before.
  await cache.addAll(KEEP.map((path) => new Request(path, { cache: 'reload' })));
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await world.clients.claim();
}

/** The newest page; the kept one if there is no network or no answer in time. */
async function page(request: Request): Promise<Response> {
  const kept = (await caches.match('/')) ?? null;
  const fresh = fetch(request).catch(() => kept ?? Response.error());
  if (!kept) return fresh;
  const late = new Promise<Response>((done) => {
    setTimeout(() => done(kept), PATIENCE);
  });
  return Promise.race([fresh, late]);
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
