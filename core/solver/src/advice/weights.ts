// Weights of part sizes: how the kernel scores guesses for an aim.

import type { ScoreRule } from '../kernel/contract.ts';
import { log2, log2OfWhole } from '../logarithm.ts';
import { MOST_PLANNED, ROW } from './aim.ts';
import { estimatedFound, estimatedTotal, type Model, mostFound } from './model.ts';

/** Weights of parts, seen after the guess of `row`, for a set whose codes each stand for `scale` candidates. */
export interface Weights {
  readonly estimate: (row: number, most: number, scale: number) => ScoreRule;
  readonly least: (row: number, most: number) => ScoreRule;
}

export function weightsFor(model: Model, costs: Float64Array): Weights {
  const estimates = new Map<string, Float64Array>();
  const bounds = new Map<number, Float64Array>();
  return {
    estimate: (row, most, scale) => {
      const weights = cached(estimates, `${row}.${scale}`, most, (size) =>
        Math.round(estimatedCost(model, costs, row, size, scale) / scale),
      );
      return { weights, broken: Math.round((costs[row] as number) / scale), heaviest: false };
    },
    least: (row, most) => {
      const weights = cached(bounds, row, most, (size) => leastCost(model, costs, row, size));
      return { weights, broken: costs[row] as number, heaviest: false };
    },
  };
}

/** What `size` codes cost at least if the first of them can be found in the row after `row`. */
export function leastCost(model: Model, costs: Float64Array, row: number, size: number): number {
  return costOf(costs, row, mostFound(model, size));
}

export function costOf(costs: Float64Array, row: number, found: readonly number[]): number {
  let cost = 0;
  for (let later = 1; later < found.length; later += 1) {
    const count = found[later] as number;
    if (count > 0) cost += count * (costs[Math.min(MOST_PLANNED, row + later)] as number);
  }
  return cost;
}

function estimatedCost(model: Model, costs: Float64Array, row: number, size: number, scale: number): number {
  if (size === 0) return 0;
  const codes = size * scale;
  const total = estimatedTotal(model, codes, codes > 2 ? log2OfWhole(size) + log2(scale) : 0) + row * codes;
  const found = estimatedFound(model, codes);
  const late =
    costOf(costs, row, found) - ROW * found.reduce((sum, count, at) => sum + count * (row + at), 0);
  return total * ROW + Math.max(0, late);
}

function cached<K>(
  known: Map<K, Float64Array>,
  key: K,
  most: number,
  weigh: (size: number) => number,
): Float64Array {
  const found = known.get(key);
  if (found && found.length > most) return found;
  const length = Math.max(most + 1, 2 * (found?.length ?? 32));
  const weights = Float64Array.from({ length }, (_, size) => found?.[size] ?? weigh(size));
  known.set(key, weights);
  return weights;
}
