// Correcting a mark: until when it costs nothing, and what stays on the record.

import { describe, expect, test } from 'vitest';
import {
  BY_HAND,
  boardAt,
  CODE,
  correct,
  correction,
  FOUND,
  hideAll,
  MISS,
  markedTurn,
  NONE,
  outcome,
  points,
  row,
  sit,
  turn,
  WRONG,
} from '../scenes.testing.ts';
import { pegs } from '../table.testing.ts';
import { PERSON } from '../terms/terms.ts';

describe('one codemaker at a time', () => {
  test('W3a: a mark put right before the next row costs nothing', () => {
    const table = sit('classic', BY_HAND);
    hideAll(table);
    row(table, MISS, WRONG);
    correct(table, 0, NONE);
    row(table, CODE, FOUND);
    expect(table.last('codes-revealed').faults).toEqual([]);
    expect(outcome(table)).toEqual({ kind: 'broken', rows: 2 });
    expect(points(table)).toEqual([2, 0]);
  });

  test('W3a: once the next row is placed it comes too late; the refusal names the row', () => {
    const table = sit('classic', BY_HAND);
    hideAll(table);
    row(table, MISS, NONE);
    row(table, MISS, WRONG);
    table.guess(1, MISS);
    expect(table.refused(0, correction(NONE))).toEqual({ rule: 'W3', kind: 'correction-too-late', row: 1 });
    table.mark(0, NONE);
    expect(outcome(table)).toMatchObject({ kind: 'void', culprits: [0] });
  });

  test('W3a: a lost row is a next row too', () => {
    const table = sit('classic', { ...BY_HAND, seats: [PERSON, { ...PERSON, allowance: 1000 }] });
    hideAll(table);
    row(table, MISS, WRONG);
    table.act(1, { type: 'see', seat: 1 });
    table.now = 1000;
    table.act('referee', { type: 'time-up', seat: 1, draft: null });
    expect(boardAt(table).rows.at(-1)?.guess).toBe('lost');
    expect(table.refused(0, correction(NONE))).toEqual({ rule: 'W3', kind: 'correction-too-late', row: 0 });
  });

  test('W3a: a correction may be corrected, and a right mark spoiled', () => {
    const table = sit('classic', BY_HAND);
    hideAll(table);
    row(table, MISS, NONE);
    correct(table, 0, WRONG);
    correct(table, 0, pegs(0, 1));
    row(table, CODE, FOUND);
    expect(table.last('codes-revealed').faults).toEqual([
      { board: 0, row: 0, given: pegs(0, 1), right: NONE },
    ]);
  });

  test('W3a: put right to all black, the row has found the code', () => {
    const table = sit('classic', BY_HAND);
    hideAll(table);
    row(table, CODE, NONE);
    expect(table.refused(0, correction(FOUND, false)), 'asked first').toEqual({
      rule: 'F8',
      kind: 'confirm-final',
      row: 0,
      given: FOUND,
    });
    correct(table, 0, FOUND);
    expect(outcome(table)).toEqual({ kind: 'broken', rows: 1 });
  });

  test('W3a: with help, a correction that makes a mark wrong is asked about as well', () => {
    const table = sit('classic', { marker: 'assisted' });
    hideAll(table);
    row(table, MISS, NONE);
    expect(table.refused(0, correction(WRONG, false))).toEqual({
      rule: 'F7',
      kind: 'confirm-wrong',
      row: 0,
      given: WRONG,
      right: NONE,
    });
  });

  test('W3a: there must be a mark, by this maker, and another one instead', () => {
    const table = sit('classic', BY_HAND);
    expect(table.refused(0, correction(NONE))).toEqual({ rule: 'M1', kind: 'codes-not-hidden' });
    hideAll(table);
    expect(table.refused(0, correction(NONE))).toEqual({ rule: 'W3', kind: 'nothing-to-correct' });
    table.guess(1, MISS);
    expect(table.refused(0, correction(NONE))).toEqual({ rule: 'W3', kind: 'nothing-to-correct' });
    table.mark(0, NONE);
    expect(table.refused(0, correction(NONE))).toEqual({ rule: 'W3', kind: 'mark-unchanged', row: 0 });
    expect(table.refused(0, correction(pegs(1, 1)))).toMatchObject({ rule: 'F8', kind: 'not-earnable' });
    for (const by of [1, 'referee', 'house'] as const) {
      expect(table.refused(by, correction(WRONG))).toEqual({ rule: 'M1', kind: 'not-for-you' });
    }
    const automatic = sit('classic');
    hideAll(automatic);
    row(automatic, MISS, NONE);
    expect(automatic.refused(0, correction(WRONG))).toEqual({ rule: 'F7', kind: 'referee-marks' });
  });

  test('W3b: a corrected mark stays on the record beside the one that replaced it, for everybody', () => {
    const table = sit('classic', BY_HAND);
    hideAll(table);
    row(table, MISS, WRONG);
    correct(table, 0, pegs(0, 1));
    correct(table, 0, NONE);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(table.viewFor(viewer).round.boards[0]?.rows[0]).toMatchObject({
        mark: NONE,
        corrected: [WRONG, pegs(0, 1)],
      });
    }
  });
});

describe('duel in turns', () => {
  test('W3b: a mark nobody had seen yet is simply replaced', () => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    turn(table, MISS, MISS);
    table.mark(1, WRONG);
    correct(table, 1, NONE);
    expect(boardAt(table).rows[0]).toMatchObject({ mark: NONE, corrected: [] });
    for (const viewer of [0, 'spectator'] as const) {
      expect(table.viewFor(viewer).round.boards[0]?.rows[0]?.mark).toBe('hidden');
      expect(table.logFor(viewer).slice(-2)).toMatchObject([
        { type: 'guess-marked', feedback: 'hidden' },
        { type: 'mark-corrected', feedback: 'hidden' },
      ]);
    }
    table.mark(0, NONE);
    expect(table.viewFor(0).round.boards[0]?.rows[0]).toMatchObject({ mark: NONE, corrected: [] });
  });

  test('W3b: once both marks were shown, the one taken back stays on the record', () => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    markedTurn(table, [MISS, WRONG], [MISS, NONE]);
    correct(table, 1, NONE);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(table.viewFor(viewer).round.boards[0]?.rows[0]).toMatchObject({
        mark: NONE,
        corrected: [WRONG],
      });
      expect(table.logFor(viewer).at(-1)).toMatchObject({ type: 'mark-corrected', feedback: NONE });
    }
  });

  test('W3a: it is the same breaker who counts: the other may already have covered the next row', () => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    markedTurn(table, [MISS, WRONG], [MISS, WRONG]);
    table.guess(1, CODE);
    correct(table, 1, NONE);
    expect(table.refused(0, correction(NONE)), 'seat 1 has placed').toEqual({
      rule: 'W3',
      kind: 'correction-too-late',
      row: 0,
    });
    table.guess(0, MISS);
    expect(table.refused(1, correction(WRONG)), 'now seat 0 has too').toEqual({
      rule: 'W3',
      kind: 'correction-too-late',
      row: 0,
    });
    table.mark(1, NONE);
    table.mark(0, FOUND);
    expect(outcome(table)).toEqual({ kind: 'void', culprits: [0], victims: [1] });
  });

  test('W3a: put right to all black while the other covers the next row, it wins the turn before', () => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    markedTurn(table, [CODE, NONE], [MISS, NONE]);
    table.guess(1, CODE);
    correct(table, 1, FOUND);
    expect(table.last('codes-revealed').faults).toEqual([]);
    expect(outcome(table)).toEqual({ kind: 'won', seats: [0] });
    expect(table.state.past[0]?.boards[1]?.rows[1], 'the covered row is laid open, unmarked').toMatchObject({
      guess: CODE,
      mark: null,
    });
  });

  test('W3a: put right to all black before the marks are shown, it waits for the other mark', () => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    turn(table, CODE, CODE);
    table.mark(1, NONE);
    correct(table, 1, FOUND);
    expect(table.state.phase).toBe('seeking');
    expect(table.refused(1, correction(NONE))).toEqual({ rule: 'F8', kind: 'mark-is-final', row: 0 });
    table.mark(0, FOUND);
    expect(outcome(table)).toEqual({ kind: 'undecided', why: 'both-found' });
  });
});

test('W3a: at speed too, until the same breaker places again', () => {
  const table = sit('duel', { ...BY_HAND, pace: 'free' });
  hideAll(table);
  table.guess(0, MISS);
  table.mark(1, WRONG);
  table.guess(1, MISS);
  table.mark(0, NONE);
  correct(table, 1, NONE);
  expect(boardAt(table).rows[0]).toMatchObject({ mark: NONE, corrected: [WRONG] });
  table.guess(0, MISS);
  expect(table.refused(1, correction(WRONG))).toEqual({ rule: 'W3', kind: 'correction-too-late', row: 0 });
});
