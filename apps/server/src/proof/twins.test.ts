// R9: two codes that answer alike are told apart by nobody but their maker, in no byte that the server sends or writes.

import { anyTerms } from '@blackpeg/referee/testing';
import { expect, test, vi } from 'vitest';
import { openPlace } from './indoors.testing.ts';
import { anyTwins } from './twin-wishes.testing.ts';
import { heardWith } from './twins.testing.ts';

const PAIRS = 500;

test('R9, I5: the bytes are the same for both codes', async () => {
  const complaints = vi.spyOn(console, 'error');
  const logged = vi.spyOn(console, 'log');
  const place = openPlace();
  let [pairs, rows] = [0, 0];
  for (let seed = 0; pairs < PAIRS; seed += 1) {
    const twins = anyTwins(anyTerms, seed);
    if (!twins) continue;
    const one = await heardWith(place, twins, 0, seed);
    const two = await heardWith(place, twins, 1, seed);
    // A round that is over has shown its code.
    if (one.isRevealed) continue;
    pairs += 1;
    rows += one.rows;
    expect(two.bytes).toBe(one.bytes);
  }
  expect(rows).toBeGreaterThan(PAIRS);
  expect([...complaints.mock.calls, ...logged.mock.calls]).toEqual([]);
  place.close();
});
