import { PERSON, standardTerms, superEdition } from '@blackpeg/rules';
import { hide, playedOut } from '@blackpeg/screens/testing';
import { expect, test } from 'vitest';
import { awayActs, awaySeats, ownUntil, wallTime } from './absence.ts';

const TERMS = standardTerms(superEdition({ holes: 3, colours: 4 }), {
  seats: [PERSON, PERSON],
  firstMaker: 0,
});
const LEFT = playedOut(TERMS, hide(0, [1, 2, 3]), ['referee', { type: 'leave', seat: 1 }]);

test('E6a: a seat is kept for the time agreed, and until then nothing can be done', () => {
  expect(awaySeats(LEFT, 0)).toEqual([{ seat: 1, until: TERMS.absence }]);
  expect(awaySeats(LEFT, 1)).toEqual([]);
  expect(awayActs(LEFT, 0, TERMS.absence - 1)).toEqual([]);
});

test('E6b, E6c: after that the round can be taken or the match ended, by who is there', () => {
  expect(awayActs(LEFT, 0, TERMS.absence)).toEqual(['take-round', 'abandon-match']);
  expect(awayActs(LEFT, null, TERMS.absence)).toEqual([]);
});

test('E6a: who is away oneself is told until when the seat is kept', () => {
  expect(ownUntil(LEFT, 1)).toBe(TERMS.absence);
  expect(ownUntil(LEFT, 0)).toBeNull();
  expect(ownUntil(LEFT, null)).toBeNull();
});

test('a time is told by the clock of this device', () => {
  const noon = new Date(2026, 2, 14, 12, 30).getTime();
  expect(wallTime('en', noon + 90_000, 90_000)).toBe('12:30');
});
