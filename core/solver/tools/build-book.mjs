// Searches the opening book of shapes: the second guess after each answer to the first, and the third after each answer to the
// second, and writes src/advice/openings/book.generated.ts.
//   node core/solver/tools/build-book.mjs
// Each position is examined with far more effort than during play: many guesses by the sizes of their parts, the best of them
// one guess deeper, the best of those once more with a wider choice. Needs a build (npm run build). A position that was
// finished is not searched again (node_modules/.cache/book), so it can be stopped at any time.

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { seededDice, shapesEdition, widestSpec } from '@blackpeg/rules';
import { codeAt, formatTree, indexOfCode, openField } from '@blackpeg/solver';
import { estimatedTotal, ratingModelOf } from '../dist/advice/model.js';
import { gameKey } from '../dist/advice/openings/opening.js';

/** @typedef {import('@blackpeg/solver').Field} Field */
/** @typedef {import('@blackpeg/solver').StrategyTree} StrategyTree */
/** @typedef {{ random: number, own: number, sample: number, rounds: number, climbers: number }} Effort */

const CACHE = new URL('../../../node_modules/.cache/book/', import.meta.url);
const TARGET = new URL('../src/advice/openings/book.generated.ts', import.meta.url);

const GAME = '1';
const FIRST_GUESS = [11, 12, 23, 34];
const MOST_ROWS = 3;
/** Fewer candidates are searched to the end during play. */
const FEW = 300;

/** Guesses by the sizes of their parts: random ones and candidates, then the neighbours of the best in each round. */
const FIRST_LIST = { random: 6000, own: 2000, sample: 3000, rounds: 3, climbers: 12 };
/** In the parts of a guess, for the first look and for the second. */
const ROUGH = { random: 250, own: 100, sample: 400, rounds: 0, climbers: 2 };
const FINE = { random: 650, own: 150, sample: 512, rounds: 1, climbers: 6 };
/** Guesses looked at twice, by row; of a small position fewer. */
const LOOKS = { 2: { rough: 120, fine: 16 }, 3: { rough: 100, fine: 10 } };
/** Guesses of the position itself that its parts choose from, too. */
const SHARED = 96;

const edition = shapesEdition(GAME);
const spec = widestSpec(edition);
const field = openField(spec, edition.marking);
const search = searchIn(field);
const cached = cacheOf(new URL(`${GAME}.txt`, CACHE));
const all = Uint32Array.from({ length: field.table.size }, (_, index) => index);
const book = formatTree(spec, edition.marking, grow(all, '', 1));
writeFileSync(
  TARGET,
  `// Written by tools/build-book.mjs: the first guesses of shapes by game, as trees in text.

export const BOOKS: Readonly<Record<string, string>> = {
  '${gameKey(spec, edition.marking)}':
    '${book}',
};
`,
);

/**
 * @param {Uint32Array} codes
 * @param {string} path the answers that lead here
 * @param {number} row
 * @returns {StrategyTree}
 */
function grow(codes, path, row) {
  const known = row === 1 ? indexOfCode(field.table, FIRST_GUESS) : cached.get(path);
  const guess = known ?? search.best(codes, row);
  if (known === undefined) cached.set(path, guess);
  const parts = row < MOST_ROWS ? search.split(codes, guess) : [];
  const branches = parts
    .filter(([, part]) => part.length > FEW)
    .map(([index, part]) => ({
      feedback: /** @type {import('@blackpeg/rules').Feedback} */ (field.table.feedback[index]),
      tree: grow(part, `${path}${index} `, row + 1),
    }));
  return { guess: codeAt(field.table, guess), branches };
}

/** @param {Field} field */
function searchIn({ table, kernel }) {
  const model = ratingModelOf(table);
  /** @type {number[]} */
  const totals = [];
  const totalOf = (/** @type {number} */ size) => (totals[size] ??= estimatedTotal(model, size));
  const counts = new Uint32Array(kernel.classes);
  const { holes } = table.spec;
  const kinds = table.pegs.length;

  /** @type {(codes: Uint32Array, guess: number) => [number, Uint32Array][]} */
  const split = (codes, guess) => {
    const sorted = new Uint32Array(codes.length);
    const set = kernel.load(codes);
    kernel.split(set, guess, sorted, counts);
    kernel.drop(set);
    /** @type {[number, Uint32Array][]} */
    const parts = [];
    let start = 0;
    for (const [index, size] of counts.subarray(0, -1).entries()) {
      if (size > 0) parts.push([index, sorted.subarray(start, start + size)]);
      start += size;
    }
    return parts;
  };

  /** @type {(codes: Uint32Array, guess: number) => number} */
  const bySizes = (codes, guess) => {
    const set = kernel.load(codes);
    kernel.tally(set, guess, counts);
    kernel.drop(set);
    return counts.subarray(0, -1).reduce((sum, size) => sum + totalOf(size), codes.length);
  };

  /** @type {(codes: Uint32Array, guesses: Iterable<number>, effort: Effort, kept: number) => number[]} */
  const ranked = (codes, guesses, { sample, rounds, climbers }, kept) => {
    const some = everyNth(codes, sample);
    const scale = codes.length / some.length;
    const weights = Float64Array.from({ length: some.length + 1 }, (_, size) =>
      Math.round((64 * (scale === 1 ? totalOf(size) : estimatedTotal(model, size * scale))) / scale),
    );
    const set = kernel.load(some);
    /** @type {Map<number, number>} */
    let scored = new Map();
    let list = [...new Set(guesses)];
    for (let round = 0; ; round += 1) {
      const scores = new Float64Array(list.length);
      kernel.score(set, Uint32Array.from(list), { weights, broken: 0, heaviest: false }, scores);
      for (const [at, guess] of list.entries()) scored.set(guess, scores[at] ?? 0);
      scored = new Map([...scored].sort((a, b) => a[1] - b[1] || a[0] - b[0]).slice(0, kept));
      if (round === rounds) break;
      const near = [...scored.keys()].slice(0, climbers).flatMap(neighbours);
      list = [...new Set(near)].filter((guess) => !scored.has(guess));
    }
    kernel.drop(set);
    return [...scored.keys()];
  };

  /** Every guess that differs in one hole, or by two exchanged holes. */
  const neighbours = (/** @type {number} */ guess) => {
    const row = [...table.rows.subarray(guess * holes, (guess + 1) * holes)];
    const numberOf = (/** @type {number[]} */ pegs) => pegs.reduce((number, peg) => number * kinds + peg, 0);
    const changed = row.flatMap((_, hole) =>
      Array.from({ length: kinds }, (_peg, peg) => numberOf(row.with(hole, peg))),
    );
    const exchanged = row.flatMap((peg, hole) =>
      row.slice(0, hole).map((other, at) => numberOf(row.with(hole, other).with(at, peg))),
    );
    return [...changed, ...exchanged];
  };

  /**
   * The cost of a guess if each part goes on with the best guess found for it.
   * @type {(codes: Uint32Array, guess: number, pool: number[], effort: Effort) => number}
   */
  const oneDeeper = (codes, guess, pool, effort) =>
    split(codes, guess).reduce((sum, [, part]) => {
      if (part.length < 3) return sum + totalOf(part.length);
      const best = ranked(
        part,
        [...pool, ...everyNth(part, effort.own)],
        effort,
        Math.max(2, effort.climbers),
      );
      return sum + Math.min(...best.slice(0, 2).map((each) => bySizes(part, each)));
    }, codes.length);

  /** @type {(codes: Uint32Array, row: number) => number} */
  const best = (codes, row) => {
    const dice = seededDice(row);
    const random = (/** @type {number} */ count) => Array.from({ length: count }, () => dice(table.size));
    const looks = LOOKS[/** @type {2 | 3} */ (row)];
    const rough = Math.max(12, Math.min(looks.rough, Math.round(codes.length / 40)));
    const first = [...random(FIRST_LIST.random), ...everyNth(codes, FIRST_LIST.own)];
    const list = ranked(codes, first, FIRST_LIST, Math.max(rough, SHARED));
    /** @type {(guesses: number[], effort: Effort) => number[]} */
    const byLook = (guesses, effort) => {
      const pool = [...list.slice(0, SHARED), ...random(effort.random)];
      const costs = new Map(guesses.map((guess) => [guess, oneDeeper(codes, guess, pool, effort)]));
      return guesses.toSorted((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0) || a - b);
    };
    const promising = byLook(list.slice(0, rough), ROUGH).slice(0, looks.fine);
    return /** @type {number} */ (byLook(promising, FINE)[0]);
  };

  return { best, split };
}

/** @param {Uint32Array} codes @param {number} count */
function everyNth(codes, count) {
  if (codes.length <= count) return codes;
  return Uint32Array.from(
    { length: count },
    (_, at) => codes[Math.floor(((at + 0.5) * codes.length) / count)] ?? 0,
  );
}

/** Guesses by the answers that lead to them. @param {URL} file */
function cacheOf(file) {
  mkdirSync(CACHE, { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  /** @type {Map<string, number>} */
  const known = new Map(
    lines
      .filter(Boolean)
      .map((line) => [line.slice(0, line.lastIndexOf('=')), Number(line.slice(line.lastIndexOf('=') + 1))]),
  );
  return {
    /** @param {string} path */
    get: (path) => known.get(path),
    /** @param {string} path @param {number} guess */
    set: (path, guess) => {
      known.set(path, guess);
      appendFileSync(file, `${path}=${guess}\n`);
    },
  };
}
