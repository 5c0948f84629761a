import { expect, test } from 'vitest';
import { LANGUAGES } from '../words/lookup.ts';
import { boardTexts } from './base.ts';

test.each(LANGUAGES)('%s: a single folded row is not several', (language) => {
  const { showRows, foldRows } = boardTexts(language);
  expect(showRows(1, 1)).not.toContain('4');
  expect(showRows(1, 4)).toMatch(/1.*4/);
  expect(new Set([showRows(1, 1), showRows(1, 4), foldRows(1, 1), foldRows(1, 4)]).size).toBe(4);
});

test.each(LANGUAGES)('%s: a mark, a count and a reason are told apart', (language) => {
  const { note, left, noAnswer } = boardTexts(language);
  expect(new Set((['', 'no', 'maybe'] as const).map((mark) => note('x', 1, mark))).size).toBe(3);
  expect(left('x', 0)).not.toMatch(/0/);
  const reasons = (['no-room', 'lone-white', 'never'] as const).map((why) => noAnswer(why, 5));
  expect(new Set(reasons).size).toBe(3);
});

test('French signs have their narrow space', () => {
  const { note, enlarge, noAnswer } = boardTexts('fr');
  for (const text of [note('x', 1, 'no'), enlarge('x'), noAnswer('no-room', 5)]) {
    expect(text).toContain('\u202f:');
    expect(text).not.toContain(' :');
  }
});
