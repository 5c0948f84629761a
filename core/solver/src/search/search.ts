// Branch and bound over strategies: all guesses for a proof, or the most promising few at each depth for a beam.

import { askedToStop, type Brake, brakeFor, workDone } from '../brake.ts';
import { allCandidates, type Field } from '../candidates/field.ts';
import type { SetId } from '../kernel/contract.ts';
import { ANY_ROWS } from './bounds.ts';
import { directPlan } from './direct.ts';
import { finish } from './finish.ts';
import type { SearchOptions, SearchResult } from './options.ts';
import { type Parts, partsAfter, raiseBound, SHARES, stepOf, WHOLE } from './parts.ts';
import { flatPlan, type SearchPlan } from './plan.ts';
import { inOrder, orderedGuesses, type Ranking } from './ranking.ts';
import { countNode, createSearcher, recall, remember, type Searcher, type SearchNode } from './searcher.ts';

/** Where a search begins, by default with every code. */
export interface SearchStart {
  /** Rows of the code table in ascending order, each once. Any set is allowed. */
  readonly candidates: Uint32Array;
}

/** Without a start the whole game is searched. One or two codes need no search: they are guessed in turn. */
export function search(
  field: Field,
  options: SearchOptions,
  start?: SearchStart,
  brake: Brake = brakeFor(options.shouldStop),
): SearchResult {
  const codes = start?.candidates ?? allCandidates(field.table);
  if (codes.length < 3) return { plan: shortPlan(codes, options), nodes: 0, proved: true };
  const searcher = createSearcher(field, options, codes, brake);
  const spot: SearchNode = { codes, trail: undefined, depth: 0, rows: options.mostRows ?? ANY_ROWS };
  askedToStop(brake);
  const plan = begin(searcher, spot);
  const proved = searcher.exact && !brake.stopped && !options.openings;
  return { plan, nodes: searcher.nodes, proved };
}

function begin(searcher: Searcher, spot: SearchNode): SearchPlan | undefined {
  const { openings, below = Number.POSITIVE_INFINITY } = searcher.options;
  if (!openings) return solve(searcher, spot, below);
  const { kernel } = searcher.field;
  const set = kernel.load(spot.codes);
  const plan = bestOf(searcher, spot, set, inOrder(openings), below);
  kernel.drop(set);
  return plan;
}

function shortPlan(codes: Uint32Array, { mostRows = ANY_ROWS }: SearchOptions): SearchPlan | undefined {
  const [guess] = codes;
  const fits = guess !== undefined && codes.length <= mostRows;
  return fits ? flatPlan(guess, 2 * codes.length - 1, codes.length) : undefined;
}

/** The best plan for a spot that costs less than `limit`, or none. */
export function solve(searcher: Searcher, spot: SearchNode, limit: number): SearchPlan | undefined {
  const { codes, rows } = spot;
  if (searcher.bounds.least(codes.length, rows) >= limit) return undefined;
  const known = recall(searcher, spot);
  if (known?.plan) return known.plan.total < limit ? known.plan : undefined;
  if (known && known.least >= limit) return undefined;
  if (countNode(searcher)) return limit < Number.POSITIVE_INFINITY ? undefined : finish(searcher, spot);
  const set = searcher.field.kernel.load(codes);
  workDone(searcher.brake, 1, codes.length);
  const direct = directPlan(searcher, spot, set);
  const plan = direct.plan ?? bestOf(searcher, spot, set, orderedGuesses(searcher, spot, set, limit), limit);
  searcher.field.kernel.drop(set);
  const { stopped } = searcher.brake;
  const found = plan ?? (stopped && mustGoOn(searcher, limit) ? finish(searcher, spot) : undefined);
  if (!stopped) remember(searcher, spot, { plan, least: plan?.total ?? limit });
  return found && found.total < limit ? found : undefined;
}

/** Once stopped, it goes on only while nothing at all has been found, and then always finds something. */
function mustGoOn({ limited }: Searcher, limit: number): boolean {
  return !limited && limit === Number.POSITIVE_INFINITY;
}

/** Tries guesses in turn, each only as long as it can still be better than the best so far. */
function bestOf(
  searcher: Searcher,
  spot: SearchNode,
  set: SetId,
  ranking: Ranking,
  limit: number,
): SearchPlan | undefined {
  let best: SearchPlan | undefined;
  for (let at = 0; at < ranking.length; at += 1) {
    const below = best?.total ?? limit;
    if (ranking.bound(at) >= below) break;
    const plan = evaluate(searcher, spot, set, ranking.guess(at), below);
    if (plan) best = plan;
    if (searcher.brake.stopped && (best || !mustGoOn(searcher, limit))) break;
  }
  return best;
}

/** The plan that begins with this guess, if it costs less than `limit`. */
function evaluate(
  searcher: Searcher,
  spot: SearchNode,
  set: SetId,
  guess: number,
  limit: number,
): SearchPlan | undefined {
  const split = partsAfter(searcher, spot, set, guess);
  if (!split || split.bound >= limit) return undefined;
  const exact = searcher.exact && !searcher.brake.stopped;
  let bound = exact ? raiseBound(searcher, split, limit) : split.bound;
  if (bound >= limit) return undefined;
  const plans = new Map<number, SearchPlan>();
  let { most } = split;
  for (const share of exact && limit < Number.POSITIVE_INFINITY ? SHARES : WHOLE) {
    for (const part of split.parts) {
      if (plans.has(part.index)) continue;
      const rest = bound - part.least;
      const below = Math.min(limit - rest, part.least + stepOf(part, share));
      const plan = solve(searcher, part.spot, below);
      if (!plan && (below === limit - rest || searcher.brake.stopped)) return undefined;
      part.least = plan?.total ?? below;
      bound = rest + part.least;
      if (!plan) continue;
      most = Math.max(most, plan.most + 1);
      plans.set(part.index, plan);
      if (spot.depth === 0) report(searcher, spot, split, plans.size, limit);
    }
  }
  return plans.size === 0 ? flatPlan(guess, bound, most) : { guess, total: bound, most, parts: plans };
}

function report(searcher: Searcher, spot: SearchNode, { parts }: Parts, done: number, limit: number): void {
  const open = parts.slice(done).reduce((sum, part) => sum + part.spot.codes.length, 0);
  const codes = spot.codes.length;
  const best = limit === Number.POSITIVE_INFINITY ? undefined : limit;
  searcher.options.onProgress?.({ nodes: searcher.nodes, settled: codes - open, codes, best });
}
