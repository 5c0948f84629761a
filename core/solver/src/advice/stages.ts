// The stages of advice, each a better finding than the one before.

import { deeper } from './closer-look.ts';
import { solve } from './lookahead.ts';
import { estimatedOutlook, type Outlook } from './outlook.ts';
import { type AdviceQuestion, isFloor, SMALL_TABLE, type StageFinding } from './question.ts';
import { includesSorted, sampleOf } from './sample.ts';
import { isSpent, type Lookahead, separating } from './scoring.ts';
import { type Effort, shortlist } from './shortlist.ts';

/** Up to this size all guesses are tried in every position, as far as the nodes last. */
const MOST_PROVED = 96;

const FIRST: Effort = { codes: 512, own: 256, others: 768, rounds: 1 };
const WHOLE: Effort = { codes: 8192, own: 0, others: SMALL_TABLE, rounds: 0 };
const SAMPLED: Effort = { codes: 2048, own: 2048, others: 4096, rounds: 3 };

export function* findings(question: AdviceQuestion): Generator<StageFinding, void> {
  const { look, candidates, given, dice } = question;
  const { table } = look.field;
  const settled =
    candidates.length <= 2
      ? solve(look, candidates, 1, Number.POSITIVE_INFINITY)
      : separating(look, candidates, 1);
  if (settled) {
    yield { outlook: settled, grounds: 'exact', proved: true };
    return;
  }
  if (given !== undefined && candidates.length > MOST_PROVED) {
    yield modelled(question, given);
    return;
  }
  yield modelled(question, shortlist(look, candidates, dice, FIRST).guesses[0] as number);
  if (isSpent(look.meter)) return;
  const list = shortlist(look, candidates, dice, table.size <= SMALL_TABLE ? WHOLE : SAMPLED);
  yield modelled(question, list.guesses[0] as number);
  const best = yield* deeper(question, list);
  if (best?.played && candidates.length <= MOST_PROVED) yield* proof(question, best);
}

/** Every guess in every position; yields nothing if the nodes run out. */
function* proof(question: AdviceQuestion, best: Outlook): Generator<StageFinding, void> {
  const { look, candidates } = question;
  const { size } = look.field.table;
  if (isFloor(question, best) || size > SMALL_TABLE || isSpent(look.meter)) return;
  const pool = Uint32Array.from({ length: size }, (_, index) => index);
  const whole: Lookahead = {
    ...look,
    pool,
    complete: true,
    widths: [Number.POSITIVE_INFINITY],
    mostPlayed: Number.POSITIVE_INFINITY,
    memo: new Map(),
  };
  const better = solve(whole, candidates, 1, best.cost);
  const proved = !isSpent(look.meter);
  if (better || proved) yield { outlook: better ?? best, grounds: 'exact', proved };
}

/** The estimate of a guess by the sizes of its parts. */
function modelled({ look, candidates, dice }: AdviceQuestion, guess: number): StageFinding {
  const { kernel } = look.field;
  const sample = sampleOf(candidates, 8192, dice);
  const scale = candidates.length / sample.length;
  const counts = new Uint32Array(kernel.classes);
  const set = kernel.load(sample);
  kernel.tally(set, guess, counts);
  kernel.drop(set);
  const parts = Array.from(counts.subarray(0, -1), (count) => count * scale);
  const isCandidate = includesSorted(candidates, guess);
  const outlook = estimatedOutlook(look.model, guess, parts, isCandidate, Number.POSITIVE_INFINITY);
  return { outlook, grounds: 'model', proved: false };
}
