// Entropy one step deeper: of the guesses with most information, the one whose parts the next guess separates best.

import type { Field } from '../candidates/field.ts';
import { partEntropy } from './entropy.ts';
import type { Position, Strategy } from './strategy.ts';
import { rank } from './strategy.ts';

/** How many guesses are examined more closely. */
const WIDTH = 12;

export const oneStepDeeper: Strategy = {
  name: 'one step deeper',
  choose: (field, position) => {
    const best = rank(field, position, partEntropy, WIDTH);
    let chosen = best[0] ?? 0;
    let lowest = Number.POSITIVE_INFINITY;
    for (const guess of best) {
      const cost = best.length === 1 ? 0 : costAfter(field, position, guess);
      if (cost >= lowest) continue;
      lowest = cost;
      chosen = guess;
    }
    return chosen;
  },
};

/** The information left after this guess and the best next one in each part, plus one for each code still to guess. */
function costAfter(field: Field, { candidates, guesses }: Position, guess: number): number {
  const { kernel } = field;
  const set = kernel.load(candidates);
  const sorted = new Uint32Array(candidates.length);
  const counts = new Uint32Array(kernel.classes);
  kernel.split(set, guess, sorted, counts);
  let cost = 0;
  let start = 0;
  for (const size of counts.subarray(0, -1)) {
    if (size > 2) cost += lowestOf(field, sorted.subarray(start, start + size), guesses);
    start += size;
  }
  kernel.drop(set);
  return cost;
}

function lowestOf({ kernel }: Field, part: Uint32Array, guesses: Uint32Array): number {
  const set = kernel.load(part);
  const scores = new Float64Array(1);
  const best = { places: new Uint32Array(1), scores, fitting: false };
  kernel.lowest(set, guesses, partEntropy(part.length), best);
  kernel.drop(set);
  return scores[0] as number;
}
