import { describe, expect, test } from 'vitest';
import { dayOf, daysLater, daysUpTo, isDay, streakOf, untilNextDay } from './day.ts';

test('a day begins at midnight UTC', () => {
  expect(dayOf(Date.parse('2026-03-14T23:59:59.999Z'))).toBe('2026-03-14');
  expect(dayOf(Date.parse('2026-03-15T00:00:00Z'))).toBe('2026-03-15');
  expect(untilNextDay(Date.parse('2026-03-14T23:59:00Z'))).toBe(60_000);
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i days is %s, whatever clocks do in spring and autumn', (day, by, later) => {
  expect(daysLater(day, by)).toBe(later);
});

test.each(['2026-02-30', '2026-13-01', 'today', '2026-1-1', ''])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false);
});

test('the archive goes back from today', () => {
  expect(daysUpTo('2026-03-02', 3)).toEqual(['2026-03-02', '2026-03-01', '2026-02-28']);
});

describe('a streak', () => {
  const found = new Set(['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-08']);

  test('counts days in a row', () => {
    expect(streakOf(found, '2026-03-12')).toBe(3);
  });

  test('is not broken by a day that is not over', () => {
    expect(streakOf(found, '2026-03-13')).toBe(3);
  });

  test('is broken by a day gone by', () => {
    expect(streakOf(found, '2026-03-14')).toBe(0);
  });
});
