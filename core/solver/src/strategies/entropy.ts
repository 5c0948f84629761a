// The guess whose answer gives most information (Neuwirth 1982): the sum of n log n over the parts is lowest.

import { log2 } from '../logarithm.ts';
import { lowestScore, type RuleFor } from './strategy.ts';

/** Binary places of a logarithm; the sum over two million codes stays below 2^53. */
const PRECISION = 26;

export const partEntropy: RuleFor = (most) => ({ weights: weightsTo(most), broken: 0, heaviest: false });

export const entropy = lowestScore('entropy', partEntropy);

let known = new Float64Array(1);

/** n log2 n as a whole number. A larger table begins like a smaller one, so one that is long enough serves all. */
function weightsTo(most: number): Float64Array {
  if (known.length <= most) known = logs(Math.max(most, 2 * known.length)).map((log, size) => size * log);
  return known;
}

/**
 * Logarithms of 1 to `most` as sums of the logarithms of their primes, so that partitions that are mathematically
 * equal, such as 6 and 3 + 3 with 2s to match, are equal here.
 */
function logs(most: number): Float64Array {
  const logs = new Float64Array(most + 1);
  for (let prime = 2; prime <= most; prime += 1) {
    if (logs[prime] !== 0) continue;
    const log = Math.round(log2(prime) * 2 ** PRECISION);
    for (let power = prime; power <= most; power *= prime) {
      for (let size = power; size <= most; size += power) logs[size] = (logs[size] as number) + log;
    }
  }
  return logs;
}
