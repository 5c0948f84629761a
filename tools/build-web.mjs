// Builds the web app when what it is made of changed since the last build. `--force` builds in any case.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './install.mjs';

const WEB = path.join(ROOT, 'apps/web');
const BUILT = path.join(WEB, 'dist/index.html');
const STAMP = path.join(ROOT, 'node_modules/.cache/blackpeg-web-build');
/** Everything the app imports stands in these, or in a package, which the lock file names. */
const SOURCES = ['apps/web', 'core', 'play', 'package-lock.json'];
const NOT_SOURCES = ['node_modules', 'dist'];
const NOT_SHIPPED = /\.(test|testing)\.ts$|\.md$/;

const now = fingerprint();
if (process.argv.includes('--force') || !existsSync(BUILT) || !existsSync(STAMP) || stamped() !== now) {
  rmSync(STAMP, { force: true });
  const status = build();
  if (status === 0) stamp(now);
  process.exitCode = status;
}

/** Content, not times: a fresh clone and a branch that was visited are judged by what they hold. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesUnder)) {
    hash.update(`${file}\n`).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** @param {string} place a file or folder, from the project folder @returns {string[]} */
function filesUnder(place) {
  if (statSync(path.join(ROOT, place)).isFile()) return [place];
  return readdirSync(path.join(ROOT, place), { encoding: 'utf8' })
    .filter((name) => !NOT_SOURCES.includes(name) && !NOT_SHIPPED.test(name))
    .sort()
    .flatMap((name) => filesUnder(path.join(place, name)));
}

function build() {
  console.log('Building the web app …');
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'warn'];
  return spawnSync(process.execPath, args, { cwd: WEB, stdio: 'inherit' }).status ?? 1;
}

function stamped() {
  return readFileSync(STAMP, 'utf8');
}

/** @param {string} text */
function stamp(text) {
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, text);
}
