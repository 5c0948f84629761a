// What is agreed before a match, and what is looked back on after it.

import { checkTerms, duelEdition, standardTerms, superEdition } from '@blackpeg/rules';
import type { RowReview } from '@blackpeg/solver';
import { describe, expect, it } from 'vitest';
import { cardOf, formOf, noWishes, termsOf } from './agreement.ts';
import { chartLines } from './chart.ts';

const NOTHING = noWishes(superEdition());

describe('wishes', () => {
  it('M5: are the habits of the edition where nothing is wished', () => {
    expect(termsOf(NOTHING)).toEqual(standardTerms(superEdition(), { form: 'solitaire' }));
    expect(formOf(noWishes(duelEdition()))).toBe('duel');
  });

  it('for what only two can have make it a match between two', () => {
    const wishes = [
      { maker: 'me' },
      { two: true },
      { marking: 'by-hand' },
      { target: 20 },
      { scoring: 'fewest-rows' },
      { bonus: true },
      { edition: superEdition({ blanks: 'choice' }) },
    ] as const;
    for (const wish of wishes) {
      const terms = termsOf({ ...NOTHING, ...wish });
      expect(terms.form).toBe('classic');
      expect(checkTerms(terms).ok).toBe(true);
    }
  });

  it('T1a: give each seat its own time, and the house none', () => {
    const timed = { ...NOTHING, maker: 'me', time: [60, 120] } as const;
    expect(termsOf(timed).seats.map(({ allowance }) => allowance)).toEqual([60_000, null]);
    expect(termsOf({ ...timed, two: true }).seats.map(({ allowance }) => allowance)).toEqual([
      60_000, 120_000,
    ]);
  });

  it('name two people, and nobody who is alone', () => {
    expect(cardOf({ ...NOTHING, two: true }, 'en').sitters).toEqual([
      { kind: 'person', name: 'Player 1' },
      { kind: 'person', name: 'Player 2' },
    ]);
    expect(cardOf(NOTHING, 'en').sitters).toEqual([{ kind: 'person', name: null }]);
  });
});

it('the chart goes by powers of ten, and fits on a line of 40 with the most codes there are', () => {
  const rows = [
    { before: 1_679_616, after: 1000 },
    { before: 1000, after: 10 },
    { before: 10, after: 1 },
  ] as const satisfies readonly Partial<RowReview>[];
  const lines = chartLines('en', { rows: rows as unknown as readonly RowReview[] }, [1, 2, 12]);
  expect(lines.map((line) => (line.match(/=/g) ?? []).length)).toEqual([26, 13, 5, 1]);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
});
