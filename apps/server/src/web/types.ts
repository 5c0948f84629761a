// Content types by file extension. Files of other kinds are not served: nothing is guessed.

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  tree: 'application/octet-stream',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

export function typeOf(name: string): string | null {
  const ending = /\.([a-z0-9]+)$/.exec(name)?.[1] ?? '';
  return TYPES[ending] ?? null;
}
