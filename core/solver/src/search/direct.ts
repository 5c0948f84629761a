// Small sets settled without a search: a candidate that separates all others, or all but two.

import { workDone } from '../brake.ts';
import type { SetId } from '../kernel/contract.ts';
import type { Known } from './memo.ts';
import { flatPlan } from './plan.ts';
import { lowestScore } from './ranking.ts';
import { BOUND_UNIT, OUT_OF_REACH, type Searcher, type SearchNode, scoresAt } from './searcher.ts';

/**
 * The best plan if a candidate gives it directly, otherwise a lower bound. With n codes the best possible is one guess
 * for one and two for the others, 2n - 1; a guess that is not a candidate costs 2n or more.
 */
export function directPlan(searcher: Searcher, spot: SearchNode, set: SetId): Known {
  const { codes, depth, rows } = spot;
  const size = codes.length;
  if (size > searcher.answers + 1) return { plan: undefined, least: searcher.bounds.least(size, rows) };
  const scores = scoresAt(searcher, depth, size);
  searcher.field.kernel.score(set, codes, searcher.flatRule, scores);
  workDone(searcher.brake, size, size);
  const best = lowestAt(scores);
  const total = size + (scores[best] as number);
  const most = total === 2 * size ? 3 : 2;
  if (total > 2 * size || most > rows) {
    return { plan: undefined, least: Math.max(2 * size, searcher.bounds.least(size, rows)) };
  }
  return { plan: flatPlan(codes[best] as number, total, most), least: total };
}

/** Like `directPlan`, with the lowest bound of any guess for sets too large to be settled at once. */
export function closerLook(searcher: Searcher, spot: SearchNode, set: SetId): Known {
  const known = directPlan(searcher, spot, set);
  const size = spot.codes.length;
  if (size <= searcher.answers + 1) return known;
  const lowest = Math.floor(lowestScore(searcher, spot, set) / BOUND_UNIT);
  const least = lowest >= OUT_OF_REACH ? Number.POSITIVE_INFINITY : size + lowest;
  return { plan: undefined, least: Math.max(known.least, least) };
}

function lowestAt(scores: Float64Array): number {
  let best = 0;
  for (let at = 1; at < scores.length; at += 1) {
    if ((scores[at] as number) < (scores[best] as number)) best = at;
  }
  return best;
}
