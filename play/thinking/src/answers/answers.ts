// The solver's answers, question by question. Whatever the clues, there is an answer and no exception.

import { type Clues, widestSpec } from '@blackpeg/rules';
import {
  type Advice,
  advising,
  checkRow,
  clueAmong,
  codeSpace,
  type Deduction,
  dailyCode,
  dailyPuzzle,
  deductions,
  explain,
  explainRow,
  explainSuggestion,
  type Field,
  findContradiction,
  fittingCodes,
  levelNamed,
  makePuzzle,
  review,
  type Standing,
  seesContradiction,
  workOut,
} from '@blackpeg/solver';
import type { Exchanges } from '../question.ts';
import type { Answers, AnswerWork } from './answering.ts';
import type { OpenFields } from './fields.ts';
import { houseCode, houseGuess, houseMark, houseOpening } from './house.ts';
import { adviceFromTree, knownPlay } from './tree-play.ts';

/** Some games need many tries until a position fits on the board; for most the first does. */
const PUZZLE_TRIES = 100;

/** A row is wanted at once: the first stage of a search, and more of it if few codes are left. */
const HINT_NODES = 5_000;

export const SOLVER_ANSWERS: Answers<Exchanges, OpenFields> = {
  fits({ clues, list }, fields) {
    const { field, standing } = lookAt(clues, fields);
    return { count: standing.candidates.length, codes: fittingCodes(field, standing, list) };
  },
  'check-row'({ clues, guess }, fields) {
    const { field, standing } = lookAt(clues, fields);
    return checkRow(field, standing, guess);
  },
  clue: ({ clues, told }, fields) => clueAmong(certainOf(clues, fields), told) ?? null,
  async 'good-row'(question, fields, work) {
    const look = lookAt(question.clues, fields);
    const advice = await adviceOn(question, look, fields, work);
    if (!advice) return { kind: 'no-code-fits' };
    return { advice, why: explainSuggestion(look.field, look.standing, advice.guess) };
  },
  why({ clues, of }, fields) {
    if ('fact' in of) return explain(fields.open(clues), clues, [of.fact], of.rows);
    const { field, standing } = lookAt(clues, fields);
    return explainRow(field, standing, of);
  },
  async 'read-ahead'({ clues }, fields) {
    await fields.tree(fields.open(clues));
    return null;
  },
  deductions: ({ clues }, fields) => certainOf(clues, fields),
  contradiction: ({ clues }, fields) => findContradiction(fields.open(clues), clues) ?? null,
  review({ clues }, fields, { report }) {
    const onRow = ({ row }: { readonly row: number }) => report((row + 1) / clues.rows.length);
    return review(fields.open(clues), clues, { onRow });
  },
  space: ({ clues }, fields) => codeSpace(fields.open(clues), clues),
  puzzle({ edition, seed }, fields) {
    const field = fields.open({ spec: widestSpec(edition), marking: edition.marking });
    const puzzle = makePuzzle(field, seed, { mostRows: edition.rows, tries: PUZZLE_TRIES });
    return puzzle.ok ? puzzle.value : null;
  },
  'daily-puzzle'({ date }, fields) {
    const puzzle = dailyPuzzle(date, (spec, marking) => fields.open({ spec, marking }));
    return puzzle.ok ? puzzle.value : null;
  },
  'daily-code'({ date }) {
    const code = dailyCode(date);
    return code.ok ? code.value : null;
  },
  guess: houseGuess,
  'sees-contradiction': ({ clues, level }, fields) =>
    seesContradiction(fields.open(clues), clues, levelNamed(level)),
  'hard-code': houseCode,
  mark: houseMark,
  settle: houseOpening,
};

interface FieldStanding {
  readonly field: Field;
  readonly standing: Standing;
}

/**
 * The best of a first stage, or by the tree as long as the board follows it. Nothing if no code fits.
 */
async function adviceOn(
  { clues, rowsLeft }: Exchanges['good-row']['ask'],
  { field, standing }: FieldStanding,
  fields: OpenFields,
  work: AnswerWork,
): Promise<Advice | undefined> {
  let found: Advice | undefined;
  for (const advice of advising(field, standing, { rowsLeft, nodes: HINT_NODES })) {
    found = advice;
    await work.pause(Math.min(1, advice.nodes / HINT_NODES));
  }
  const best = !found || found.proved ? null : await knownPlay(field, clues, null, fields);
  // The opening's chance to be in time is known only for boards with enough rows.
  if (!found || !best || (clues.rows.length === 0 && rowsLeft < best.cell.most)) return found;
  const known = adviceFromTree(best, clues, rowsLeft, found);
  return found.grounds === 'exact' && found.expectedRows < known.expectedRows ? found : known;
}

function lookAt(clues: Clues, fields: OpenFields): FieldStanding {
  const field = fields.open(clues);
  return { field, standing: workOut(field, clues) };
}

/** By game, for the clues that were asked about last: in large games it takes noticeably long. */
const certain = new WeakMap<Field, { readonly key: string; readonly all: readonly Deduction[] }>();

function certainOf(clues: Clues, fields: OpenFields): readonly Deduction[] {
  const field = fields.open(clues);
  const key = JSON.stringify(clues);
  const known = certain.get(field);
  if (known?.key === key) return known.all;
  const all = deductions(field, clues);
  certain.set(field, { key, all });
  return all;
}
