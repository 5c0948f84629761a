// Bounds raised until they meet the optimum, and never beyond it.

import { expect, it } from 'vitest';
import { plainField } from '../small-games.testing.ts';
import { optimalStrategy } from './find-strategy.ts';
import { firstBound, leastOf, raiseBound } from './lower-bound.ts';

it.each([
  [3, 6],
  [2, 9],
  [4, 4],
])('%i x %i: what is at least needed rises to what is needed', (holes, kinds) => {
  const field = plainField(holes, kinds);
  const { plan } = optimalStrategy(field, { kind: 'average' });
  const bound = firstBound(field);
  const seen = [leastOf(bound)];
  while (raiseBound(field, bound)) seen.push(leastOf(bound));
  expect(seen.at(-1)).toBe(plan?.total);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen[0]).toBeLessThan(plan?.total ?? 0);
});

it('what could not be refuted in time raises nothing, and is asked again in smaller steps until it is left', () => {
  const field = plainField(3, 5);
  const bound = firstBound(field);
  const before = leastOf(bound);
  let asked = 0;
  while (raiseBound(field, bound, () => true)) asked += 1;
  expect(asked).toBeGreaterThan(1);
  expect(leastOf(bound)).toBe(before);
});

it('no first guess is raised beyond the goal', () => {
  const field = plainField(3, 6);
  const bound = firstBound(field);
  const before = leastOf(bound);
  while (leastOf(bound) < before + 3) expect(raiseBound(field, bound, undefined, before + 3)).toBe(true);
  expect(leastOf(bound)).toBe(before + 3);
});
