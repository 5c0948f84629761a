// The parts a guess divides a position into, their lower bounds, and better bounds for a proof.

import { workDone } from '../brake.ts';
import type { SetId } from '../kernel/contract.ts';
import { closerLook } from './direct.ts';
import type { Trail } from './guess-lists.ts';
import type { Known } from './memo.ts';
import { recall, remember, rowsAfter, type Searcher, type SearchNode, scratchAt } from './searcher.ts';

/** A part of three codes or more. */
export interface GuessPart {
  /** Its feedback class. */
  readonly index: number;
  readonly spot: SearchNode;
  /** No plan for it costs less. */
  least: number;
}

export interface Parts {
  /** Smallest first: they are settled soonest. */
  readonly parts: readonly GuessPart[];
  /** A lower bound of the guess's cost. */
  readonly bound: number;
  /** Guesses for the codes that are in no part, all black among them. */
  readonly most: number;
}

/** Undefined if the guess tells nothing apart or a part cannot be settled in the rows left. */
export function partsAfter(
  searcher: Searcher,
  spot: SearchNode,
  set: SetId,
  guess: number,
): Parts | undefined {
  const { codes, depth } = spot;
  const { sorted, counts } = scratchAt(searcher, depth);
  searcher.field.kernel.split(set, guess, sorted, counts);
  workDone(searcher.brake, 1, codes.length);
  const rows = rowsAfter(searcher, spot.rows);
  const trail: Trail = { before: spot.trail, guess, symmetry: undefined };
  const parts: GuessPart[] = [];
  let bound = codes.length;
  let most = 1;
  let start = 0;
  for (let index = 0; index < counts.length - 1; index += 1) {
    const size = counts[index] as number;
    if (size === 0) continue;
    const least = searcher.bounds.least(size, rows);
    if (size === codes.length || least === Number.POSITIVE_INFINITY) return undefined;
    bound += least;
    if (size < 3) most = Math.max(most, size + 1);
    else {
      const part = sorted.subarray(start, start + size);
      parts.push({ index, spot: { codes: part, trail, depth: depth + 1, rows }, least });
    }
    start += size;
  }
  parts.sort((a, b) => a.spot.codes.length - b.spot.codes.length);
  return { parts, bound, most };
}

/** Raises the bound of a guess by examining each part, before any part is searched; ends once it reaches `limit`. */
export function raiseBound(searcher: Searcher, { parts, bound }: Parts, limit: number): number {
  let raised = bound;
  for (const part of parts) {
    if (raised >= limit || searcher.brake.stopped) break;
    const least = Math.max(part.least, knownOf(searcher, part.spot).least);
    raised += least - part.least;
    part.least = least;
  }
  return raised;
}

/**
 * A proof does not settle the parts of a guess one after the other: it refutes a total a little above the bound of each part,
 * then twice as far, and settles them only in the end. The time doubles with every few guesses, so a guess is refuted soonest if
 * all parts contribute. A step is one guess for this many codes; 0 has no limit.
 */
export const SHARES: readonly number[] = [48, 24, 12, 6, 0];
/** Without steps. */
export const WHOLE: readonly number[] = [0];
/** Parts this small are settled at once. */
const MOST_AT_ONCE = 20;

export function stepOf({ spot }: GuessPart, share: number): number {
  const { length } = spot.codes;
  return share === 0 || length <= MOST_AT_ONCE ? Number.POSITIVE_INFINITY : Math.ceil(length / share);
}

function knownOf(searcher: Searcher, spot: SearchNode): Known {
  const known = recall(searcher, spot);
  if (known) return known;
  const set = searcher.field.kernel.load(spot.codes);
  const found = closerLook(searcher, spot, set);
  searcher.field.kernel.drop(set);
  // Stopped, it has not seen every guess, so its bound may be too high.
  if (!searcher.brake.stopped) remember(searcher, spot, found);
  return found;
}
