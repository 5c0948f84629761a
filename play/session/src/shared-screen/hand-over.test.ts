// T4b: who may look at a shared screen.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cover, type Eyes, eyesAfter, eyesAtFirst, uncover } from './hand-over.ts';

const shown = (seat: number): Eyes => ({ kind: 'shown', seat });
const covered = (seat: number): Eyes => ({ kind: 'covered', seat });

test('T4b: starts covered, and so after a reload', () => {
  expect(eyesAtFirst([0, 1])).toEqual(covered(0));
});

test('T4b: stays with the player who owes something, and is covered when only the other does', () => {
  expect(eyesAfter(shown(0), [0, 1])).toEqual(shown(0));
  expect(eyesAfter(shown(0), [1])).toEqual(covered(1));
  expect(eyesAfter(covered(0), [1])).toEqual(covered(1));
  expect(eyesAfter(shown(1), [])).toEqual(shown(1));
  expect(eyesAfter(shown(1), [0, 2])).toEqual(covered(2));
  expect(eyesAfter(shown(2), [0, 1])).toEqual(covered(0));
});

test('T4b: no event ever shows the screen to anybody: only lifting the cover does', () => {
  const anyEyes = fc.record({ kind: fc.constantFrom('covered' as const, 'shown' as const), seat: fc.nat(7) });
  fc.assert(
    fc.property(anyEyes, fc.uniqueArray(fc.nat(7)), (eyes, due) => {
      const after = eyesAfter(eyes, due);
      if (after.kind === 'shown') expect(after).toEqual(eyes);
      expect(uncover(after)).toEqual(shown(after.seat));
      expect(cover(after)).toEqual(covered(after.seat));
    }),
  );
});
