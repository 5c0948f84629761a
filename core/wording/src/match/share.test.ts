// U24: what is sent to a friend reads well aloud, begins with the result and gives nothing away.

import { type Board, type Row, superEdition } from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../words/lookup.ts';
import { type ShareParts, shareText } from './share.ts';

const row = (guess: Row['guess'], black: number, white: number): Row => ({
  guess,
  mark: guess === 'lost' ? null : { black, white, blue: 0 },
  byReferee: false,
  corrected: [],
  order: 1,
  spent: 0,
});
const clock = { running: false, spent: 0, since: null } as never;
const board = (...rows: Row[]): Board => ({
  maker: 'house',
  breaker: 0,
  holes: 5,
  secret: null,
  rows,
  makerClock: clock,
  breakerClock: clock,
});
const HELD = board(row([1, 1, 2, 2, 3], 0, 0), row('lost', 0, 0), row([4, 0, 4, 5, 6], 1, 2));
const FOUND = board(row([1, 1, 2, 2, 3], 0, 2), row([4, 0, 4, 5, 6], 5, 0));

function share(
  language: (typeof LANGUAGES)[number],
  parts: Partial<ShareParts> = {},
  you: number | null = 0,
) {
  const speaker = {
    language,
    edition: superEdition({ blanks: 'on' }),
    you,
    names: () => 'Guest',
  };
  return shareText(speaker, {
    board: FOUND,
    day: null,
    shared: 'answers',
    address: 'https://example.org/c',
    notation: 'super-5x8 11223:0-2',
    ...parts,
  });
}

test('in English: the result, the code, an invitation, a line for each row, the link to the same code', () => {
  expect(share('en', { day: '2026-03-14' })).toBe(
    [
      'I found it in 2 rows: the Blackpeg code of 14 March 2026, Super, blanks. Can you find it?',
      'Row 1: 2 white',
      'Row 2: 5 black',
      'The same code: https://example.org/c',
    ].join('\n'),
  );
  expect(share('en', { board: HELD, address: null })).toBe(
    [
      'I did not find it in 3 rows: a Blackpeg code, Super, 5 holes, 8 colours.',
      'Row 1: no key pegs',
      'Row 2: lost, time was up',
      'Row 3: 1 black, 2 white',
    ].join('\n'),
  );
  expect(share('en', {}, null)).toMatch(/^Guest found it in 2 rows: /);
});

test('rows that are shared can be read back, and invite nobody to find what they tell', () => {
  const lines = share('en', { shared: 'rows' }).split('\n');
  expect(lines[2]).toBe('Row 2: 4 . 4 5 6: 5 black');
  expect(lines.at(-1)).toBe('super-5x8 11223:0-2');
  expect(lines.join()).not.toContain('Can you');
  expect(lines.join()).not.toContain('https:');
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('answers alone do not give the rows away', () => {
    expect(share(language)).not.toMatch(/1 1 2 2 3|4 . 4 5 6|11223/);
    expect(share(language)).toContain('https://example.org/c');
  });

  test('the result comes first, from the sender to the reader, and no emoji comes at all', () => {
    const first = { en: /^I found it in 2 /, fr: /^Je l’ai trouvé en 2 /, de: /^Ich habe ihn in 2 / };
    expect(share(language)).toMatch(first[language]);
    expect(share(language)).not.toMatch(/\p{Extended_Pictographic}/u);
  });
});
