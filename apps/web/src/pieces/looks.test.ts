import { brailleDigit } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { dotsOf, keyLooks, plateLines } from './looks.ts';

const SUPER = keyLooks({ name: 'super' });

test('sorted, three over two for five', () => {
  expect(plateLines({ black: 1, white: 2, blue: 0 }, 5, SUPER)).toEqual([
    ['black', 'white', 'white'],
    ['none', 'none'],
  ]);
});

test('two by two for four, blue after white', () => {
  expect(plateLines({ black: 1, white: 1, blue: 1 }, 4, SUPER)).toEqual([
    ['black', 'white'],
    ['blue', 'none'],
  ]);
});

test('few holes and tables take one line', () => {
  expect(plateLines({ black: 3, white: 0, blue: 0 }, 3, SUPER)).toHaveLength(1);
  expect(plateLines({ black: 3, white: 0, blue: 0 }, 5, SUPER, true)).toHaveLength(1);
});

test('no answer is nothing in every hole', () => {
  expect(plateLines(null, 8, SUPER).flat()).toEqual(Array.from({ length: 8 }, () => 'none'));
});

test('each edition has its own key pegs', () => {
  expect(plateLines({ black: 1, white: 1, blue: 0 }, 4, keyLooks({ name: 'braille' }))[0]).toEqual([
    'pointed',
    'flat',
  ]);
  expect(keyLooks({ name: 'duel' })[0]).toBe('red');
});

test('dots are named as they are raised, and French raises others', () => {
  expect(dotsOf('\u2800')).toEqual([]);
  expect(dotsOf(brailleDigit('en', 4))).toEqual([1, 4, 5]);
  expect(dotsOf(brailleDigit('de', 4))).toEqual([1, 4, 5]);
  expect(dotsOf(brailleDigit('fr', 4))).toEqual([1, 4, 5, 6]);
});
