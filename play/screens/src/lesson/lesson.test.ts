// The words of the lesson: complete in every language, true to the rows, and short enough for a minute and a half.

import {
  allCodes,
  type Code,
  checkEdition,
  countCodes,
  type MarkedGuess,
  mark,
  sameFeedback,
  widestSpec,
} from '@blackpeg/rules';
import { codeName, LANGUAGES, type Language } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import {
  LESSON_CODE,
  LESSON_EDITION,
  LESSON_STEPS,
  type LessonStep,
  objectionTo,
  stepOf,
  TOLD_ROWS,
} from './lesson.ts';
import { codesLeft, hintText, howText, objectionText, stepText, unfilledText } from './texts.ts';

const ROWS: readonly MarkedGuess[] = [...TOLD_ROWS, LESSON_CODE].map((guess) => ({
  guess,
  mark: mark(LESSON_EDITION.marking, LESSON_CODE, guess),
}));
/** Rows that are placed when a step comes. */
const PLACED: Readonly<Record<LessonStep, number>> = {
  place: 0,
  submit: 0,
  read: 1,
  test: 1,
  conclude: 2,
  done: 3,
};
const said = (language: Language, step: LessonStep) => {
  const rows = ROWS.slice(0, PLACED[step]);
  return `${stepText(language, step, rows)} ${howText(language, step, rows)}`.trim();
};

test.each(LANGUAGES)('in %s every step is said in whole sentences', (language) => {
  for (const step of LESSON_STEPS) {
    expect(said(language, step)).toMatch(/^[\p{Lu}\d].*[.?]$/u);
    expect(said(language, step)).not.toMatch(/undefined|\bnull\b|NaN| {2}|!/);
  }
  const others = [
    hintText(language, ROWS.slice(0, 2)),
    unfilledText(language, [0, 2]),
    ...[objectionTo([], [2, 2, 3]), objectionTo(ROWS.slice(0, 2), [2, 1, 4])].flatMap((objection) =>
      objection ? [objectionText(language, objection)] : [],
    ),
  ];
  expect(others).toHaveLength(4);
  for (const text of others) expect(text).toMatch(/^\p{Lu}.*\.$/u);
});

test.each(LANGUAGES)('E3: in %s the lesson is read and played in 90 seconds', (language) => {
  const words = LESSON_STEPS.flatMap((step) => said(language, step).split(/\s+/)).length;
  const acts = ROWS.length * (LESSON_CODE.length + 1) + 1;
  // Read at 200 words a minute, with two seconds for every peg, submit and answer.
  expect((words / 200) * 60 + acts * 2).toBeLessThan(90);
});

test('what a step tells to place is named in it, and the hint names the code among two', () => {
  expect(said('en', 'place')).toContain(codeName('en', LESSON_EDITION, TOLD_ROWS[0] ?? []));
  expect(said('en', 'test')).toContain(codeName('en', LESSON_EDITION, TOLD_ROWS[1] ?? []));
  expect(hintText('en', ROWS.slice(0, 2))).toContain(codeName('en', LESSON_EDITION, LESSON_CODE));
  expect([0, 1, 2].map((rows) => codesLeft(ROWS.slice(0, rows)))).toEqual([64, 12, 1]);
});

const { marking } = LESSON_EDITION;
const SPEC = widestSpec(LESSON_EDITION);
const marked = (guess: Code): MarkedGuess => ({ guess, mark: mark(marking, LESSON_CODE, guess) });
const TOLD = TOLD_ROWS.map(marked);
const fitting = (rows: readonly MarkedGuess[]) =>
  [...allCodes(SPEC)].filter((code) =>
    rows.every((row) => sameFeedback(mark(marking, code, row.guess), row.mark)),
  );

test('E3: the lesson is a game of 64 codes that two told rows bring down to one', () => {
  expect(checkEdition(LESSON_EDITION).ok).toBe(true);
  expect(countCodes(SPEC)).toBe(64);
  expect(TOLD.map((row) => row.mark)).toEqual([
    { black: 1, white: 1, blue: 0 },
    { black: 0, white: 3, blue: 0 },
  ]);
  expect([fitting(TOLD.slice(0, 1)).length, fitting(TOLD)]).toEqual([12, [LESSON_CODE]]);
  // What the hint says: every peg moves, and of the two ways to do it row 1 forbids one.
  expect(fitting(TOLD.slice(1))).toHaveLength(2);
});

test('E3: every step follows from the one before by one act of the learner', () => {
  const [first, second] = TOLD;
  const all = [...TOLD, marked(LESSON_CODE)];
  expect([
    stepOf({ rows: [], ready: false, read: false }),
    stepOf({ rows: [], ready: true, read: false }),
    stepOf({ rows: first ? [first] : [], ready: false, read: false }),
    stepOf({ rows: first ? [first] : [], ready: false, read: true }),
    stepOf({ rows: first && second ? [first, second] : [], ready: false, read: true }),
    stepOf({ rows: all, ready: false, read: true }),
  ]).toEqual(LESSON_STEPS);
});

test('a told row objects to the first peg that is another, and to no hole that is still empty', () => {
  expect(objectionTo([], [null, null, null])).toBeNull();
  expect(objectionTo([], [1, null, null])).toBeNull();
  expect(objectionTo([], [1, 3, 3])).toEqual({ kind: 'other-peg', hole: 1, peg: 2 });
  expect(objectionTo(TOLD.slice(0, 1), [1, null, null])).toMatchObject({ hole: 0, peg: 4 });
});

test('a row that cannot be the code is answered with the row that contradicts it', () => {
  expect(objectionTo(TOLD, [2, 1, null])).toBeNull();
  expect(objectionTo(TOLD, LESSON_CODE)).toBeNull();
  expect(objectionTo(TOLD, [2, 1, 4])).toEqual({
    kind: 'misfit',
    check: {
      kind: 'contradicts',
      rows: [{ row: 0, got: { black: 1, white: 1, blue: 0 }, would: { black: 0, white: 2, blue: 0 } }],
    },
  });
  const others = [...allCodes(SPEC)].filter((code) => `${code}` !== `${LESSON_CODE}`);
  for (const code of others) expect(objectionTo(TOLD, code)?.kind).toBe('misfit');
});
