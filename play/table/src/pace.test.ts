import { HOUSE, PERSON, seededDice, standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { COUNTDOWN, HOUSE_SPEEDS, type HouseSpeed, paceOf } from './pace.ts';

const DUEL = standardTerms(superEdition(), { form: 'duel', pace: 'free', seats: [PERSON, HOUSE] });
const SECOND = 1000;

/** What the house takes for each of eight rows. */
function timesAt(speed: HouseSpeed | undefined, terms = DUEL): readonly number[] {
  const pace = paceOf(1, speed, terms, { housePace: () => 'humane', dice: seededDice(1) });
  return Array.from({ length: 8 }, (_, row) => pace({ kind: 'place', board: 0, row }));
}

test('D5c: the house runs as fast as was chosen, unevenly, and its first row comes soon', () => {
  const rows = HOUSE_SPEEDS.map((speed) => timesAt(speed));
  for (const [first = 0, ...others] of rows) {
    const average = others.reduce((sum, one) => sum + one, 0) / others.length;
    expect(first - COUNTDOWN).toBeLessThan(average);
    expect(Math.max(...others) / Math.min(...others)).toBeGreaterThan(1.3);
  }
  const [relaxed = 0, even = 0, quick = 0, racing = 0] = rows.map((row) =>
    row.reduce((sum, one) => sum + one, 0),
  );
  expect([relaxed > even, even > quick, quick > racing]).toEqual([true, true, true]);
  // Five rows of a beginner's pace are minutes, not seconds.
  expect(
    timesAt('even')
      .slice(0, 5)
      .reduce((sum, one) => sum + one, 0),
  ).toBeGreaterThan(90 * SECOND);
});

test('elsewhere the pace of the settings applies, and there is no countdown', () => {
  expect(timesAt('relaxed', { ...DUEL, pace: 'turns' })).toEqual(Array.from({ length: 8 }, () => 4000));
  expect(timesAt(undefined)).toEqual([4000 + COUNTDOWN, ...Array.from({ length: 7 }, () => 4000)]);
});
