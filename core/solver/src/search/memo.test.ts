import { expect, it } from 'vitest';
import { memoKey } from './memo.ts';

it('keys are equal for equal sets only, however large the table', () => {
  const sets = [
    [0, 1, 2, 3, 4, 5],
    [1, 2, 3],
    [1, 2, 65_535],
    [1, 2, 65_536],
    [0, 1, 65_538],
    [1, 131_075, 262_149],
    [65_537, 131_075, 262_149],
  ].map((codes) => Uint32Array.from(codes));
  const keys = [1, 2].flatMap((context) => sets.map((codes) => memoKey(codes, context)));
  expect(new Set(keys).size).toBe(keys.length);
  expect(memoKey(Uint32Array.of(1, 2, 65_536), 1)).toBe(memoKey(Uint32Array.of(1, 2, 65_536), 1));
});
