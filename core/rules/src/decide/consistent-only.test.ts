// Guesses that repeat or contradict the rows, and the bar players may impose on themselves.

import { expect, test } from 'vitest';
import {
  BY_HAND,
  CODE,
  FOUND,
  hideAll,
  MISS,
  NONE,
  outcome,
  placing,
  row,
  sit,
  TINY,
  turn,
  WRONG,
} from '../scenes.testing.ts';
import { PERSON } from '../terms/terms.ts';

const STRICT = { ...PERSON, consistentOnly: true };

test('E5a: repeated and inconsistent guesses are legal', () => {
  const table = sit('classic');
  hideAll(table);
  row(table, MISS, NONE);
  row(table, MISS, NONE);
  row(table, [3, 3], NONE);
  expect(outcome(table)).toEqual({ kind: 'unbroken', rows: 3 });
});

test('E5b: players who bar themselves from contradicting rows are refused one, and told the row', () => {
  const table = sit('classic', { seats: [PERSON, STRICT] });
  hideAll(table);
  row(table, [1, 1], WRONG);
  row(table, [3, 1], { black: 0, white: 1, blue: 0 });
  expect(table.refused(1, placing([3, 4]))).toEqual({ rule: 'E5', kind: 'inconsistent', row: 0 });
  expect(table.refused(1, placing([3, 1])), 'a repeated guess fits no mark but all black').toEqual({
    rule: 'E5',
    kind: 'inconsistent',
    row: 1,
  });
  table.guess(1, CODE);
  expect(outcome(table)).toEqual({ kind: 'broken', rows: 3 });
});

test('E5b: it binds nobody else', () => {
  const table = sit('classic', { seats: [STRICT, PERSON] });
  hideAll(table);
  row(table, MISS, NONE);
  row(table, MISS, NONE);
});

test('E5b: the refusal names the row as the board counts it, even after a lost one', () => {
  const table = sit('classic', { seats: [PERSON, { ...STRICT, allowance: 1000 }] });
  hideAll(table);
  table.now = 1000;
  table.act('referee', { type: 'time-up', seat: 1, draft: null });
  row(table, MISS, NONE);
  expect(table.refused(1, placing(MISS))).toEqual({ rule: 'E5', kind: 'inconsistent', row: 1 });
});

test('E5b: marks are taken as given, right or wrong, and as corrected', () => {
  const table = sit('classic', { ...BY_HAND, seats: [PERSON, STRICT] });
  hideAll(table);
  row(table, MISS, WRONG);
  expect(table.refused(1, placing(CODE))).toEqual({ rule: 'E5', kind: 'inconsistent', row: 0 });
  table.act(0, { type: 'correct-mark', feedback: NONE, confirmed: true });
  row(table, CODE, FOUND);
  expect(outcome(table)).toEqual({ kind: 'broken', rows: 2 });
});

test('E5b: in a duel each is held to the own rows', () => {
  const table = sit('duel', { seats: [STRICT, PERSON], edition: { ...TINY, rows: 5 } });
  hideAll(table);
  turn(table, MISS, [1, 3]);
  table.guess(1, MISS);
  expect(table.refused(0, placing([1, 3]))).toEqual({ rule: 'E5', kind: 'inconsistent', row: 0 });
  table.guess(0, [2, 1]);
});
