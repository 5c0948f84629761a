// Examines the most promising guesses: each is searched further, part by part.

import { follow } from './lookahead.ts';
import type { Outlook } from './outlook.ts';
import { type AdviceQuestion, isFloor, SMALL_TABLE, type StageFinding } from './question.ts';
import { merged, sampleOf, sampleRows } from './sample.ts';
import { isSpent, type Lookahead } from './scoring.ts';
import type { Shortlist } from './shortlist.ts';

interface Closer {
  readonly tried: number;
  readonly widths: readonly number[];
}

/** Up to this many candidates are played to the end; of more, only parts up to `MOST_PART` are, the others are estimated. */
const MOST_WHOLE = 2000;
const MOST_PART = 40;
/** Many guesses with the best estimate after each, then the best few of them more widely. */
const STAGES: readonly Closer[] = [
  { tried: 24, widths: [1] },
  { tried: 8, widths: [1, 3, 1] },
];
const FEW = 300;
const STAGES_OF_FEW: readonly Closer[] = [...STAGES, { tried: 32, widths: [1, 8, 4, 2] }];
/** In a large table the best guess is seldom among the first by their estimates. */
const STAGES_OF_FEW_IN_MANY: readonly Closer[] = [
  { tried: 300, widths: [1] },
  { tried: 16, widths: [1, 6, 3, 2] },
];
/** Later rows choose from the best guesses of this row and from random ones: in a large table, more of both the more nodes there are. */
const SHARED = 96;
const RANDOM = 64;
const NODES_A_GUESS = 1000;
const MOST_RANDOM = 300;

/** Yields better and better findings; the last is returned, if there was one. */
export function* deeper(
  question: AdviceQuestion,
  list: Shortlist,
): Generator<StageFinding, Outlook | undefined> {
  const { look, candidates, dice } = question;
  const isSmall = look.field.table.size <= SMALL_TABLE;
  const more = isSmall ? 0 : Math.min(MOST_RANDOM, Math.ceil(look.meter.most / NODES_A_GUESS));
  const pool = merged(
    Uint32Array.from(list.guesses.slice(0, SHARED + more)),
    sampleOf(candidates, 256, dice),
    sampleRows(look.field.table.size, Math.max(RANDOM, more), dice),
  );
  const size = candidates.length;
  const mostPlayed = size <= MOST_WHOLE ? Number.POSITIVE_INFINITY : MOST_PART;
  let better: readonly Outlook[] = [];
  const ofFew = isSmall ? STAGES_OF_FEW : STAGES_OF_FEW_IN_MANY;
  for (const { tried, widths } of size <= FEW ? ofFew : STAGES) {
    if (isSpent(look.meter)) break;
    const order = new Set([...better.map(({ guess }) => guess), ...list.guesses]);
    const deep: Lookahead = { ...look, pool, widths, mostPlayed, memo: new Map() };
    const found = yield* closer(question, deep, [...order].slice(0, tried));
    if (found.length > 0) better = found;
  }
  return better[0];
}

/** Findings about the guesses that were better than all before, the best first. */
function* closer(
  question: AdviceQuestion,
  look: Lookahead,
  guesses: readonly number[],
): Generator<StageFinding, readonly Outlook[]> {
  const { candidates } = question;
  const better: Outlook[] = [];
  for (const guess of guesses) {
    if (isSpent(look.meter)) break;
    const outlook = follow(look, candidates, guess, 1, better[0]?.cost ?? Number.POSITIVE_INFINITY);
    if (!outlook) continue;
    better.unshift(outlook);
    yield { outlook, grounds: outlook.played ? 'exact' : 'plan', proved: isFloor(question, outlook) };
  }
  return better;
}
