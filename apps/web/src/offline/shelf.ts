// Which requests the service worker answers from its stored files, and with which file. Pure functions.

/** An address of the build and the hash of its bytes, as `integrity` takes it. */
export type KeptFile = readonly [address: string, integrity: string];

export const SHELL = '/index.html';
const PREFIX = 'blackpeg-';

/** One cache per version: a page never sees files of two. */
export function cacheName(version: string): string {
  return PREFIX + version;
}

export function isOldCache(name: string, version: string): boolean {
  return name.startsWith(PREFIX) && name !== cacheName(version);
}

interface AskedFile {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
}

/** The address of the file to answer with; null leaves the request to the network. */
export function fileFor(
  { method, url, mode }: AskedFile,
  origin: string,
  kept: ReadonlySet<string>,
): string | null {
  const { pathname, origin: asked } = new URL(url);
  if (method !== 'GET' || asked !== origin) return null;
  if (kept.has(pathname)) return pathname;
  return mode === 'navigate' && isAppAddress(pathname) ? SHELL : null;
}

/** Like the server: a file has an extension, and the monitoring addresses are not screens. */
function isAppAddress(pathname: string): boolean {
  return !/\.[^/]*$/.test(pathname) && !/^\/(assets\/|healthz$|readyz$)/.test(pathname);
}
