// What the solver answers, question by question.

import { type Clues, type CodeSpec, drawCode, type Marking, seededDice, widestSpec } from '@blackpeg/rules';
import {
  checkRow,
  clue,
  dailyCode,
  dailyPuzzle,
  type Field,
  findContradiction,
  fittingCodes,
  goodRow,
  hardCodeByTrial,
  hardestFeedback,
  levelNamed,
  makePuzzle,
  openField,
  openFittingCode,
  review,
  type Standing,
  seesContradiction,
  workOut,
} from '@blackpeg/solver';
import { houseGuess } from './house-guess.ts';
import type { Asked, QuestionName, Told } from './question.ts';

/** Some games need many, until a position fits on the board; with most the first does. */
const PUZZLE_TRIES = 100;

/** Codes played through to find a hard one: about a second in the largest games. */
const TRIALS = 12;

/** Opening a field takes up to half a second; a duel with a handicap has two. */
const KEPT = 2;

export type Answer = <N extends QuestionName>(name: N, question: Asked<N>) => Told<N>;

type Answers = { readonly [N in QuestionName]: (question: Asked<N>) => Told<N> };

/** Something that answers, and keeps the games it was asked about last at hand. */
export function createAnswers(): Answer {
  const fields = new Map<string, Field>();

  function open(spec: CodeSpec, marking: Marking): Field {
    const key = JSON.stringify([spec, marking]);
    const field = fields.get(key) ?? openField(spec, marking);
    fields.delete(key);
    fields.set(key, field);
    for (const oldest of fields.keys()) if (fields.size > KEPT) fields.delete(oldest);
    return field;
  }

  function lookAt(clues: Clues): { readonly field: Field; readonly standing: Standing } {
    const field = open(clues.spec, clues.marking);
    return { field, standing: workOut(field, clues) };
  }

  const answers: Answers = {
    fits({ clues, list }) {
      const { field, standing } = lookAt(clues);
      return { count: standing.candidates.length, codes: fittingCodes(field, standing, list) };
    },
    'check-row'({ clues, guess }) {
      const { field, standing } = lookAt(clues);
      return checkRow(field, standing, guess);
    },
    clue: ({ clues, told }) => clue(open(clues.spec, clues.marking), clues, told) ?? null,
    'good-row'({ clues, rowsLeft }) {
      const { field, standing } = lookAt(clues);
      const good = goodRow(field, standing, { rowsLeft });
      return good.ok ? good.value : good.error;
    },
    contradiction: ({ clues }) => findContradiction(open(clues.spec, clues.marking), clues) ?? null,
    review: ({ clues }) => review(open(clues.spec, clues.marking), clues),
    puzzle({ edition, seed }) {
      const field = open(widestSpec(edition), edition.marking);
      const puzzle = makePuzzle(field, seed, { mostRows: edition.rows, tries: PUZZLE_TRIES });
      return puzzle.ok ? puzzle.value : null;
    },
    'daily-puzzle'({ date }) {
      const puzzle = dailyPuzzle(date, open);
      return puzzle.ok ? puzzle.value : null;
    },
    'daily-code'({ date }) {
      const code = dailyCode(date);
      return code.ok ? code.value : null;
    },
    guess: (question) => houseGuess(open(question.clues.spec, question.clues.marking), question),
    'sees-contradiction': ({ clues, level }) =>
      seesContradiction(open(clues.spec, clues.marking), clues, levelNamed(level)),
    code({ spec, marking, codemaker, seed }) {
      const dice = seededDice(seed);
      return codemaker === 'random'
        ? drawCode(spec, dice)
        : hardCodeByTrial(open(spec, marking), dice, TRIALS);
    },
    mark({ clues, guess }) {
      const { field, standing } = lookAt(clues);
      return hardestFeedback(field, standing, guess);
    },
    settle({ clues, seed }) {
      const { field, standing } = lookAt(clues);
      const dice = seededDice(seed);
      return standing.candidates.length > 0
        ? openFittingCode(field, standing, dice)
        : drawCode(clues.spec, dice);
    },
  };
  return (name, question) => answers[name](question);
}
