// A second look at the guesses a beam likes best, one guess deeper: each part costs what its own best candidate leaves.

import { workDone } from '../brake.ts';
import type { ScoreRule, SetId } from '../kernel/contract.ts';
import {
  ESTIMATE_UNIT,
  rowsAfter,
  ruleAt,
  type Searcher,
  type SearchNode,
  scoresAt,
  scratchAt,
} from './searcher.ts';

/** Candidates tried in a part; more of them hardly change which guess comes first. */
const SAMPLE = 60;

/** The guesses in the order of their closer estimates; equal ones stay as they were, and all once it is stopped. */
export function secondLook(
  searcher: Searcher,
  spot: SearchNode,
  set: SetId,
  guesses: readonly number[],
): readonly number[] {
  const costs: number[] = [];
  for (const guess of guesses) {
    costs.push(closerEstimate(searcher, spot, set, guess));
    if (searcher.brake.stopped) return guesses;
  }
  const places = guesses.map((_, place) => place);
  places.sort((a, b) => (costs[a] as number) - (costs[b] as number) || a - b);
  return places.map((place) => guesses[place] as number);
}

function closerEstimate(searcher: Searcher, spot: SearchNode, set: SetId, guess: number): number {
  const { sorted, counts } = scratchAt(searcher, spot.depth);
  searcher.field.kernel.split(set, guess, sorted, counts);
  workDone(searcher.brake, 1, spot.codes.length);
  const rule = ruleAt(searcher, rowsAfter(searcher, rowsAfter(searcher, spot.rows)));
  let cost = 0;
  let start = 0;
  for (let index = 0; index < counts.length - 1; index += 1) {
    const size = counts[index] as number;
    if (size === spot.codes.length || !rule || searcher.brake.stopped) return Number.POSITIVE_INFINITY;
    if (size > 2) cost += partEstimate(searcher, spot, rule, sorted.subarray(start, start + size));
    else if (size > 0) cost += (2 * size - 1) * ESTIMATE_UNIT;
    start += size;
  }
  return cost;
}

function partEstimate(searcher: Searcher, spot: SearchNode, rule: ScoreRule, part: Uint32Array): number {
  const { kernel } = searcher.field;
  const guesses = sampleOf(part);
  const scores = scoresAt(searcher, spot.depth + 1, guesses.length);
  const set = kernel.load(part);
  kernel.score(set, guesses, rule, scores);
  kernel.drop(set);
  workDone(searcher.brake, guesses.length, part.length);
  let lowest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < guesses.length; at += 1) lowest = Math.min(lowest, scores[at] as number);
  return lowest + part.length * ESTIMATE_UNIT;
}

/** Spread evenly over the part. */
function sampleOf(part: Uint32Array): Uint32Array {
  if (part.length <= SAMPLE) return part;
  return Uint32Array.from(
    { length: SAMPLE },
    (_, index) => part[Math.floor((index * part.length) / SAMPLE)] as number,
  );
}
