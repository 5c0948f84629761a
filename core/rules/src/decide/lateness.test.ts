// Lateness when several seats owe the same: nobody is judged while another still has time.

import { describe, expect, test } from 'vitest';
import type { Action } from '../match/action.ts';
import type { Seat } from '../match/seat.ts';
import {
  BY_HAND,
  CODE,
  FOUND,
  MISS,
  markedTurn,
  NONE,
  outcome,
  points,
  rounds,
  sit,
  turn,
} from '../scenes.testing.ts';
import type { Table } from '../table.testing.ts';
import { PERSON, type SeatTerms, type Terms } from '../terms/terms.ts';
import { verifyLog } from './verify.ts';

const timed = (allowance: number | null): SeatTerms => ({ ...PERSON, allowance });
const timeUp = (seat: Seat): Action => ({ type: 'time-up', seat, draft: null });
const see = (seat: Seat): Action => ({ type: 'see', seat });
const notDue = (left: number | null) => ({ rule: 'T1', kind: 'not-due', left });
const OPEN: Action = { type: 'open-code', code: CODE, key: null, genuine: true };

/** Seat 0 has ten seconds, seat 1 the same unless given. */
function duel(agreed: Partial<Terms> = {}, other: number | null = 10): Table {
  return sit('duel', { seats: [timed(10), timed(other)], ...agreed });
}

/** Sealed, marked by hand; both codes are hidden at 0. */
function sealed(agreed: Partial<Terms> = {}, other: number | null = 10): Table {
  const table = duel({ ...BY_HAND, custody: 'sealed', ...agreed }, other);
  for (const seat of [0, 1]) {
    const commitment = `seal ${seat}`;
    table.act(seat, { type: 'hide-code', code: 'hidden', blanks: null, palmed: null, commitment, key: null });
  }
  return table;
}

describe('hiding', () => {
  test('T2g: a late player is not judged while another may still hide in time', () => {
    const table = duel({}, 25);
    table.now = 10;
    expect(table.refused('referee', timeUp(0))).toEqual(notDue(15));
    table.now = 24;
    table.hide(0, CODE);
    table.now = 25;
    table.act('referee', timeUp(1));
    expect(table.last('search-ended').ending, 'seat 0 has hidden by then').toEqual({
      kind: 'hiding-overdue',
      seat: 1,
    });
    expect(outcome(table)).toEqual({ kind: 'won', seats: [0] });
  });

  test('T2g: nor while another has no time limit', () => {
    const table = duel({}, null);
    table.now = 1000;
    expect(table.refused('referee', timeUp(0))).toEqual(notDue(null));
    table.hide(1, CODE);
    table.act('referee', timeUp(0));
    expect(outcome(table)).toEqual({ kind: 'won', seats: [1] });
  });

  test.each([0, 1])(
    'T2h: all late with their codes: undecided, whichever seat is judged (seat %i)',
    (seat) => {
      const table = duel();
      table.now = 10;
      table.act('referee', timeUp(seat));
      expect(table.last('search-ended').ending).toEqual({ kind: 'all-hiding-overdue' });
      expect(outcome(table)).toEqual({ kind: 'undecided', why: 'none-hidden' });
      expect(points(table)).toEqual([0, 0]);
      expect(table.state.round).toMatchObject({ number: 1, replay: 1 });
      expect(verifyLog(table.log)).toBeNull();
    },
  );

  test('T2h: twice running, the match ends without a result', () => {
    const table = duel();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      for (const seat of [0, 1]) table.act(seat, see(seat));
      table.now += 10;
      table.act('referee', timeUp(0));
    }
    expect(table.state.result).toEqual({ kind: 'no-result', why: 'none-hidden' });
    expect(verifyLog(table.log)).toBeNull();
  });

  test('T2h: with a round between the two it goes on', () => {
    const table = duel();
    table.now = 10;
    table.act('referee', timeUp(1));
    for (const seat of [0, 1]) table.hide(seat, CODE);
    turn(table, CODE, CODE);
    for (const seat of [0, 1]) table.act(seat, see(seat));
    table.now += 10;
    table.act('referee', timeUp(1));
    expect(table.state).toMatchObject({ result: null, round: { number: 1, replay: 3 } });
  });
});

describe('sealed marks', () => {
  function unmarked(other = 10): Table {
    const table = sealed({}, other);
    turn(table, MISS, MISS);
    for (const seat of [0, 1]) table.act(seat, see(seat));
    return table;
  }

  test('T2g: a late player is not judged while the other may still mark in time', () => {
    const table = unmarked(25);
    table.now = 10;
    expect(table.refused('referee', timeUp(0))).toEqual(notDue(15));
    table.mark(1, NONE);
    table.act('referee', timeUp(0));
    expect(table.last('search-ended').ending).toEqual({ kind: 'mark-overdue', seat: 0, row: 0 });
    for (const seat of [0, 1]) table.act(seat, OPEN);
    expect(outcome(table)).toEqual({ kind: 'void', culprits: [0], victims: [1] });
  });

  test.each([0, 1])('T2i: both late with marks: both are guilty (seat %i is asked)', (seat) => {
    const table = unmarked();
    table.now = 10;
    table.act('referee', timeUp(seat));
    expect(table.all('mark-overdue')).toMatchObject([{ board: 1 }, { board: 0 }]);
    expect(table.last('search-ended').ending).toEqual({ kind: 'all-marks-overdue' });
    for (const maker of [0, 1]) table.act(maker, OPEN);
    expect(outcome(table)).toEqual({ kind: 'void', culprits: [0, 1], victims: [] });
    expect(points(table)).toEqual([0, 0]);
    expect(verifyLog(table.log)).toBeNull();
  });

  test('T2g: where the referee knows the code, nobody is waited for', () => {
    const table = duel(BY_HAND, 25);
    for (const seat of [0, 1]) table.hide(seat, CODE);
    turn(table, MISS, MISS);
    for (const seat of [0, 1]) table.act(seat, see(seat));
    table.now = 10;
    table.act('referee', timeUp(0));
    expect(table.last('guess-marked')).toMatchObject({ board: 1, by: 'referee' });
  });
});

describe('openings', () => {
  function unopened(agreed: Partial<Terms>, other: number | null = 10): Table {
    const table = sealed(agreed, other);
    markedTurn(table, [CODE, FOUND], [MISS, NONE]);
    return table;
  }

  test('T2g: a late player is not judged while the other may still open in time', () => {
    const table = unopened(rounds(1), 25);
    table.now = 10;
    expect(table.refused('referee', timeUp(0))).toEqual(notDue(15));
    table.act(0, OPEN);
    table.now = 20;
    table.act(1, OPEN);
    expect(table.state.result).toEqual({ kind: 'won', seat: 0, by: 'score' });
  });

  test('T2i: both late with openings: both are guilty', () => {
    const table = unopened(rounds(1));
    table.now = 10;
    table.act('referee', timeUp(1));
    expect(table.all('opening-overdue')).toMatchObject([{ seat: 0 }, { seat: 1 }]);
    expect(outcome(table)).toEqual({ kind: 'void', culprits: [0, 1], victims: [] });
    expect(verifyLog(table.log)).toBeNull();
  });
});
