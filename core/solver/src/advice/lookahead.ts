// Searches on from a candidate set: tries the best guesses by estimate, each part in turn, down to single codes.

import { addLater, type Outlook } from './outlook.ts';
import { guessed, isSpent, type Lookahead, promising, separating, spend } from './scoring.ts';
import { costOf, leastCost } from './weights.ts';

/** Larger sets hardly ever occur twice. */
const MOST_MEMO = 48;

/** The best plan for a set whose next guess is in `row`, if it costs less than `limit` and the nodes last. */
export function solve(look: Lookahead, codes: Uint32Array, row: number, limit: number): Outlook | undefined {
  const size = codes.length;
  if (leastCost(look.model, look.costs, row - 1, size) >= limit) return undefined;
  if (size <= 2) return inTurn(look, codes, row);
  if (isSpent(look.meter)) return undefined;
  const key = size > MOST_MEMO ? undefined : String.fromCharCode(row, ...codes16(codes));
  const known = key === undefined ? undefined : look.memo.get(key);
  if (known) return known.cost < limit ? known : undefined;
  const best = separating(look, codes, row) ?? bestGuess(look, codes, row, limit);
  if (best && key !== undefined && !isSpent(look.meter)) look.memo.set(key, best);
  return best && best.cost < limit ? best : undefined;
}

/** The plan that begins with this guess, if it costs less than `limit`. */
export function follow(
  look: Lookahead,
  codes: Uint32Array,
  guess: number,
  row: number,
  limit: number,
): Outlook | undefined {
  const { kernel } = look.field;
  const sorted = new Uint32Array(codes.length);
  const counts = new Uint32Array(kernel.classes);
  const set = kernel.load(codes);
  kernel.split(set, guess, sorted, counts);
  kernel.drop(set);
  // Building the planes of a set takes as long as many guesses against it.
  spend(look.meter, 1, 16 * codes.length);
  const broken = counts.at(-1) as number;
  const found: number[] = [0, broken];
  const parts = partsBySize(sorted, counts);
  if (parts.length === 1 && broken === 0) return undefined;
  let bound = broken * (look.costs[row] as number);
  const leasts = parts.map((part) => leastCost(look.model, look.costs, row, part.length));
  for (const least of leasts) bound += least;
  let played = true;
  for (const [index, part] of parts.entries()) {
    if (bound >= limit) return undefined;
    const rest = bound - (leasts[index] as number);
    const outlook =
      part.length > look.mostPlayed ? guessed(look, part, row + 1) : solve(look, part, row + 1, limit - rest);
    if (!outlook) return undefined;
    bound = rest + outlook.cost;
    played &&= outlook.played;
    addLater(found, outlook.found);
  }
  if (bound >= limit) return undefined;
  return { guess, found: Array.from(found, (count) => count ?? 0), cost: bound, played };
}

function bestGuess(look: Lookahead, codes: Uint32Array, row: number, limit: number): Outlook | undefined {
  const width = look.widths[Math.min(row - 1, look.widths.length - 1)] ?? 1;
  let best: Outlook | undefined;
  for (const guess of promising(look, codes, row, width, limit)) {
    const outlook = follow(look, codes, guess, row, best?.cost ?? limit);
    if (outlook) best = outlook;
    if (isSpent(look.meter)) break;
  }
  return best;
}

function inTurn(look: Lookahead, codes: Uint32Array, row: number): Outlook {
  const found = codes.length === 1 ? [0, 1] : [0, 1, 1];
  return { guess: codes[0] as number, found, cost: costOf(look.costs, row - 1, found), played: true };
}

/** Smallest first: they are settled soonest and tighten the bound for the others. The all-black part is left out. */
function partsBySize(sorted: Uint32Array, counts: Uint32Array): readonly Uint32Array[] {
  const parts: Uint32Array[] = [];
  let start = 0;
  for (const size of counts.subarray(0, -1)) {
    if (size > 0) parts.push(sorted.subarray(start, start + size));
    start += size;
  }
  return parts.sort((a, b) => a.length - b.length);
}

/** Rows of a table of up to two million as two characters each. */
function codes16(codes: Uint32Array): Uint16Array {
  return new Uint16Array(codes.buffer, codes.byteOffset, codes.length * 2);
}
