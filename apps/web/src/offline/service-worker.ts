// The service worker: stores every file of one build, all or none, and answers from them before the network. It never
// takes over by itself: a page of the old version keeps using the files of the old version.

import { cacheName, fileFor, isOldCache, type KeptFile, SHELL } from './shelf.ts';

declare const self: ServiceWorkerGlobalScope;
/** Both written by the build, which knows the files. */
declare const BUILD_VERSION: string;
declare const BUILD_FILES: readonly KeptFile[];

const FILES = BUILD_FILES;
const KEPT: ReadonlySet<string> = new Set(FILES.map(([address]) => address));

self.addEventListener('install', (event) => {
  event.waitUntil(
    keepAll().catch(async (fault) => {
      await caches.delete(cacheName(BUILD_VERSION));
      throw fault;
    }),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const file = fileFor(event.request, self.location.origin, KEPT);
  if (file !== null) event.respondWith(keptOr(file, event.request));
});

/**
 * Every file is checked against the hash this build gave it, so that a server that changes in between cannot mix two
 * versions. One file that fails twice fails all, and the browser tries again with the next visit.
 */
async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName(BUILD_VERSION));
  await Promise.all(
    FILES.map(async ([address, integrity]) => {
      const request = new Request(address, { integrity, cache: 'no-cache' });
      const had = address === SHELL ? undefined : await caches.match(address, { ignoreVary: true });
      const response = had && (await hasHash(had, integrity)) ? had : await fetchTwice(request);
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      await cache.put(address, response);
    }),
  );
}

/** Among a hundred files one connection may break by chance. */
function fetchTwice(request: Request): Promise<Response> {
  return fetch(request).catch(() => fetch(request));
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => isOldCache(name, BUILD_VERSION)).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

/** If the browser has dropped the stored file, the network is used. */
async function keptOr(address: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName(BUILD_VERSION));
  return (await cache.match(address, { ignoreVary: true })) ?? fetch(request);
}

/** A file of the previous version, if it is the same file. */
async function hasHash(response: Response, integrity: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
