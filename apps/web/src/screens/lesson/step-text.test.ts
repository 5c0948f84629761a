// The words of the lesson: whole in every language, true to the rows, and short enough for a minute and a half.

import { type MarkedGuess, mark } from '@blackpeg/rules';
import { codeName, LANGUAGES, type Language } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { LESSON_CODE, LESSON_EDITION, objectionTo, STEPS, type Step, TOLD_ROWS } from './lesson.ts';
import { codesLeft, hintText, howText, objectionText, stepText, unfilledText } from './step-text.ts';

const ROWS: readonly MarkedGuess[] = [...TOLD_ROWS, LESSON_CODE].map((guess) => ({
  guess,
  mark: mark(LESSON_EDITION.marking, LESSON_CODE, guess),
}));
/** Rows that are placed when a step comes. */
const PLACED: Readonly<Record<Step, number>> = {
  place: 0,
  submit: 0,
  read: 1,
  test: 1,
  conclude: 2,
  done: 3,
};
const said = (language: Language, step: Step) => {
  const rows = ROWS.slice(0, PLACED[step]);
  return `${stepText(language, step, rows)} ${howText(language, step, rows)}`.trim();
};

test.each(LANGUAGES)('in %s every step is said in whole sentences', (language) => {
  for (const step of STEPS) {
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
  const words = STEPS.flatMap((step) => said(language, step).split(/\s+/)).length;
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
