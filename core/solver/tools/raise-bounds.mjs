// Raises the lower bound of all strategies for a game, part by part; if it reaches the shipped tree, that tree is proved.
//   node core/solver/tools/raise-bounds.mjs 5x6 --minutes=30     continues from bounds/5x6.json, and updates it as it goes
// Minutes and seconds are processor time. Each part is searched for --seconds (default 5), four times as long if none is left
// to be searched. Needs a build.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { codeAt, firstBound, leastOf, openField, raiseBound } from '@blackpeg/solver';

const BOUNDS = new URL('../bounds/', import.meta.url);

const [cell = '', ...options] = process.argv.slice(2);
const [holes = 0, kinds = 0] = cell.split('x').map(Number);
const minutes = numberOf('--minutes=', 10);
let seconds = numberOf('--seconds=', 5);

const facets = [{ name: /** @type {const} */ ('colour'), size: kinds, blank: false }];
const field = openField({ holes, facets, repeats: true }, 'places');
const file = new URL(`${cell}.json`, BOUNDS);
/** @type {import('@blackpeg/solver').GameBound} */
const bound = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).openings : firstBound(field);
const shipped = shippedTotal();
const deadline = processorSeconds() + minutes * 60;

let least = leastOf(bound);
console.log(`${cell}: at least ${least}, shipped ${shipped}`);
while (least < shipped && processorSeconds() < deadline) {
  const started = processorSeconds();
  const tooLong = () => processorSeconds() > Math.min(started + seconds, deadline);
  if (!raiseBound(field, bound, tooLong, shipped)) askLonger();
  if (leastOf(bound) === least) continue;
  least = leastOf(bound);
  save();
}
save();
console.log(`${cell}: at least ${least}${least >= shipped ? ', proved' : ''}, ${seconds} s a part`);

function askLonger() {
  seconds *= 4;
  for (const { parts } of bound) for (const part of parts) part.step ||= Math.max(1, part.codes >> 6);
}

function save() {
  mkdirSync(BOUNDS, { recursive: true });
  const openings = bound.map(({ guess, parts }) => ({
    guess,
    code: codeAt(field.table, guess).join(''),
    parts,
  }));
  writeFileSync(file, `${JSON.stringify({ least, openings }, undefined, 2)}\n`);
}

function shippedTotal() {
  const { cells } = JSON.parse(readFileSync(new URL('../trees/manifest.json', import.meta.url), 'utf8'));
  /** @type {{ holes: number, kinds: number, total: number } | undefined} */
  const found = cells.find((/** @type {{ file: string }} */ { file: name }) => name === `${cell}.tree`);
  return found?.total ?? Number.POSITIVE_INFINITY;
}

function processorSeconds() {
  return process.cpuUsage().user / 1e6;
}

/**
 * @param {string} option
 * @param {number} otherwise
 */
function numberOf(option, otherwise) {
  const given = options.find((each) => each.startsWith(option));
  return given === undefined ? otherwise : Number(given.slice(option.length));
}
