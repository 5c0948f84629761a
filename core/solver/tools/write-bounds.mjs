// Writes certificates of lower bounds, which `npm run bench:solver bounds` checks.
//   node core/solver/tools/write-bounds.mjs 4x6         certificates/4x6.bound: that the shipped tree, which is proved, cannot be improved
//   node core/solver/tools/write-bounds.mjs 5x6         certificates/5x6.bound: one for each part of bounds/5x6.json, then the game
// Parts are written to certificates/5x6/ until all are there, and existing ones are not written again, so that it can be stopped and
// resumed. --folder=PATH writes elsewhere. Needs a build.

import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { leastOf, openField, writeBound } from '@blackpeg/solver';

const SOLVER = new URL('..', import.meta.url);
const [cell = '', ...options] = process.argv.slice(2);
const folder = option('--folder=') ?? fileURLToPath(new URL('certificates', SOLVER));

const [holes = 0, kinds = 0] = cell.split('x').map(Number);
const facets = [{ name: /** @type {const} */ ('colour'), size: kinds, blank: false }];
const field = openField({ holes, facets, repeats: true }, 'places');

const { cells } = JSON.parse(readFileSync(new URL('trees/manifest.json', SOLVER), 'utf8'));
/** @type {{ total: number, proved: boolean } | undefined} */
const shipped = cells.find((/** @type {{ file: string }} */ { file }) => file === `${cell}.tree`);
if (!shipped) throw new Error(`No tree ships for "${cell}".`);
const bounds = new URL(`bounds/${cell}.json`, SOLVER);
if (existsSync(bounds)) certifyParts();
else if (shipped.proved) certify(`${cell}.bound`, { rows: [], total: shipped.total });
else throw new Error(`"${cell}" is not proved and has no bounds: see raise-bounds.mjs.`);

function certifyParts() {
  /** @type {{ openings: import('@blackpeg/solver').GameBound }} */
  const { openings } = JSON.parse(readFileSync(bounds, 'utf8'));
  const known = openings.flatMap(({ guess, parts }) => parts.map((part) => ({ guess, ...part })));
  const names = [];
  for (const { guess, answer, least, codes } of known.toSorted((a, b) => a.codes - b.codes)) {
    if (codes < 3) continue;
    const name = `${cell}/${guess}-${answer}.bound`;
    certify(name, { rows: [{ guess, answer }], total: least });
    names.push(name);
  }
  const game = {
    rows: [],
    total: leastOf(openings),
    known: known.map(({ least, ...part }) => ({ ...part, total: least })),
  };
  certify(`${cell}/game.bound`, game);
  const texts = [...names, `${cell}/game.bound`].map((name) => readFileSync(path.join(folder, name), 'utf8'));
  writeFileSync(path.join(folder, `${cell}.bound`), texts.join(''));
  rmSync(path.join(folder, cell), { recursive: true });
}

/**
 * @param {string} name
 * @param {import('@blackpeg/solver').BoundRequest} request
 */
function certify(name, request) {
  const file = path.join(folder, name);
  if (existsSync(file) && claimed(file) >= request.total) return;
  /** @type {string[]} */
  const lines = [];
  const started = process.cpuUsage().user;
  if (!writeBound(field, request, { write: (line) => lines.push(line) })) {
    throw new Error(`${name}: ${request.total} cannot be shown.`);
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${lines.join('\n')}\n`);
  renameSync(`${file}.new`, file);
  const seconds = (process.cpuUsage().user - started) / 1e6;
  console.log(`${name}: at least ${request.total}, ${lines.length} lines, ${seconds.toFixed(1)} s`);
}

/**
 * The subject of the certificate in a file, from its title.
 * @param {string} file
 */
function claimed(file) {
  const start = Buffer.alloc(100);
  const handle = openSync(file);
  readSync(handle, start);
  closeSync(handle);
  return Number(/^bound .* (\d+)\n/.exec(start.toString())?.[1] ?? 0);
}

/** @param {string} name */
function option(name) {
  return options.find((each) => each.startsWith(name))?.slice(name.length);
}
