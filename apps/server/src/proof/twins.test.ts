// R9: nobody but the maker can tell two codes with the same answers apart, by any byte that the server sends or writes.

import { anyTerms } from '@blackpeg/referee/testing';
import { seededDice } from '@blackpeg/rules';
import { expect, inject, test, vi } from 'vitest';
import { openPlace } from './indoors.testing.ts';
import { likeness } from './likeness.testing.ts';
import { anyTwins } from './twin-wishes.testing.ts';
import { heardWith } from './twins.testing.ts';

const PAIRS = inject('isFullRun') ? 500 : 50;

test('R9, I5, K1: the bytes are the same for both codes, kept or sealed, and in a race', async () => {
  const complaints = vi.spyOn(console, 'error');
  const logged = vi.spyOn(console, 'log');
  const place = openPlace();
  let [pairs, rows] = [0, 0];
  const kinds = new Set<string>();
  for (let seed = 0; pairs < PAIRS; seed += 1) {
    const twins = anyTwins(anyTerms, seed);
    if (!twins) continue;
    const one = await heardWith(place, twins, 0, seed);
    // A round that is over has shown its code.
    if (one.isRevealed) continue;
    const two = await heardWith(place, twins, 1, seed);
    pairs += 1;
    rows += one.rows;
    kinds.add(`${twins.terms.form} ${twins.terms.custody}`);
    expect(two.bytes).toBe(one.bytes);
  }
  expect(rows).toBeGreaterThan(PAIRS);
  expect([...kinds].sort()).toEqual([
    'classic escrow',
    'classic sealed',
    'duel escrow',
    'duel sealed',
    'race escrow',
  ]);
  expect([...complaints.mock.calls, ...logged.mock.calls]).toEqual([]);
  place.close();
});

test('R9: delays that differ are distinguished from those that do not, as in the bench', () => {
  const dice = seededDice(9);
  const delays = (longer: number) => Array.from({ length: 2000 }, () => dice(1000) + dice(1000) + longer);
  const even = delays(0);
  expect(likeness(even, even)).toBe(1);
  expect(likeness(even, delays(0))).toBeGreaterThan(0.01);
  expect(likeness(even, delays(100))).toBeLessThan(0.001);
});
