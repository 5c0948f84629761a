// U24: what is sent to a friend reads well aloud and begins with a sentence.

import { type Row, superEdition } from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../words/lookup.ts';
import { type Shared, shareText } from './share.ts';

const row = (guess: Row['guess'], black: number, white: number): Row => ({
  guess,
  mark: guess === 'lost' ? null : { black, white, blue: 0 },
  byReferee: false,
  corrected: [],
  order: 1,
  spent: 0,
});
const board = { rows: [row([1, 1, 2, 2, 3], 0, 0), row('lost', 0, 0), row([4, 0, 4, 5, 6], 1, 2)] };
const speaker = (language: (typeof LANGUAGES)[number]) => ({
  language,
  edition: superEdition({ blanks: 'on' }),
  you: 0,
  names: () => null,
});
const share = (language: (typeof LANGUAGES)[number], shared: Shared) =>
  shareText(speaker(language), { board, outcome: 'Found.', day: null, shared, tail: null });

test('in English it is a sentence, then a line a row', () => {
  expect(share('en', 'rows')).toBe(
    'Blackpeg Super, 5 holes, 8 colours. Found.\n1: 1 1 2 2 3: no key pegs\n2: lost\n3: 4 . 4 5 6: 1 black, 2 white',
  );
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('answers alone do not give the rows away', () => {
    expect(share(language, 'answers')).not.toMatch(/1 1 2 2 3/);
  });

  test('letters come first and no emoji comes at all', () => {
    expect(share(language, 'answers')).toMatch(/^Blackpeg \p{L}/u);
    expect(share(language, 'answers')).not.toMatch(/\p{Extended_Pictographic}/u);
  });
});
