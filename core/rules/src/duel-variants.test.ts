// Duels with other lengths, with a handicap, and at speed.

import { expect, test } from 'vitest';
import { duelEdition } from './editions/make.ts';
import { hideCode } from './match/action.ts';
import {
  BY_HAND,
  boardAt,
  CODE,
  FOUND,
  hideAll,
  MISS,
  NONE,
  outcome,
  placing,
  points,
  seenRow,
  sit,
  turn,
  WRONG,
} from './scenes.testing.ts';
import { pegs, tableFor } from './table.testing.ts';
import { HOUSE, PERSON, standardTerms } from './terms/terms.ts';
import { trayLeft } from './tray/tray-view.ts';

test('D5a: with four rings codes and guesses have four', () => {
  const table = tableFor(standardTerms(duelEdition(4)));
  expect(table.refused(0, hideCode([1, 2, 3, 4, 5]))).toEqual({
    rule: 'C5',
    kind: 'bad-code',
    what: 'code',
    fault: { kind: 'wrong-length', holes: 4, given: 5 },
  });
  hideAll(table, [1, 2, 3, 4]);
  turn(table, [1, 2, 3, 4], [4, 3, 2, 1]);
  expect(outcome(table)).toEqual({ kind: 'won', seats: [0] });
});

test('D5b: with a handicap the length to be found is set for each player', () => {
  const table = tableFor(standardTerms(duelEdition([4, 5])));
  expect(table.refused(1, hideCode([1, 2, 3, 4, 5])), 'seat 1 hides what seat 0 looks for').toMatchObject({
    fault: { kind: 'wrong-length', holes: 4, given: 5 },
  });
  table.hide(1, [1, 2, 3, 4]);
  table.hide(0, [1, 2, 3, 4, 5]);
  expect(table.refused(0, placing([1, 2, 3, 4, 5]))).toMatchObject({
    what: 'guess',
    fault: { kind: 'wrong-length', holes: 4, given: 5 },
  });
  turn(table, [1, 2, 3, 4], [1, 2, 3, 4, 6]);
  expect(outcome(table), 'four black are all for seat 0, not for seat 1').toEqual({
    kind: 'won',
    seats: [0],
  });
});

test('D5b: a handicap goes on over all rounds, and with a counted tray', () => {
  const table = tableFor(standardTerms(duelEdition([4, 5]), { supply: 12 }));
  for (let round = 0; round < 2; round += 1) {
    table.act(0, {
      type: 'hide-code',
      code: [1, 1, 1, 1, 1],
      blanks: null,
      palmed: [[2, 0, 0, 0, 0, 0, 0, 0]],
      commitment: null,
      key: null,
    });
    table.hide(1, [2, 2, 2, 2]);
    expect(trayLeft(table.state, 0), 'seat 0 has its own five and two palmed less').toEqual([
      [5, 12, 12, 12, 12, 12, 12, 12],
    ]);
    expect(trayLeft(table.state, 1)).toEqual([[12, 8, 12, 12, 12, 12, 12, 12]]);
    turn(table, [1, 1, 1, 1], [2, 2, 2, 2, 2]);
    expect(table.refused(0, placing([1, 1, 3, 3]))).toEqual({
      rule: 'T3',
      kind: 'tray-short',
      peg: { facet: 0, kind: 1 },
      left: 1,
    });
    turn(table, [3, 3, 3, 3], [1, 1, 1, 1, 1]);
  }
  expect(table.state.result).toEqual({ kind: 'won', seat: 1, by: 'score' });
});

test('D5c: at speed there are no turns: a guess is marked at once and open to all', () => {
  const table = sit('duel', { pace: 'free' });
  hideAll(table);
  table.guess(0, MISS);
  table.guess(0, [1, 3]);
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(seenRow(table, viewer, 0, 1)).toEqual({ guess: [1, 3], mark: WRONG });
  }
  expect(boardAt(table, 1).rows).toEqual([]);
});

test('D5c: the first to find the code wins, however many guesses it took', () => {
  const table = sit('duel', { pace: 'free' });
  hideAll(table);
  table.guess(0, MISS);
  table.guess(1, MISS);
  table.guess(0, MISS);
  table.guess(0, CODE);
  expect(outcome(table)).toEqual({ kind: 'won', seats: [0] });
  expect(table.refused(1, placing(CODE))).toEqual({ rule: 'M1', kind: 'codes-not-hidden' });
});

test('D5d: a player who has used all twelve rows waits while the other goes on', () => {
  const table = tableFor(standardTerms(duelEdition(), { pace: 'free' }));
  hideAll(table, [1, 2, 3, 4, 5]);
  for (let count = 0; count < 12; count += 1) table.guess(0, [6, 6, 6, 6, 6]);
  expect(table.refused(0, placing([1, 2, 3, 4, 5]))).toEqual({
    rule: 'C5',
    kind: 'no-rows-left',
    rows: 12,
  });
  table.guess(1, [6, 6, 6, 6, 6]);
  table.guess(1, [1, 2, 3, 4, 5]);
  expect(outcome(table)).toEqual({ kind: 'won', seats: [1] });
});

test('D5d: none found, the round is played again', () => {
  const table = sit('duel', { pace: 'free' });
  hideAll(table);
  for (let count = 0; count < 3; count += 1) table.guess(1, MISS);
  for (let count = 0; count < 3; count += 1) table.guess(0, MISS);
  expect(outcome(table)).toEqual({ kind: 'undecided', why: 'none-found' });
  expect(table.state.round).toMatchObject({ number: 1, replay: 1 });
});

test('D5e: four rings against five, at speed, by hand and with a counted tray, all at once', () => {
  const table = tableFor(standardTerms(duelEdition([5, 4]), { ...BY_HAND, pace: 'free', supply: 12 }));
  table.hide(0, [1, 2, 3, 4]);
  table.hide(1, [1, 2, 3, 4, 5]);
  table.guess(1, [1, 1, 1, 1]);
  table.mark(0, pegs(1, 0));
  table.guess(1, [1, 2, 3, 4]);
  expect(trayLeft(table.state, 1), 'own code, then both rows').toEqual([[6, 10, 10, 10, 11, 12, 12, 12]]);
  table.mark(0, pegs(4, 0));
  expect(outcome(table)).toEqual({ kind: 'won', seats: [1] });
});

test('D6a: a player who owes feedback gives it before placing; the refusal names the row', () => {
  const table = sit('duel', { ...BY_HAND, pace: 'free' });
  hideAll(table);
  table.guess(0, MISS);
  table.mark(1, NONE);
  table.guess(0, MISS);
  expect(table.refused(1, placing(CODE))).toEqual({ rule: 'D6', kind: 'feedback-owed', row: 1 });
  expect(table.refused(0, placing(CODE)), 'and the other waits for the mark').toEqual({
    rule: 'F7',
    kind: 'row-not-marked',
    row: 1,
  });
  table.mark(1, NONE);
  table.guess(1, CODE);
});

test('D6a: against the house only the person owes feedback', () => {
  const table = sit('duel', { ...BY_HAND, pace: 'free', seats: [PERSON, HOUSE] });
  hideAll(table);
  table.guess(0, MISS);
  expect(boardAt(table, 0).rows[0]?.mark, 'the house marks at once').toEqual(NONE);
  table.guess(1, MISS);
  expect(table.refused(0, placing(CODE)).kind).toBe('feedback-owed');
  table.mark(0, NONE);
  table.guess(0, CODE);
  expect(outcome(table)).toEqual({ kind: 'won', seats: [0] });
});

test('D6b: with automatic marks too, the guess the referee received first wins', () => {
  const table = sit('duel', { pace: 'free' });
  hideAll(table);
  table.guess(1, CODE);
  expect(outcome(table)).toEqual({ kind: 'won', seats: [1] });
  expect(table.state.past[0]?.boards[0]?.rows).toEqual([]);
});

test('D5c: a wrong mark at speed still gives the victim the point and a replay', () => {
  const table = sit('duel', { ...BY_HAND, pace: 'free' });
  hideAll(table);
  table.guess(0, MISS);
  table.mark(1, WRONG);
  table.guess(1, CODE);
  table.mark(0, FOUND);
  expect(outcome(table)).toEqual({ kind: 'void', culprits: [1], victims: [0] });
  expect(points(table)).toEqual([1, 0]);
  expect(table.state.round).toMatchObject({ number: 1, replay: 1 });
});
