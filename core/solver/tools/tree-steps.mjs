// How a tree is searched, as text: `exact`, `beam:1,8,6,5@11223/7` or `shipped`, followed by steps that improve it in
// places. `+1:24,8,5/7` searches each position after one guess again, by a beam of these widths and with at most 7 rows;
// `+40/7` proves every position of up to 40 codes.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  beamStrategy,
  formatTree,
  indexOfCode,
  optimalStrategy,
  polishTree,
  treeOfPlan,
} from '@blackpeg/solver';

/** @typedef {import('@blackpeg/solver').Field} Field */
/** @typedef {import('@blackpeg/solver').StrategyTree} StrategyTree */

const CACHE = new URL('../../../node_modules/.cache/trees/', import.meta.url);

/**
 * The resulting tree, and whether it is proved optimal. Steps go part by part of the first guess; a part
 * on which a step was completed before, in any run, is not searched again.
 * @param {Field} field
 * @param {string} search
 * @param {() => StrategyTree} shipped
 * @param {(tree: StrategyTree) => void} onBetter
 */
export function searchTree(field, search, shipped, onBetter) {
  const [first = '', ...steps] = search.split('+');
  const begun = first === 'shipped' ? { tree: shipped(), proved: false } : firstTree(field, first);
  let { tree } = begun;
  for (const step of steps) tree = improved(field, tree, step, onBetter);
  return { tree, proved: begun.proved };
}

/**
 * `openings` are digits separated by bars, `rows` the most for any code. With openings the first width is their number.
 * @param {Field} field
 * @param {string} search
 */
function firstTree(field, search) {
  const match = /^(?:exact|beam:([\d,]+)(?:@([\d|]+))?(?:\/(\d+))?)$/.exec(search);
  if (!match) throw new Error(`No such search: ${search}`);
  const [, widths, openings, rows] = match;
  /** @type {{ openings?: number[] }} */
  const limits = openings
    ? { openings: openings.split('|').map((code) => indexOfCode(field.table, Array.from(code, Number))) }
    : {};
  const aim = rows
    ? { kind: /** @type {const} */ ('average-within'), rows: Number(rows) }
    : { kind: /** @type {const} */ ('average') };
  const numbers = widths?.split(',').map(Number);
  const { length = numbers?.[0] } = limits.openings ?? {};
  if (length !== numbers?.[0])
    throw new Error(`${search}: the first width must be ${length}, as many as openings.`);
  const { plan, proved } = numbers ? beamStrategy(field, numbers, aim, limits) : optimalStrategy(field, aim);
  if (!plan) throw new Error(`${search} finds no strategy.`);
  return { tree: treeOfPlan(field, plan), proved };
}

/**
 * @param {Field} field
 * @param {StrategyTree} tree
 * @param {string} step
 * @param {(tree: StrategyTree) => void} onBetter
 */
function improved(field, tree, step, onBetter) {
  const polish = polishOf(step);
  const { holes, facets } = field.table.spec;
  const done = doneWith(new URL(`${holes}x${facets[0]?.size}.txt`, CACHE));
  let best = tree;
  for (const [at, branch] of tree.branches.entries()) {
    const key = keyOf(field, step, branch.tree);
    if (done.has(key)) continue;
    let saved = 0;
    const next = polishTree(field, best, {
      ...polish,
      wanted: ({ path }) => path[0] === classAt(field, tree, at),
      onSearched: (_, { before, after = before }) => {
        saved += before === after ? 0 : before - after;
      },
    });
    const now = next.branches[at]?.tree;
    if (now) done.add(keyOf(field, step, now));
    if (saved === 0) continue;
    best = next;
    const gain = saved === Number.POSITIVE_INFINITY ? 'now within the rows' : `${saved} less`;
    console.log(`+${step}: ${gain} after answer ${at + 1} of ${tree.branches.length}`);
    onBetter(best);
  }
  return best;
}

/**
 * @param {string} step
 * @returns {import('@blackpeg/solver').Polish}
 */
function polishOf(step) {
  const match = /^(\d+)(?::([\d,]+))?(?:\/(\d+))?$/.exec(step);
  if (!match) throw new Error(`No such step: ${step}`);
  const [, number, widths, rows] = match;
  const which = widths
    ? { after: Number(number), widths: widths.split(',').map(Number) }
    : { mostCodes: Number(number), widths: [Number.POSITIVE_INFINITY] };
  return { ...which, ...(rows ? { mostRows: Number(rows) } : {}) };
}

/**
 * @param {Field} field
 * @param {StrategyTree} tree
 * @param {number} at
 */
function classAt({ table }, tree, at) {
  const { black, white } = tree.branches[at]?.feedback ?? {};
  return table.feedback.findIndex((feedback) => feedback.black === black && feedback.white === white);
}

/**
 * @param {Field} field
 * @param {string} step
 * @param {StrategyTree} tree
 */
function keyOf({ table }, step, tree) {
  const text = formatTree(table.spec, table.marking, tree);
  return `${step} ${createHash('sha1').update(text).digest('hex')}`;
}

/** @param {URL} file */
function doneWith(file) {
  const keys = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  return {
    /** @param {string} key */
    has: (key) => keys.has(key),
    /** @param {string} key */
    add: (key) => {
      keys.add(key);
      mkdirSync(CACHE, { recursive: true });
      writeFileSync(file, [...keys].join('\n'));
    },
  };
}
