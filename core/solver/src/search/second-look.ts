// Examines the best guesses of a beam one guess deeper: a part costs what its own best candidate leaves.

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

/** Candidates tried in a part; more of them hardly change the order of guesses. */
const SAMPLE = 60;

/** As many guesses as wanted, those with the lowest closer estimates; among equals the first. */
export function secondLook(
  searcher: Searcher,
  spot: SearchNode,
  set: SetId,
  guesses: readonly number[],
  wanted: number,
): readonly number[] {
  const best: number[] = [];
  const costs: number[] = [];
  for (const guess of guesses) {
    const worst = best.length < wanted ? Number.POSITIVE_INFINITY : (costs[wanted - 1] ?? 0);
    const cost = closerEstimate(searcher, spot, set, guess, worst);
    if (searcher.brake.stopped) return guesses.slice(0, wanted);
    if (best.length === wanted && cost >= worst) continue;
    const later = costs.findIndex((each) => each > cost);
    const at = later < 0 ? costs.length : later;
    best.splice(at, 0, guess);
    costs.splice(at, 0, cost);
    best.length = Math.min(best.length, wanted);
  }
  return best;
}

/** Stops early once it reaches `worst`. */
function closerEstimate(
  searcher: Searcher,
  spot: SearchNode,
  set: SetId,
  guess: number,
  worst: number,
): number {
  const { sorted, counts } = scratchAt(searcher, spot.depth);
  searcher.field.kernel.split(set, guess, sorted, counts);
  workDone(searcher.brake, 1, spot.codes.length);
  const rule = ruleAt(searcher, rowsAfter(searcher, rowsAfter(searcher, spot.rows)));
  if (!rule) return Number.POSITIVE_INFINITY;
  const { floors } = searcher;
  const last = counts.length - 1;
  let cost = 0;
  for (let index = 0; index < last; index += 1) {
    const size = counts[index] ?? 0;
    if (size === spot.codes.length) return Number.POSITIVE_INFINITY;
    cost += floors[size] ?? 0;
  }
  let start = 0;
  for (let index = 0; index < last && cost < worst; index += 1) {
    const size = counts[index] ?? 0;
    if (searcher.brake.stopped) return Number.POSITIVE_INFINITY;
    if (size > 2) {
      cost += partEstimate(searcher, spot, rule, sorted.subarray(start, start + size)) - (floors[size] ?? 0);
    }
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
