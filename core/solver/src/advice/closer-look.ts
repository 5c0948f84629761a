// Examines the most promising guesses: each is searched further, part by part.

import { follow } from './lookahead.ts';
import type { Outlook } from './outlook.ts';
import { type AdviceQuestion, isFloor, type StageFinding } from './question.ts';
import { merged, sampleOf, sampleRows } from './sample.ts';
import { isSpent, type Lookahead } from './scoring.ts';
import type { Shortlist } from './shortlist.ts';

interface Closer {
  readonly tried: number;
  readonly widths: readonly number[];
  /** Candidate sets up to this size are played to the end; of larger ones only the small parts are. */
  readonly mostWhole: number;
  readonly mostPart: number;
}

/** Wide and shallow first, then deeper as far as the number of candidates allows. */
const WIDE: Closer = { tried: 24, widths: [1], mostWhole: 160, mostPart: 40 };
const DEEPER: readonly Closer[] = [
  { tried: 8, widths: [1, 3, 1], mostWhole: 2000, mostPart: 0 },
  { tried: 32, widths: [1, 8, 4, 2], mostWhole: 300, mostPart: 0 },
];

/** Yields better and better findings; the last is returned, if there was one. */
export function* deeper(
  question: AdviceQuestion,
  list: Shortlist,
): Generator<StageFinding, Outlook | undefined> {
  const { look, candidates, dice } = question;
  const pool = merged(
    Uint32Array.from(list.guesses),
    sampleOf(candidates, 256, dice),
    sampleRows(look.field.table.size, 64, dice),
  );
  let better = yield* closer(question, pool, list.guesses, WIDE);
  for (const each of DEEPER) {
    if (candidates.length > each.mostWhole || isSpent(look.meter)) continue;
    const order = [...better.map(({ guess }) => guess), ...list.guesses];
    const found = yield* closer(question, pool, [...new Set(order)], each);
    if (found.length > 0) better = found;
  }
  return better[0];
}

/** Findings about the guesses that were better than all before, the best first. */
function* closer(
  question: AdviceQuestion,
  pool: Uint32Array,
  guesses: readonly number[],
  { tried, widths, mostWhole, mostPart }: Closer,
): Generator<StageFinding, readonly Outlook[]> {
  const { look, candidates } = question;
  const mostPlayed = candidates.length <= mostWhole ? Number.POSITIVE_INFINITY : mostPart;
  const deep: Lookahead = { ...look, pool, widths, mostPlayed, memo: new Map() };
  const better: Outlook[] = [];
  for (const guess of guesses.slice(0, tried)) {
    if (isSpent(look.meter)) break;
    const outlook = follow(deep, candidates, guess, 1, better[0]?.cost ?? Number.POSITIVE_INFINITY);
    if (!outlook) continue;
    better.unshift(outlook);
    yield { outlook, grounds: outlook.played ? 'exact' : 'plan', proved: isFloor(question, outlook) };
  }
  return better;
}
