// Questions of a practice: legal, instructive, of growing size, and the same for the same number.

import { checkCode, countCodes, isEarnable, mark, widestSpec } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { explainMark } from './explain-mark.ts';
import { isInstructive, PRACTICE_NAMES, questionAt } from './questions.ts';

const NUMBERS = Array.from({ length: 300 }, (_, number) => number);

test.each(PRACTICE_NAMES)('every question about %s is legal and has something to learn', (practice) => {
  for (const number of NUMBERS) {
    const question = questionAt(practice, number);
    const { edition, code, guess } = question;
    const spec = widestSpec(edition);
    expect([checkCode(spec, code).ok, checkCode(spec, guess).ok]).toEqual([true, true]);
    expect(isEarnable(spec, edition.marking, mark(edition.marking, code, guess))).toBe(true);
    expect(isInstructive(practice, question), `question ${number}`).toBe(true);
  }
});

test.each(PRACTICE_NAMES)(
  'a question about %s is the same when it is asked again, and another the next time',
  (practice) => {
    expect(questionAt(practice, 7)).toEqual(questionAt(practice, 7));
    const texts = NUMBERS.map((number) => {
      const { code, guess } = questionAt(practice, number);
      return `${code} ${guess}`;
    });
    expect(new Set(texts).size).toBeGreaterThan(250);
  },
);

test.each(PRACTICE_NAMES)('E3: questions about %s begin small and grow to the whole game', (practice) => {
  const sizes = [0, 4, 8, 12].map((number) => countCodes(widestSpec(questionAt(practice, number).edition)));
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  expect(sizes[0]).toBeLessThan(sizes.at(-1) ?? 0);
});

test('what somebody who counts every repeated peg gets wrong is what duplicates are practised with', () => {
  for (const number of NUMBERS) {
    const { edition, code, guess } = questionAt('duplicates', number);
    const { black, white } = mark(edition.marking, code, guess);
    expect(black + white).toBeLessThan(guess.filter((peg) => code.includes(peg)).length);
  }
});

test('blue pegs are practised where they are earned and where a white takes them away', () => {
  const credits = NUMBERS.flatMap((number) => {
    const { edition, code, guess } = questionAt('blue', number);
    return explainMark(widestSpec(edition), edition.marking, code, guess);
  });
  expect(credits.some(({ earns }) => earns === 'blue')).toBe(true);
  expect(credits.some((credit) => credit.earns === 'nothing' && credit.why === 'half-spent')).toBe(true);
});
