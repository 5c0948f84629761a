// Searches a strategy for each cell of the 1-5 x 1-9 table, checks it, and writes trees/ with its manifest.
//   node core/solver/tools/build-trees.mjs                          every cell by its search below
//   node core/solver/tools/build-trees.mjs 4x6 5x8                  these cells
//   node core/solver/tools/build-trees.mjs 5x8=beam:1,12,8,6@11234/7    one cell by another search
//   node core/solver/tools/build-trees.mjs 5x8=shipped+1:24,8,5/7+40/7   improves positions of the tree on disk
// The syntax of searches is in tree-steps.mjs. Needs a build (npm run build). A tree on disk stays unless the new one
// is better or newly proved; steps write what they find as they go, and can be stopped at any time.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { decodeTree, encodeTree, formatSignature, openField, verifyTree } from '@blackpeg/solver';
import { searchTree } from './tree-steps.mjs';

const TREES = new URL('../trees/', import.meta.url);
const MANIFEST = new URL('manifest.json', TREES);

const SEARCHES = /** @type {Record<string, string>} */ ({
  '4x9': 'beam:1,12,8,6@1234/7+60/7+1:40,16,8/7+2:80,30,12/7+100/7',
  '5x6': 'beam:1,12,8,6@11223/6+60/6+1:40,16,8/6+2:80,30,12/6+100/6',
  '5x7': 'beam:1,12,8,6@11223+60/7+2:24,12,8/7',
  '5x8': 'beam:1,8,6,5@11234+1:20,8,5+40+1:40,12,6+40/7',
  '5x9': 'beam:1,5,5,5@11234/8+40/8+1:12,6,5/8',
});

const ALL_CELLS = [1, 2, 3, 4, 5].flatMap((holes) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((kinds) => `${holes}x${kinds}`),
);

/**
 * @typedef {object} Cell
 * @property {number} holes
 * @property {number} kinds
 * @property {string} file
 * @property {string} first
 * @property {number} codes
 * @property {number} total
 * @property {number} average
 * @property {number} most
 * @property {string} signature
 * @property {boolean} proved
 * @property {string} search
 * @property {number} bytes
 */

for (const wish of process.argv.length > 2 ? process.argv.slice(2) : ALL_CELLS) {
  const [name = '', search = SEARCHES[name] ?? 'exact'] = wish.split('=');
  const [holes = 0, kinds = 0] = name.split('x').map(Number);
  const started = performance.now();
  const { cell, kept } = buildCell(holes, kinds, search);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const proved = cell.proved ? ' proved' : '';
  console.log(`${name} ${cell.signature} ${cell.average}${proved}, ${search}, ${seconds} s, ${kept}`);
}

/**
 * @param {number} holes
 * @param {number} kinds
 * @param {string} search
 */
function buildCell(holes, kinds, search) {
  const spec = {
    holes,
    facets: [{ name: /** @type {const} */ ('colour'), size: kinds, blank: false }],
    repeats: true,
  };
  const field = openField(spec, 'places');
  const before = readManifest().find((cell) => cell.holes === holes && cell.kinds === kinds);
  const whole = search.replace(/^shipped/, before?.search ?? 'shipped');
  const shipped = () => {
    const tree = before && decodeTree(field, readFileSync(new URL(before.file, TREES)));
    if (!tree?.ok) throw new Error(`No tree of ${holes}x${kinds} is shipped.`);
    return tree.value;
  };
  /** @param {import('@blackpeg/solver').StrategyTree} tree */
  const keepTree = (tree, proved = false) => {
    const { cell, bytes } = cellOf(field, tree, whole, proved);
    return { cell, kept: keep(cell, bytes) };
  };
  const { tree, proved } = searchTree(field, search, shipped, keepTree);
  return keepTree(tree, proved);
}

/**
 * @param {import('@blackpeg/solver').Field} field
 * @param {import('@blackpeg/solver').StrategyTree} tree
 * @param {string} search
 * @param {boolean} proved
 * @returns {{ cell: Cell, bytes: Uint8Array }}
 */
function cellOf(field, tree, search, proved) {
  const { spec } = field.table;
  const { holes } = spec;
  const kinds = field.table.pegs.length;
  const checked = verifyTree(spec, 'places', tree);
  if (!checked.ok) throw new Error(`${holes}x${kinds}: ${JSON.stringify(checked.error)}`);
  const { total, codes, most } = checked.value;
  const bytes = encodeTree(field, tree);
  const cell = {
    holes,
    kinds,
    file: `${holes}x${kinds}.tree`,
    first: tree.guess.join(''),
    codes,
    total,
    average: Number((total / codes).toFixed(4)),
    most,
    signature: formatSignature(checked.value),
    proved,
    search,
    bytes: bytes.length,
  };
  return { cell, bytes };
}

/**
 * @param {Cell} cell
 * @param {Uint8Array} bytes
 */
function keep(cell, bytes) {
  const cells = readManifest();
  const index = cells.findIndex(({ holes, kinds }) => holes === cell.holes && kinds === cell.kinds);
  const before = cells[index];
  const { total = Number.POSITIVE_INFINITY, most = 0, proved = false } = before ?? {};
  const better =
    cell.total < total || (cell.total === total && (cell.most < most || (cell.proved && !proved)));
  if (!better) return `kept ${before?.signature} of ${before?.search}`;
  if (before) cells.splice(index, 1);
  cells.push(cell);
  cells.sort((a, b) => a.holes - b.holes || a.kinds - b.kinds);
  writeFileSync(new URL(cell.file, TREES), bytes);
  writeFileSync(MANIFEST, `${JSON.stringify({ cells }, undefined, 2)}\n`);
  return 'written';
}

/** @returns {Cell[]} */
function readManifest() {
  return existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')).cells : [];
}
