import { expect, test } from 'vitest';
import { decodeKeptCode } from './kept-code.ts';

const KEPT = { commitment: 'Ab_c', code: [1, 0, 8], key: 'k1' };

test('K1: a stored code is read back completely, and nothing else is accepted as one', () => {
  expect(decodeKeptCode(JSON.parse(JSON.stringify(KEPT)))).toEqual(KEPT);
  for (const other of [
    null,
    'kept',
    { ...KEPT, code: [] },
    { ...KEPT, code: [1.5] },
    { ...KEPT, key: null },
    { commitment: 'Ab_c', key: 'k1' },
  ])
    expect(decodeKeptCode(other)).toBeNull();
});
