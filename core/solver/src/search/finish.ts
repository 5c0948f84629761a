// Completes a search that was stopped, with the best of a few candidates: quick, not good.

import { everyNth } from '../advice/sample.ts';
import { partsAfter } from './parts.ts';
import { flatPlan, type SearchPlan } from './plan.ts';
import { rowsAfter, ruleAt, type Searcher, type SearchNode, scoresAt } from './searcher.ts';

/** Candidates examined in each position, more if rows are few. */
const LOOKED_AT = 4;
const LOOKED_AT_LIMITED = 16;

/** Searches with more codes than this cannot be finished within some tens of milliseconds and end without a result. */
const MOST_FINISHED = 2 ** 16;

/** Some plan for this spot, or none if its rows do not suffice or its codes are too many. */
export function finish(searcher: Searcher, spot: SearchNode): SearchPlan | undefined {
  if (searcher.most > MOST_FINISHED) return undefined;
  const { kernel } = searcher.field;
  const { codes, depth, rows } = spot;
  const rule = ruleAt(searcher, rowsAfter(searcher, rows));
  if (!rule) return undefined;
  const set = kernel.load(codes);
  const guesses = everyNth(codes, searcher.limited ? LOOKED_AT_LIMITED : LOOKED_AT);
  const scores = scoresAt(searcher, depth, guesses.length);
  kernel.score(set, guesses, rule, scores);
  const guess = guesses[scores.indexOf(Math.min(...scores))] as number;
  const split = partsAfter(searcher, spot, set, guess);
  kernel.drop(set);
  if (!split) return undefined;
  const plans = new Map<number, SearchPlan>();
  let total = split.bound;
  let { most } = split;
  for (const { index, spot: part, least } of split.parts) {
    const plan = finish(searcher, part);
    if (!plan) return undefined;
    total += plan.total - least;
    most = Math.max(most, plan.most + 1);
    plans.set(index, plan);
  }
  return plans.size === 0 ? flatPlan(guess, total, most) : { guess, total, most, parts: plans };
}
