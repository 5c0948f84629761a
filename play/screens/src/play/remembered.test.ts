import { expect, test } from 'vitest';
import { loadOnce } from './remembered.ts';

test('a part is loaded once for all requests, and again if that failed', async () => {
  let loads = 0;
  const load = loadOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return loads;
  });
  await expect(Promise.all([load(), load()])).rejects.toThrow('offline');
  expect([await load(), await load(), loads]).toEqual([2, 2, 2]);
});
