import { expect, test } from 'vitest';
import { allMixes, pairwise } from './pairwise.ts';

const LISTS = {
  state: Array.from({ length: 20 }, (_, index) => `state ${index}`),
  language: ['en', 'fr', 'de'],
  theme: ['light', 'dark', 'contrast'],
  size: ['desktop', 'phone'],
} as const;

test('every two values of two choices occur together', () => {
  const mixes = pairwise(LISTS);
  for (const mix of allMixes(LISTS)) {
    for (const one of ['state', 'language', 'theme', 'size'] as const) {
      for (const other of ['state', 'language', 'theme', 'size'] as const) {
        expect(mixes.some((some) => some[one] === mix[one] && some[other] === mix[other])).toBe(true);
      }
    }
  }
});

test('in little more combinations than the two longest lists need', () => {
  expect(allMixes(LISTS)).toHaveLength(20 * 3 * 3 * 2);
  expect(pairwise(LISTS).length).toBeLessThan(20 * 3 * 1.2);
});
