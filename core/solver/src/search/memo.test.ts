// Sets of codes are cached exactly: whatever their hashes, and until there are too many.

import { expect, it } from 'vitest';
import { createMemo, type Known } from './memo.ts';

const known = (least: number): Known => ({ plan: undefined, least });

it('each set is remembered by its codes and its context, however large the table', () => {
  const memo = createMemo();
  const sets = [
    [0, 1, 2, 3, 4, 5],
    [1, 2, 3],
    [1, 2, 65_535],
    [1, 2, 65_536],
    [0, 1, 65_538],
    [1, 131_075, 262_149],
    [65_537, 131_075, 262_149],
  ].map((codes) => Uint32Array.from(codes));
  const keys = [1, 2].flatMap((context) => sets.map((codes) => ({ codes, context })));
  for (const [least, { codes, context }] of keys.entries()) memo.set(codes, context, known(least));
  for (const [least, { codes, context }] of keys.entries())
    expect(memo.get(codes.slice(), context)).toEqual(known(least));
  expect(memo.get(Uint32Array.of(1, 2), 1)).toBeUndefined();
});

it('many sets are all there, changed ones as they are now, and a full memo starts again', () => {
  const memo = createMemo(20_000);
  const setOf = (index: number) => Uint32Array.from({ length: 3 + (index % 40) }, (_, at) => index + at * at);
  const indices = Array.from({ length: 20_000 }, (_, index) => index);
  for (const index of indices) memo.set(setOf(index), 0, known(index));
  expect(indices.every((index) => memo.get(setOf(index), 0)?.least === index)).toBe(true);
  memo.set(setOf(7), 0, known(1));
  expect(memo.get(setOf(7), 0)).toEqual(known(1));
  expect(memo.get(setOf(8), 0)).toBeUndefined();
});
