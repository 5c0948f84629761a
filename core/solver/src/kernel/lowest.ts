// The lowest of many scores, in plain TypeScript.

import type { LowestScores } from './contract.ts';

/** Whether the guess at an index is a candidate. Both lists ascend, and indices are asked for in ascending order. */
export function candidateTest(candidates: Uint32Array, guesses: Uint32Array): (place: number) => boolean {
  let at = 0;
  return (place) => {
    const guess = guesses[place] ?? 0;
    while (at < candidates.length && (candidates[at] ?? 0) < guess) at += 1;
    return candidates[at] === guess;
  };
}

/** The indices of the lowest scores, lowest first; among equals one that fits, then the first. */
export function lowestPlaces(
  scores: Float64Array,
  fits: (place: number) => boolean,
  count: number,
): readonly number[] {
  const best: number[] = [];
  const fitting: boolean[] = [];
  let [worst, worstFits] = [Number.POSITIVE_INFINITY, false];
  for (let place = 0; place < scores.length; place += 1) {
    const score = scores[place] ?? 0;
    // Nearly every guess ends here, so this comes before everything else.
    if (score > worst || (score === worst && worstFits)) continue;
    const isFit = fits(place);
    const isFull = best.length === count;
    if (isFull && score === worst && !isFit) continue;
    let at = isFull ? count - 1 : best.length;
    for (; at > 0; at -= 1) {
      const before = scores[best[at - 1] as number] as number;
      if (score > before || (score === before && (!isFit || fitting[at - 1]))) break;
      best[at] = best[at - 1] ?? 0;
      fitting[at] = fitting[at - 1] as boolean;
    }
    best[at] = place;
    fitting[at] = isFit;
    if (best.length < count) continue;
    worst = scores[best[count - 1] as number] as number;
    worstFits = fitting[count - 1] as boolean;
  }
  return best;
}

/** The same result as the kernels', from scores that are already computed. */
export function findLowest(
  codes: Uint32Array,
  guesses: Uint32Array,
  scores: Float64Array,
  found: LowestScores,
): number {
  const fits = found.fitting ? candidateTest(codes, guesses) : () => false;
  const places = lowestPlaces(scores.subarray(0, guesses.length), fits, found.places.length);
  for (const [at, place] of places.entries()) {
    found.places[at] = place;
    found.scores[at] = scores[place] ?? 0;
  }
  return places.length;
}
