import { brailleDigit } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { dotsOf } from './dots.ts';

test('dots are named as they are raised, and French raises others', () => {
  expect(dotsOf('\u2800')).toEqual([]);
  expect(dotsOf(brailleDigit('en', 4))).toEqual([1, 4, 5]);
  expect(dotsOf(brailleDigit('de', 4))).toEqual([1, 4, 5]);
  expect(dotsOf(brailleDigit('fr', 4))).toEqual([1, 4, 5, 6]);
});
