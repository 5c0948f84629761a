// A build that is skipped if its sources have not changed since the last time.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './project.mjs';

const STAMPS = path.join(ROOT, 'node_modules/.cache');
const NOT_SOURCES = ['node_modules', 'dist', 'bundle'];
const NOT_SHIPPED = /\.(test|testing)\.ts$|\.md$/;

/**
 * @typedef {object} Build
 * @property {string} name of its stamp
 * @property {readonly string[]} sources files and folders, from the project folder
 * @property {readonly string[]} built files that exist after a build, from the project folder
 * @property {() => number | Promise<number>} run returns the exit code
 */

/** `--force` builds in any case. @param {Build} build */
export async function buildIfChanged({ name, sources, built, run }) {
  const stamp = path.join(STAMPS, `blackpeg-${name}-build`);
  const now = fingerprint(sources);
  const isBuilt = [...built.map((file) => path.join(ROOT, file)), stamp].every((file) => existsSync(file));
  if (isBuilt && !process.argv.includes('--force') && readFileSync(stamp, 'utf8') === now) return;
  rmSync(stamp, { force: true });
  process.exitCode = await run();
  if (process.exitCode !== 0) return;
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stamp, now);
}

/**
 * The sources, in a fixed order. Hidden folders, where tools cache data, are left out: a guard that writes
 * there would cause another build while tests use the app.
 *
 * @param {string} place a file or folder, from the project folder
 * @returns {string[]}
 */
export function filesUnder(place) {
  if (statSync(path.join(ROOT, place)).isFile()) return [place];
  return readdirSync(path.join(ROOT, place), { encoding: 'utf8' })
    .filter((name) => !name.startsWith('.') && !NOT_SOURCES.includes(name) && !NOT_SHIPPED.test(name))
    .sort()
    .flatMap((name) => filesUnder(path.join(place, name)));
}

/** By content, not by times, so that a fresh clone or a switched branch is judged correctly. @param {readonly string[]} sources */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesUnder)) {
    hash.update(`${file}\n`).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}
