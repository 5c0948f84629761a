import { expect, test } from 'vitest';
import { grouped, spelt, wayIn } from './way-in.ts';

test('who sits is seated, who finds a free seat is invited, everybody else looks on', () => {
  const table = { seat: null, phase: 'waiting', names: ['You', null] } as const;
  expect(wayIn(table)).toBe('invited');
  expect(wayIn({ ...table, seat: 0 })).toBe('seated');
  expect(wayIn({ ...table, names: ['You', 'Guest'] })).toBe('watching');
  expect(wayIn({ ...table, phase: 'playing' })).toBe('watching');
  expect(wayIn({ ...table, seat: 1, phase: 'over' })).toBe('seated');
});

test('a code is spelt for the ear and grouped for the eye', () => {
  expect(spelt('K7M2PQ')).toBe('K 7 M 2 P Q');
  expect(grouped('K7M2PQ')).toBe('K7M 2PQ');
});
