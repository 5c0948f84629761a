// Installing what the lock file says, and only when something else is installed. Plain Node: it runs before any
// package is there.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** TypeScript 7. What reads types through the compiler's API (dependency-cruiser, svelte-check) has TypeScript 6 beside it. */
export const TSC = 'node_modules/@typescript/native/bin/tsc';

const LOCK = `${ROOT}package-lock.json`;
const INSTALLED = `${ROOT}node_modules/.package-lock.json`;
const STAMP = `${ROOT}node_modules/.blackpeg-setup`;

/** Ends the process when npm fails: without the packages nothing else can run. */
export function installIfStale() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()) return;
  console.log('Installing packages …');
  const status = npm(['ci', '--include=dev']);
  if (status !== 0) {
    console.error('The packages could not be installed: npm ci failed.');
    process.exit(status);
  }
  writeFileSync(STAMP, fingerprint());
}

/**
 * The lock file, what npm noted it installed, and the platform: a changed lock, an install by other means and a
 * folder copied from another machine all show.
 */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of [LOCK, INSTALLED]) hash.update(existsSync(file) ? readFileSync(file) : 'missing');
  return hash.digest('hex');
}

/** @param {string[]} args */
function npm(args) {
  // Under `npm run` this is the very npm that was called, which also works where `npm` is a shell script.
  const running = process.env.npm_execpath;
  const [command, first] = running ? [process.execPath, [running]] : ['npm', []];
  const result = spawnSync(command, [...first, ...args], { cwd: ROOT, stdio: 'inherit' });
  return result.status ?? 1;
}
