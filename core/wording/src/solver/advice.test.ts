// Suggestions and checked rows in three languages.

import { shapesEdition, superEdition } from '@blackpeg/rules';
import type { Advice, SuggestionStep } from '@blackpeg/solver';
import { describe, expect, it, test } from 'vitest';
import { inAll } from '../sound.testing.ts';
import type { Language } from '../words/lookup.ts';
import { adviceTexts, codesLeftText, rowCheckTexts, suggestionText } from './advice.ts';

const edition = superEdition({ holes: 4, colours: 6 });
const ADVICE: Advice = {
  guess: [1, 1, 2, 2],
  candidatesLeft: 12,
  couldBeCode: true,
  expectedRows: 2.254,
  worstCase: 3,
  chanceWithin: 0.99999,
  grounds: 'exact',
  lowerBound: 2,
  proved: false,
  nodes: 100,
};

describe('advice', () => {
  it('counts what it says: what is rounded to one is one, and to two in French no longer one', () => {
    const [, expected] = adviceTexts({ language: 'en', edition }, { ...ADVICE, expectedRows: 1.001 }, 5);
    expect(expected).toBe('Expected: 1 row from here on.');
    const french = (expectedRows: number) =>
      adviceTexts({ language: 'fr', edition }, { ...ADVICE, expectedRows }, 5)[1];
    expect(french(1.5)).toBe('À prévoir\u202f: 1,5 rangée à partir d’ici.');
    expect(french(1.999)).toBe('À prévoir\u202f: 2 rangées à partir d’ici.');
  });

  it('is said in a sentence for each figure', () => {
    expect(adviceTexts({ language: 'en', edition }, ADVICE, 5)).toEqual([
      'Suggestion: black, black, violet, violet.',
      'Expected: 2.25 rows from here on.',
      'At worst: 3 rows.',
      'Chance to find it in the 5 rows left: 99.9%.',
      'No strategy does better than 2 rows on average.',
    ]);
    for (const rowsLeft of [0, 1, 5]) {
      for (const advice of [ADVICE, { ...ADVICE, grounds: 'model', proved: true } as const]) {
        const texts = (language: Language) => adviceTexts({ language, edition }, advice, rowsLeft);
        for (const at of texts('en').keys()) inAll((language) => texts(language)[at] ?? '');
      }
    }
  });

  it('says what is only estimated, and what is proved', () => {
    const texts = adviceTexts({ language: 'en', edition }, { ...ADVICE, grounds: 'model', proved: true }, 1);
    expect(texts.join(' ')).not.toContain('At worst');
    expect(texts[1]).toBe('Expected: about 2.25 rows from here on.');
    expect(texts[3]).toBe('Proved: no guess is better.');
  });

  it('writes codes as its reader wants them', () => {
    const reader = { language: 'de', edition, code: (code: readonly number[]) => code.join('') } as const;
    expect(adviceTexts(reader, ADVICE, 5)[0]).toBe('Vorschlag: 1122.');
  });

  it('counts codes', () => {
    for (const codes of [0, 1, 1296]) inAll((language) => codesLeftText(language, codes));
    expect(codesLeftText('fr', 1)).toBe('1 code convient.');
  });
});

const STEPS: readonly SuggestionStep[] = [
  { kind: 'only-code' },
  { kind: 'could-be-code', candidates: 12 },
  { kind: 'tray-forbids' },
  { kind: 'cannot-be-code', row: 2 },
  { kind: 'splits', candidates: 12, parts: 5 },
  { kind: 'leaves', onAverage: 2.5, atMost: 4 },
  { kind: 'settles' },
];

test.each(STEPS)('why: $kind', (step) => {
  const [en] = inAll((language) => suggestionText(language, step));
  if (step.kind === 'cannot-be-code') expect(en).toContain('row 3');
});

test('a checked row is held against every row it contradicts', () => {
  const [got, would] = [
    { black: 1, white: 0, blue: 1 },
    { black: 0, white: 2, blue: 0 },
  ];
  const check = { kind: 'contradicts', rows: [{ row: 1, got, would }] } as const;
  const [en] = inAll((language) => rowCheckTexts({ language, edition: shapesEdition() }, check)[0] ?? '');
  expect(en).toBe('This row cannot be the code: row 2 got 1 black, 1 blue, but would then have got 2 white.');
  for (const kind of ['fits', 'tray-forbids'] as const) {
    inAll((language) => rowCheckTexts({ language, edition }, { kind })[0] ?? '');
  }
});
