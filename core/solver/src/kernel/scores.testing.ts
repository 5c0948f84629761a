// Scores follow from counts, and the lowest of them from the scores: what every kernel is checked against.

import { seededDice } from '@blackpeg/rules';
import { expect } from 'vitest';
import type { Kernel, KernelShape, OpenKernel, ScoreRule } from './contract.ts';

/** Any weights, guesses in any order, some of them candidates: scores follow from the counts. */
export function checkScores(open: OpenKernel, shape: KernelShape, size: number): void {
  const dice = seededDice(size);
  const pegs = everyCode(shape);
  const all = pegs.length / shape.holes;
  const kernel = open(shape, pegs);
  const weights = Float64Array.from(range(size + 1), (count) => (count === 0 ? 0 : dice(2 ** 40)));
  const broken = dice(1000) - 500;
  // The last few do not fill a whole vector.
  const codes = Uint32Array.from(range(size), (index) => Math.floor((index * all) / size));
  const guesses = Uint32Array.from(range(205), (index) => codes[index] ?? dice(all)).reverse();
  const scores = new Float64Array(guesses.length);
  const counts = new Uint32Array(kernel.classes);
  const set = kernel.load(codes);
  kernel.score(set, guesses, { weights, broken, heaviest: false }, scores);
  const right = Array.from(guesses, (guess) => {
    kernel.tally(set, guess, counts);
    const parts = [...counts.subarray(0, -1)].map((count) => weights[count] as number);
    return parts.reduce((sum, weight) => sum + weight, counts.at(-1) === 0 ? 0 : broken);
  });
  expect([...scores]).toEqual(right);
  checkLowest(kernel, set, codes, guesses, { weights, broken, heaviest: false });
}

/** The first few of all guesses by score, then those that could be the code if wanted, then in their order. */
function checkLowest(
  kernel: Kernel,
  set: number,
  codes: Uint32Array,
  guesses: Uint32Array,
  { weights, ...rule }: ScoreRule,
): void {
  const rising = guesses.slice().sort();
  const scores = new Float64Array(rising.length);
  // Few different weights, so that many scores are equal.
  const few = { ...rule, weights: weights.map((weight) => weight % 3) };
  kernel.score(set, rising, few, scores);
  for (const fitting of [true, false]) {
    const later = (place: number) => (fitting && codes.includes(rising[place] as number) ? 0 : 1);
    const order = range(rising.length).sort(
      (a, b) => (scores[a] as number) - (scores[b] as number) || later(a) - later(b) || a - b,
    );
    for (const count of [1, 5, 64, 300]) {
      const found = { places: new Uint32Array(count), scores: new Float64Array(count), fitting };
      const length = kernel.lowest(set, rising, few, found);
      expect(length).toBe(Math.min(count, rising.length));
      expect([...found.places.subarray(0, length)]).toEqual(order.slice(0, count));
      expect(found.scores[length - 1]).toBe(scores[order[length - 1] as number]);
    }
  }
}

export function everyCode({ holes, first, second }: KernelShape): Uint8Array {
  const kinds = first * second;
  const pegs = new Uint8Array(kinds ** holes * holes);
  return pegs.map(
    (_, at) => Math.floor(Math.floor(at / holes) / kinds ** (holes - 1 - (at % holes))) % kinds,
  );
}

export function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
