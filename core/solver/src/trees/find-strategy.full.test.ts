// The proof that takes longer: 4 x 7.

import { expect, it } from 'vitest';
import { plainField, signed } from '../small-games.testing.ts';
import { optimalStrategy } from './find-strategy.ts';
import { treeOfPlan } from './strategy-tree.ts';

it('4 x 7 needs 11228 guesses, as Ville found, and no fewer', () => {
  const field = plainField(4, 7);
  const { plan, proved } = optimalStrategy(field, { kind: 'average' });
  expect(proved).toBe(true);
  expect(plan && signed(field, treeOfPlan(field, plan))).toMatch(/^11228:6:/);
}, 300_000);
