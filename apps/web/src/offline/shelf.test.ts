import { expect, test } from 'vitest';
import { cacheName, fileFor, isOldCache } from './shelf.ts';

const HERE = 'http://localhost:8080';
const KEPT = new Set(['/index.html', '/assets/app-1a.js', '/manifest.webmanifest']);
const ask = (path: string, mode = 'cors', method = 'GET') =>
  fileFor({ method, mode, url: new URL(path, HERE).href }, HERE, KEPT);

test.each(['/', '/play/m-1', '/daily/2026-03-14', '/challenge?x#y', '/nowhere'])(
  'a request for %s gets the page',
  (path) => expect(ask(path, 'navigate')).toBe('/index.html'),
);

test.each(['/assets/app-1a.js', '/assets/app-1a.js?import', '/manifest.webmanifest'])('%s is kept', (path) =>
  expect(ask(path)).toBe(new URL(path, HERE).pathname),
);

test.each([
  ['/healthz', 'navigate', 'GET'],
  ['/assets/other-2b.js', 'navigate', 'GET'],
  ['/picture.png', 'navigate', 'GET'],
  ['/play/m-1', 'cors', 'GET'],
  ['/', 'navigate', 'POST'],
  ['http://example.invalid/', 'navigate', 'GET'],
])('%s (%s, %s) is the network’s', (path, mode, method) => {
  expect(ask(path, mode, method)).toBeNull();
});

test('caches of other versions are old, caches of others are none of ours', () => {
  expect(isOldCache(cacheName('1'), '2')).toBe(true);
  expect(isOldCache(cacheName('2'), '2')).toBe(false);
  expect(isOldCache('somebody', '2')).toBe(false);
});
