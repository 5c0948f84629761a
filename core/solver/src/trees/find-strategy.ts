// The aims of a strategy, and the searches that find one.

import { type Brake, brakeFor } from '../brake.ts';
import type { Field } from '../candidates/field.ts';
import type { SearchOptions, SearchResult } from '../search/options.ts';
import { type SearchStart, search } from '../search/search.ts';

export type SearchAim =
  /** Fewest guesses on average. */
  | { readonly kind: 'average' }
  /** Fewest on average, with no code taking more than this many. */
  | { readonly kind: 'average-within'; readonly rows: number }
  /** Fewest for the worst code, and then on average. */
  | { readonly kind: 'worst-case' };

/** Limits are all a caller sets besides widths and aim; the clock is behind `shouldStop`. */
export type SearchLimits = Pick<SearchOptions, 'openings' | 'nodes' | 'shouldStop' | 'onProgress'>;

/** A search with at most this many rows, if given, as one pass of several under one brake. */
type Pass = (mostRows: number | undefined, limits: PassLimits, brake: Brake) => SearchResult;
type PassLimits = Omit<SearchLimits, 'shouldStop'>;

/** Only the most promising guesses, by depth; quick, nearly always close to the best, never a proof. */
export function beamStrategy(
  field: Field,
  widths: readonly number[],
  aim: SearchAim,
  limits: SearchLimits = {},
  start?: SearchStart,
): SearchResult {
  return towards(aim, limits, (mostRows, passLimits, brake) =>
    search(field, { ...passLimits, ...within(mostRows), widths }, start, brake),
  );
}

/** Tries every guess that could be better, starting from the result of a beam; a proof if it is not stopped. */
export function optimalStrategy(
  field: Field,
  aim: SearchAim,
  limits: SearchLimits = {},
  start?: SearchStart,
): SearchResult {
  return towards(aim, limits, (mostRows, passLimits, brake) => {
    const options = { ...passLimits, ...within(mostRows) };
    const beam = search(field, { ...options, widths: FIRST_WIDTHS }, start, brake);
    if (brake.stopped) return beam;
    const below = beam.plan ? { below: beam.plan.total } : {};
    const whole = { ...options, ...below, ...less(options, beam.nodes), widths: [Number.POSITIVE_INFINITY] };
    const proof = search(field, whole, start, brake);
    return { plan: proof.plan ?? beam.plan, nodes: beam.nodes + proof.nodes, proved: proof.proved };
  });
}

/** Narrow enough to cost little beside the proof. */
const FIRST_WIDTHS = [3, 2];

function towards(aim: SearchAim, { shouldStop, ...limits }: SearchLimits, pass: Pass): SearchResult {
  const brake = brakeFor(shouldStop);
  switch (aim.kind) {
    case 'average':
      return pass(undefined, limits, brake);
    case 'average-within':
      return pass(aim.rows, limits, brake);
    case 'worst-case':
      return fewestRows(limits, brake, pass);
  }
}

/** One more row until it is possible: proved if fewer rows were proved impossible. */
function fewestRows(limits: PassLimits, brake: Brake, pass: Pass): SearchResult {
  let nodes = 0;
  let proved = true;
  for (let rows = 1; ; rows += 1) {
    const result = pass(rows, { ...limits, ...less(limits, nodes) }, brake);
    nodes += result.nodes;
    proved &&= result.proved;
    if (result.plan || brake.stopped || rows >= MOST_ROWS) return { plan: result.plan, nodes, proved };
  }
}

/** If no strategy has been found by then, the search gives up. */
const MOST_ROWS = 20;

function within(mostRows: number | undefined): { readonly mostRows?: number } {
  return mostRows === undefined ? {} : { mostRows };
}

/** The nodes that are left of a budget. */
function less({ nodes }: PassLimits, spent: number): { readonly nodes?: number } {
  return nodes === undefined ? {} : { nodes: Math.max(0, nodes - spent) };
}
