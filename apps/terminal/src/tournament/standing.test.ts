import { expect, it } from 'vitest';
import { meanOf, shareOf } from './standing.ts';

it('a mean has Student’s interval', () => {
  expect(meanOf([])).toBeNull();
  expect(meanOf([5])).toEqual({ value: 5, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY });
  const two = meanOf([4, 6]);
  expect(two?.value).toBe(5);
  expect(two?.high).toBeCloseTo(5 + 12.7062, 3);
  // Ten numbers, standard deviation 3.02765, t of nine degrees 2.26216.
  const ten = meanOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(ten?.low).toBeCloseTo(5.5 - (2.26216 * 3.02765) / Math.sqrt(10), 2);
  expect(meanOf(Array.from({ length: 9 }, () => 4))).toEqual({ value: 4, low: 4, high: 4 });
});

it('a share has Wilson’s interval', () => {
  expect(shareOf(0, 0)).toBeNull();
  // As published for 15 of 20 and 0 of 10.
  const most = shareOf(15, 20);
  expect([most?.low, most?.high].map((bound) => Number(bound?.toFixed(4)))).toEqual([0.5313, 0.8881]);
  const none = shareOf(0, 10);
  expect([none?.low, Number(none?.high.toFixed(4))]).toEqual([0, 0.2775]);
  expect(shareOf(10, 10)?.high).toBe(1);
});
