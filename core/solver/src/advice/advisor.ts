// Advice that improves in stages: a first guess at once, then a wider search, a deeper one, a proof.

import { type Dice, err, ok, type Result, seededDice } from '@blackpeg/rules';
import { brakeFor } from '../brake.ts';
import { indexOfCode } from '../candidates/code-table.ts';
import type { Field } from '../candidates/field.ts';
import type { Knowledge, Standing } from '../candidates/knowledge.ts';
import { type Advice, type AdviceFinding, adviceFrom } from './advice.ts';
import { type Aim, limitOf, MOST_PLANNED, rowCosts } from './aim.ts';
import { modelOf, mostFound, ratingModelOf } from './model.ts';
import { bookGuess } from './openings/book.ts';
import { openingOf } from './openings/opening.ts';
import { meanRows } from './outlook.ts';
import type { Lookahead, Meter } from './scoring.ts';
import { findings } from './stages.ts';
import { weightsFor } from './weights.ts';
import { worstCaseFindings } from './worst-case.ts';

export interface AdviceOptions {
  readonly aim?: Aim;
  /** Rows left on the board; `chanceWithin` refers to them. */
  readonly rowsLeft?: number;
  /** Decides which guesses and candidates are examined if there are too many. */
  readonly seed?: number;
  /** Work before the search ends: a guess against some candidates is a node, and one more for every 256 of them. */
  readonly nodes?: number;
}

/** Less than 300 ms a guess on one core, also in the games of pairs, where the same nodes take longest. */
export const STANDARD_NODES = 150_000;

export interface Watch {
  readonly shouldStop?: () => boolean;
  readonly onAdvice?: (advice: Advice) => void;
}

export type NoAdvice = { readonly kind: 'no-code-fits' };

/** The best advice the budget allows. The same for the same seed and nodes, if nothing stops it. */
export function advise(
  field: Field,
  standing: Standing,
  options: AdviceOptions = {},
  { shouldStop, onAdvice }: Watch = {},
): Result<Advice, NoAdvice> {
  let last: Advice | undefined;
  for (const advice of advising(field, standing, options, shouldStop)) {
    last = advice;
    onAdvice?.(advice);
    if (shouldStop?.()) break;
  }
  return last ? ok(last) : err({ kind: 'no-code-fits' });
}

/** Yields better and better advice; stop iterating when it is good enough. Yields nothing if no code fits. */
export function* advising(
  field: Field,
  { knowledge, candidates }: Standing,
  {
    aim = { kind: 'average' },
    rowsLeft = MOST_PLANNED,
    seed = 1,
    nodes = STANDARD_NODES,
  }: AdviceOptions = {},
  shouldStop?: () => boolean,
): Generator<Advice, void> {
  if (candidates.length === 0) return;
  const meter: Meter = { nodes: 0, most: nodes, brake: brakeFor(shouldStop) };
  const dice: Dice = seededDice(seed);
  const look = lookaheadFor(field, aim, meter);
  const lowerBound = meanRows(mostFound(look.model, candidates.length));
  const question = { look, candidates, dice, given: givenGuess(field, knowledge, aim) };
  const stages = aim.kind === 'worst-case' ? worstCaseFindings(question) : findings(question);
  for (const finding of stages) {
    const { outlook, grounds, proved } = finding;
    const known: AdviceFinding = {
      outlook,
      grounds,
      lowerBound: proved && aim.kind === 'average' ? meanRows(outlook.found) : lowerBound,
      proved,
      nodes: meter.nodes,
    };
    yield adviceFrom(field, candidates, rowsLeft, known);
    if (proved) return;
  }
}

/** The book aims at the fewest rows on average; a first guess is good for every aim. */
function givenGuess({ table }: Field, knowledge: Knowledge, aim: Aim): number | undefined {
  const opening = knowledge.rows.length > 0 ? undefined : openingOf(table.spec, table.marking);
  const code = opening ?? (aim.kind === 'average' ? bookGuess(table, knowledge) : undefined);
  return code && indexOfCode(table, code);
}

function lookaheadFor(field: Field, aim: Aim, meter: Meter): Lookahead {
  const model = modelOf(field.table);
  const costs = rowCosts(limitOf(aim));
  return {
    field,
    model,
    costs,
    weights: weightsFor(ratingModelOf(field.table), costs),
    pool: new Uint32Array(0),
    complete: false,
    widths: [1],
    mostPlayed: 0,
    memo: new Map(),
    meter,
  };
}
