// Scoring many guesses against one candidate set: the weights of their part sizes, summed, or the heaviest of them.

import { isFew, scoreFew } from './few/few';
import { blue, classes } from './shape';
import { COUNTS } from './counters';
import { tally } from './tally';

/**
 * `weights` holds f64 whole numbers by part size, turned into i64 in place, so that sums are exact in any order. The
 * all-black part counts `broken` instead, where it is not empty. Writes one f64 per guess to `scores`.
 */
export function score(
  guesses: usize,
  guessCount: i32,
  planes: usize,
  stride: usize,
  codes: usize,
  count: i32,
  weights: usize,
  broken: f64,
  heaviest: bool,
  scores: usize,
): void {
  for (let size = 0; size <= count; size++) {
    const slot = weights + (<usize>size << 3);
    store<i64>(slot, <i64>load<f64>(slot));
  }
  if (!blue && !heaviest && isFew(stride)) {
    scoreFew(guesses, guessCount, planes, stride, count, weights, <i64>broken, scores);
    return;
  }
  for (let index = 0; index < guessCount; index++) {
    const guess = <i32>load<u32>(guesses + (<usize>index << 2));
    tally(guess, planes, stride, codes, count);
    const last = COUNTS + (<usize>(classes - 1) << 2);
    let sum: i64 = load<u32>(last) ? <i64>broken : 0;
    if (heaviest) sum = max(sum, heaviestPart(weights));
    else sum += sumOfParts(weights);
    store<f64>(scores + (<usize>index << 3), <f64>sum);
  }
}

@inline
function weightOf(weights: usize, at: usize): i64 {
  return load<i64>(weights + (<usize>load<u32>(at) << 3));
}

/** All classes but the last, all black. */
function sumOfParts(weights: usize): i64 {
  let sum: i64 = 0;
  let at = COUNTS;
  const end = COUNTS + (<usize>(classes - 1) << 2);
  for (; at + 8 <= end; at += 8) sum += weightOf(weights, at) + weightOf(weights, at + 4);
  return at < end ? sum + weightOf(weights, at) : sum;
}

function heaviestPart(weights: usize): i64 {
  let most: i64 = 0;
  const end = COUNTS + (<usize>(classes - 1) << 2);
  for (let at = COUNTS; at < end; at += 4) most = max(most, weightOf(weights, at));
  return most;
}
