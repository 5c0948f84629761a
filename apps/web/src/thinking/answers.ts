// What the solver is asked, question by question. Whatever the clues, there is an answer and no exception.

import { type Clues, widestSpec } from '@blackpeg/rules';
import {
  type Advice,
  advising,
  checkRow,
  clue,
  dailyPuzzle,
  deductions,
  explainSuggestion,
  type Field,
  findContradiction,
  fittingCodes,
  type GoodRow,
  levelNamed,
  makePuzzle,
  type NoAdvice,
  reason,
  review,
  STANDARD_NODES,
  type Standing,
  seesContradiction,
  workOut,
} from '@blackpeg/solver';
import { houseCode, houseGuess, houseMark, houseOpening } from './house.ts';
import { knownPlay } from './known-play.ts';
import type { Asked, QuestionName, Told } from './question.ts';
import type { Tools } from './tools.ts';
import { adviceFromTree } from './tree-advice.ts';

type Answers = {
  readonly [N in QuestionName]: (question: Asked<N>, tools: Tools) => Told<N> | Promise<Told<N>>;
};

export async function answer<N extends QuestionName>(
  name: N,
  question: Asked<N>,
  tools: Tools,
): Promise<Told<N>> {
  return ANSWERS[name](question, tools);
}

const ANSWERS: Answers = {
  fits({ clues, list }, tools) {
    const { field, standing } = lookAt(clues, tools);
    return { count: standing.candidates.length, codes: fittingCodes(field, standing, list) };
  },
  advice: (question, tools) => adviceOn(question, lookAt(question.clues, tools), tools),
  'check-row'({ clues, guess }, tools) {
    const { field, standing } = lookAt(clues, tools);
    return checkRow(field, standing, guess);
  },
  clue: ({ clues, told }, tools) => clue(openFor(clues, tools), clues, told) ?? null,
  async 'good-row'(question, tools): Promise<GoodRow | NoAdvice> {
    const look = lookAt(question.clues, tools);
    const advice = await adviceOn(question, look, tools);
    if ('kind' in advice) return advice;
    return { advice, why: explainSuggestion(look.field, look.standing, advice.guess) };
  },
  deductions: ({ clues }, tools) => deductions(openFor(clues, tools), clues),
  reasoning({ clues }, tools) {
    const { field, standing } = lookAt(clues, tools);
    return standing.candidates.length === 0 ? null : reason(field, clues);
  },
  contradiction: ({ clues }, tools) => findContradiction(openFor(clues, tools), clues) ?? null,
  review({ clues }, tools) {
    const onRow = ({ row }: { readonly row: number }) => tools.report((row + 1) / clues.rows.length);
    return review(openFor(clues, tools), clues, { onRow });
  },
  puzzle({ edition, seed }, tools) {
    const field = tools.open(widestSpec(edition), edition.marking);
    const puzzle = makePuzzle(field, seed, { mostRows: edition.rows, tries: PUZZLE_TRIES });
    return puzzle.ok ? puzzle.value : null;
  },
  'daily-puzzle'({ date }, tools) {
    const puzzle = dailyPuzzle(date, tools.open);
    return puzzle.ok ? puzzle.value : null;
  },
  guess: houseGuess,
  'sees-contradiction': ({ clues, level }, tools) =>
    seesContradiction(openFor(clues, tools), clues, levelNamed(level)),
  'hard-code': houseCode,
  mark: houseMark,
  settle: houseOpening,
};

/** Some games need many, until a position fits on the board; with most the first does. */
const PUZZLE_TRIES = 100;

/** More rows than a board has: every code is found in time. */
const ROWS_ENOUGH = 99;

interface Look {
  readonly field: Field;
  readonly standing: Standing;
}

/** As good as a search of the standard budget finds, or better by the tree as long as the board follows it. */
async function adviceOn(
  { clues, rowsLeft = ROWS_ENOUGH }: Asked<'advice'>,
  { field, standing }: Look,
  tools: Tools,
): Promise<Advice | NoAdvice> {
  let found: Advice | undefined;
  for (const advice of advising(field, standing, { rowsLeft })) {
    found = advice;
    await tools.pause(Math.min(1, advice.nodes / STANDARD_NODES));
  }
  if (!found) return { kind: 'no-code-fits' };
  const best = found.proved ? null : await knownPlay(field, clues, null, tools);
  // The opening's chance to be in time is known for boards with rows enough alone.
  if (!best || (clues.rows.length === 0 && rowsLeft < best.cell.most)) return found;
  const known = adviceFromTree(best, clues, rowsLeft, found);
  return found.grounds === 'exact' && found.expectedRows < known.expectedRows ? found : known;
}

function lookAt(clues: Clues, tools: Tools): Look {
  const field = openFor(clues, tools);
  return { field, standing: workOut(field, clues) };
}

function openFor({ spec, marking }: Clues, tools: Tools): Field {
  return tools.open(spec, marking);
}
