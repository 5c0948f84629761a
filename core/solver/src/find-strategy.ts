// What a strategy is to be best at, and the searches that look for such a one.

import type { Field } from './field.ts';
import type { SearchOptions, SearchResult } from './search/options.ts';
import { type SearchStart, search } from './search/search.ts';

export type SearchAim =
  /** Fewest guesses on average. */
  | { readonly kind: 'average' }
  /** Fewest on average, with no code taking more than so many. */
  | { readonly kind: 'average-within'; readonly rows: number }
  /** Fewest for the worst code, and then on average. */
  | { readonly kind: 'worst-case' };

/** Limits are all a caller sets besides widths and aim; the clock is behind `shouldStop`. */
export type SearchLimits = Pick<SearchOptions, 'openings' | 'nodes' | 'shouldStop' | 'onProgress'>;

/** How a bounded search is run: with at most so many rows, if a number is given. */
type Run = (mostRows: number | undefined) => SearchResult;

/** The most promising guesses only, by depth; quick, nearly always close to the best, never a proof. */
export function beamStrategy(
  field: Field,
  widths: readonly number[],
  aim: SearchAim,
  limits: SearchLimits = {},
  start?: SearchStart,
): SearchResult {
  return towards(aim, limits, (mostRows) => search(field, { ...limits, ...within(mostRows), widths }, start));
}

/** Every guess that could be better: a proof, if it is let run to its end. A beam first says what is to be beaten. */
export function optimalStrategy(
  field: Field,
  aim: SearchAim,
  limits: SearchLimits = {},
  start?: SearchStart,
): SearchResult {
  return towards(aim, limits, (mostRows) => {
    const options = { ...limits, ...within(mostRows) };
    const beam = search(field, { ...options, widths: FIRST_WIDTHS }, start);
    const below = beam.plan ? { below: beam.plan.total } : {};
    const proof = search(field, { ...options, ...below, widths: [Number.POSITIVE_INFINITY] }, start);
    return { plan: proof.plan ?? beam.plan, nodes: beam.nodes + proof.nodes, proved: proof.proved };
  });
}

/** Narrow enough to cost little beside the proof. */
const FIRST_WIDTHS = [3, 2];

function towards(aim: SearchAim, limits: SearchLimits, run: Run): SearchResult {
  switch (aim.kind) {
    case 'average':
      return run(undefined);
    case 'average-within':
      return run(aim.rows);
    case 'worst-case':
      return fewestRows(limits, run);
  }
}

/** One row more until it can be done. A stopped search proves nothing, so its failure is the end. */
function fewestRows({ shouldStop }: SearchLimits, run: Run): SearchResult {
  let nodes = 0;
  for (let rows = 1; ; rows += 1) {
    const result = run(rows);
    nodes += result.nodes;
    if (result.plan) return { ...result, nodes };
    if (rows >= MOST_ROWS || shouldStop?.()) return { plan: undefined, nodes, proved: false };
  }
}

/** Where no strategy has been found by then, a search was stopped at once. */
const MOST_ROWS = 20;

function within(mostRows: number | undefined): { readonly mostRows?: number } {
  return mostRows === undefined ? {} : { mostRows };
}
