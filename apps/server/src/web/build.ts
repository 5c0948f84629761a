// The built web app, read once at start-up: only what was read is served, so no URL can reach another file, and a new
// build never mixes with the one being served.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ENCODINGS, type Encoding, endingOf } from './encoding.ts';
import { typeOf } from './types.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

export interface ServedFile {
  readonly type: string;
  readonly bytes: Bytes;
  readonly encoded: Readonly<Partial<Record<Encoding, Bytes>>>;
  /** A hash of the content. */
  readonly hash: string;
  /** Its name changes with its content, so it may be cached for ever. */
  readonly immutable: boolean;
}

/** By address, `/assets/index-1a2b.js`. */
export type WebBuild = ReadonlyMap<string, ServedFile>;

/** Unchanged: the service worker checks it against its hash. */
const SHELL = '/index.html';
/** The same for every address of the app. */
export const PAGE = '/';
/** Where the build puts files that are named by their content. */
const HASHED = '/assets/';

/** Null when there is no build. `origin` is where it is served, if that is known. */
export function readBuild(folder: string, origin: string | null = null): WebBuild | null {
  const names = namesIn(folder);
  const build = new Map(names.flatMap((name) => readEntry(folder, name, names)));
  const shell = build.get(SHELL);
  if (shell) build.set(PAGE, origin ? withPreview(shell, origin) : shell);
  return shell ? build : null;
}

/** Programs that show previews of links need the absolute address of the picture. */
function withPreview(shell: ServedFile, origin: string): ServedFile {
  const page = new TextDecoder().decode(shell.bytes);
  const whole = page.replace(/(<meta property="og:image" content=")(?=\/)/, `$1${origin}`);
  const bytes = new TextEncoder().encode(whole);
  const encoded = { br: new Uint8Array(brotliCompressSync(bytes)), gzip: new Uint8Array(gzipSync(bytes)) };
  return { ...shell, bytes, encoded, hash: hashOf(bytes) };
}

function hashOf(bytes: Bytes): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  } catch {
    return [];
  }
}

function readEntry(folder: string, name: string, names: readonly string[]): readonly [string, ServedFile][] {
  const type = typeOf(name);
  if (type === null) return [];
  const read = (file: string): Bytes => new Uint8Array(readFileSync(path.join(folder, file)));
  const bytes = read(name);
  const encoded = ENCODINGS.filter((encoding) => names.includes(name + endingOf(encoding)));
  const address = `/${name.split(path.sep).join('/')}`;
  const file: ServedFile = {
    type,
    bytes,
    encoded: Object.fromEntries(encoded.map((encoding) => [encoding, read(name + endingOf(encoding))])),
    hash: hashOf(bytes),
    immutable: address.startsWith(HASHED),
  };
  return [[address, file]];
}
