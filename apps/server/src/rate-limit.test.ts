import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('a limited number of times, for each separately, and again when the time is over', () => {
  const limit = createRateLimit(2, 100);
  const asked = (who: string, now: number) => limit.allows(who, now);
  expect([asked('a', 0), asked('a', 50), asked('a', 99), asked('b', 99)]).toEqual([true, true, false, true]);
  expect([asked('a', 100), asked('a', 150), asked('a', 199)]).toEqual([true, true, false]);
});

test('names are dropped when there are many', () => {
  const limit = createRateLimit(1, 100);
  const allowed = Array.from({ length: 30_000 }, (_, name) => limit.allows(`${name}`, name));
  expect(allowed.every(Boolean)).toBe(true);
});

test('R13: five moves a second, each with the word that what went before was seen, are never too many', () => {
  const limit = createRateLimit(200, 20_000);
  for (let now = 0; now < 60_000; now += 100) expect(limit.allows('', now)).toBe(true);
});
