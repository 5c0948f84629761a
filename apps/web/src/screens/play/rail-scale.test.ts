import { expect, test } from 'vitest';
import { railScale } from './rail-scale.ts';
import { CLASSIC, playedOut } from './table.testing.ts';

test('the rail reaches as far as the match can go', () => {
  expect(railScale(playedOut(CLASSIC))).toEqual({ scores: [0, 0], most: 20 });
});
