import { expect, test, vi } from 'vitest';
import { newId, trueDice } from './browser-ports.ts';

test('ids are random UUIDs', () => {
  const ids = Array.from({ length: 1000 }, newId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('dice fall on every side and on no other', () => {
  const thrown = new Set(Array.from({ length: 1000 }, () => trueDice(6)));
  expect([...thrown].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

test('what would favour the low sides is thrown again', () => {
  const falls = [2 ** 32 - 1, 7];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array[0] = falls.shift() ?? 0;
    return array;
  });
  expect(trueDice(6)).toBe(1);
});
