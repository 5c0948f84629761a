// Time per row: when clocks start, pause and run out, and what happens then.

import { describe, expect, test } from 'vitest';
import type { Code } from '../code/code.ts';
import { duelEdition, superEdition } from '../editions/make.ts';
import type { Action } from '../match/action.ts';
import type { Seat } from '../match/seat.ts';
import { standings } from '../scoring/scoring.ts';
import { pegs, refusedTerms, type Table, tableFor } from '../table.testing.ts';
import { PERSON, type SeatTerms, standardTerms, type Terms } from '../terms/terms.ts';

const SMALL = superEdition({ holes: 2, colours: 3 });
const CODE = [1, 2];

const timed = (allowance: number | null): SeatTerms => ({ ...PERSON, allowance });
const timeUp = (seat: Seat, draft: Code | null = null): Action => ({ type: 'time-up', seat, draft });
const see = (seat: Seat): Action => ({ type: 'see', seat });
const notDue = (left: number | null) => ({ rule: 'T1', kind: 'not-due', left });

/** Ten seconds each unless agreed otherwise; seat 1 is the maker, and hides its code at 0. */
function seeking(agreed: Partial<Terms> = {}): Table {
  const table = tableFor(standardTerms(SMALL, { seats: [timed(10), timed(10)], ...agreed }));
  table.hide(0, CODE);
  return table;
}

describe('a time per row', () => {
  test('T1a: unless it is agreed there is none', () => {
    const table = tableFor(standardTerms(SMALL));
    expect(table.state.terms.seats.map(({ allowance }) => allowance)).toEqual([null, null]);
    table.hide(0, CODE);
    table.now = 1e9;
    expect(table.refused('referee', timeUp(1))).toEqual(notDue(null));
  });

  test('T1a: it is agreed for each player apart', () => {
    const seats = [timed(10), timed(25)];
    const table = seeking({ seats });
    table.now = 24;
    expect(table.refused('referee', timeUp(1))).toEqual(notDue(1));
    table.guess(1, CODE);
    table.act(1, see(1));
    table.hide(1, CODE);
    table.now += 10;
    table.act('referee', timeUp(0));
    expect(table.last('row-lost')).toMatchObject({ board: 0, row: 0 });
  });

  test('T1a: one player may have none while the other has', () => {
    const table = seeking({ seats: [timed(10), timed(null)] });
    table.now = 1e9;
    expect(table.refused('referee', timeUp(1))).toEqual(notDue(null));
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('T1a: %d is not a time', (allowance) => {
    const terms = standardTerms(SMALL, { seats: [timed(10), timed(allowance)] });
    expect(refusedTerms(terms)).toEqual({ rule: 'T1', kind: 'allowance-out-of-range', seat: 1 });
  });

  test('T1b: a full row submitted as a draft is placed as it is, and marked', () => {
    const table = seeking();
    table.now = 10;
    table.act('referee', timeUp(1, [2, 1]));
    expect(table.last('guess-placed')).toMatchObject({ row: 0, guess: [2, 1], byClock: true });
    expect(table.last('guess-marked').feedback).toEqual(pegs(0, 2));
    expect(table.all('row-lost')).toEqual([]);
  });

  test('T1b: it may even find the code', () => {
    const table = seeking();
    table.now = 10;
    table.act('referee', timeUp(1, CODE));
    expect(table.last('round-closed').outcome).toEqual({ kind: 'broken', rows: 1 });
  });

  test('T1b: nobody but the referee says that time is up, and not before it is', () => {
    const table = seeking();
    table.now = 9;
    expect(table.refused('referee', timeUp(1, [2, 1]))).toEqual(notDue(1));
    table.now = 10;
    expect(table.refused(0, timeUp(1))).toEqual({ rule: 'T1', kind: 'not-for-you' });
  });

  test.each([
    ['no draft', null],
    ['half a row', [1]],
    ['a row with a hole left empty', [1, 0]],
  ])('T1c: with %s the row is lost: it counts as placed and gets no feedback', (_, draft) => {
    const table = seeking();
    table.now = 10;
    table.act('referee', timeUp(1, draft));
    expect(table.state.round.boards[0]?.rows).toMatchObject([{ guess: 'lost', mark: null }]);
    expect(table.all('guess-marked')).toEqual([]);
    table.guess(1, CODE);
    expect(table.last('round-closed').outcome).toEqual({ kind: 'broken', rows: 2 });
  });

  test('T1c: by hand a lost row asks for no mark', () => {
    const table = seeking({ marker: 'by-hand' });
    table.now = 10;
    table.act('referee', timeUp(1));
    const mark: Action = { type: 'mark-guess', feedback: pegs(0, 0), confirmed: true };
    expect(table.refused(0, mark)).toEqual({ rule: 'F7', kind: 'nothing-to-mark' });
    table.guess(1, CODE);
  });

  test('T1c: a lost last row ends the search', () => {
    const table = seeking();
    for (let row = 0; row < 12; row += 1) {
      table.act(1, see(1));
      table.now += 10;
      table.act('referee', timeUp(1));
    }
    expect(table.last('round-closed').outcome).toEqual({ kind: 'unbroken', rows: 12 });
  });
});

describe('the clock of a row', () => {
  test('T2a: of the first row, starts when all codes are hidden', () => {
    const seats = [timed(10), timed(10)];
    const table = tableFor(standardTerms(duelEdition(4), { seats }));
    table.hide(0, [1, 1, 1, 1]);
    table.now = 6;
    table.hide(1, [2, 2, 2, 2]);
    table.now = 15;
    expect(table.refused('referee', timeUp(0))).toEqual(notDue(1));
    table.now = 16;
    table.act('referee', timeUp(0));
    expect(table.last('row-lost')).toMatchObject({ board: 0, row: 0 });
  });

  test('T2a: of the next, when the breaker has seen the mark', () => {
    const table = seeking();
    table.guess(1, [3, 3]);
    table.now = 100;
    expect(table.refused('referee', timeUp(1))).toEqual(notDue(null));
    table.act(1, see(1));
    table.now = 109;
    expect(table.refused('referee', timeUp(1))).toEqual(notDue(1));
    table.now = 110;
    table.act('referee', timeUp(1));
    expect(table.last('row-lost')).toMatchObject({ row: 1 });
  });

  test('T2a: seeing twice does not start it again', () => {
    const table = seeking();
    table.guess(1, [3, 3]);
    table.act(1, see(1));
    table.now = 5;
    expect(table.act(1, see(1))).toEqual([]);
    table.now = 10;
    table.act('referee', timeUp(1));
  });

  test('T2a: nobody sees for somebody else, but the referee', () => {
    const table = seeking();
    table.guess(1, [3, 3]);
    expect(table.refused(0, see(1))).toEqual({ rule: 'T2', kind: 'not-for-you' });
    expect(table.act('referee', see(1))).toMatchObject([{ type: 'seen', seat: 1 }]);
  });

  test('T2a: stops when the row is placed, which is the time the row took', () => {
    const table = seeking();
    table.now = 4;
    table.guess(1, [3, 3]);
    table.now = 50;
    table.act(1, see(1));
    table.now = 57;
    table.guess(1, [2, 2]);
    expect(table.state.round.boards[0]?.rows.map(({ spent }) => spent)).toEqual([4, 7]);
  });

  test('T2a: in a duel, of the next turn, when both marks are given and seen', () => {
    const seats = [timed(10), timed(10)];
    const table = tableFor(standardTerms(duelEdition(4), { seats, marker: 'by-hand' }));
    table.hide(0, [1, 1, 1, 1]);
    table.hide(1, [2, 2, 2, 2]);
    table.guess(0, [3, 3, 3, 3]);
    table.guess(1, [3, 3, 3, 3]);
    table.mark(1, pegs(0, 0));
    table.act(0, see(0));
    table.mark(0, pegs(0, 0));
    table.now = 100;
    expect(table.refused('referee', timeUp(0))).toEqual(notDue(null));
    table.act(0, see(0));
    table.now = 110;
    table.act('referee', timeUp(0));
    expect(table.last('row-lost')).toMatchObject({ board: 0, row: 1 });
  });

  test('T2b: stands still while the referee stops it', () => {
    const table = seeking();
    table.now = 4;
    table.act('referee', { type: 'stop-clocks' });
    table.now = 500;
    expect(table.refused('referee', timeUp(1))).toEqual(notDue(6));
    table.act('referee', { type: 'restart-clocks' });
    table.now = 505;
    expect(table.refused('referee', timeUp(1))).toEqual(notDue(1));
    table.guess(1, [3, 3]);
    expect(table.state.round.boards[0]?.rows[0]?.spent).toBe(9);
  });

  test('T2b: a clock that is started meanwhile runs from the restart', () => {
    const table = seeking();
    table.guess(1, [3, 3]);
    table.act('referee', { type: 'stop-clocks' });
    table.act(1, see(1));
    table.now = 500;
    table.act('referee', { type: 'restart-clocks' });
    table.now = 509;
    expect(table.refused('referee', timeUp(1))).toEqual(notDue(1));
  });

  test('T2b: only the referee stops and restarts, and only in turn', () => {
    const table = seeking();
    expect(table.refused(1, { type: 'stop-clocks' })).toEqual({ rule: 'T2', kind: 'not-for-you' });
    const unchanged = { rule: 'T2', kind: 'clocks-unchanged', stopped: false };
    expect(table.refused('referee', { type: 'restart-clocks' })).toEqual(unchanged);
  });

  test('T2b: runs on while a player is away', () => {
    const table = seeking();
    table.act('referee', { type: 'leave', seat: 1 });
    table.now = 10;
    table.act('referee', timeUp(1));
    expect(table.last('row-lost')).toMatchObject({ row: 0 });
  });
});

describe('hiding and marking', () => {
  test('T2c: the referee gives an overdue mark where it knows the code', () => {
    const table = seeking({ marker: 'by-hand' });
    table.guess(1, [2, 1]);
    table.act(0, see(0));
    table.now = 9;
    expect(table.refused('referee', timeUp(0))).toEqual(notDue(1));
    table.now = 10;
    table.act('referee', timeUp(0));
    expect(table.last('guess-marked')).toMatchObject({ feedback: pegs(0, 2), by: 'referee' });
    table.guess(1, CODE);
  });

  test('T2c: and it is final: the maker cannot correct it', () => {
    const table = seeking({ marker: 'by-hand' });
    table.guess(1, [2, 1]);
    table.act(0, see(0));
    table.now = 10;
    table.act('referee', timeUp(0));
    const correction: Action = { type: 'correct-mark', feedback: pegs(0, 0), confirmed: true };
    expect(table.refused(0, correction)).toEqual({ rule: 'T2', kind: 'mark-by-referee', row: 0 });
  });

  test('T2c: where it does not know the code, silence is wrong feedback', () => {
    const seats = [timed(10), timed(10)];
    const table = tableFor(standardTerms(SMALL, { seats, marker: 'by-hand', custody: 'sealed' }));
    table.act(0, {
      type: 'hide-code',
      code: 'hidden',
      blanks: null,
      palmed: null,
      commitment: 'c0ffee',
      key: null,
    });
    table.guess(1, [2, 1]);
    table.act(0, see(0));
    table.now = 10;
    table.act('referee', timeUp(0));
    table.act(0, { type: 'open-code', code: CODE, key: null, genuine: true });
    expect(table.last('round-closed').outcome).toEqual({ kind: 'void', culprits: [0], victims: [1] });
    expect(standings(table.state)[1]?.points).toBe(3);
  });

  test('T2d: a player who does not hide a code in time has resigned the round', () => {
    const table = tableFor(standardTerms(SMALL, { seats: [timed(10), timed(10)] }));
    table.now = 9;
    expect(table.refused('referee', timeUp(0))).toEqual(notDue(1));
    table.now = 10;
    table.act('referee', timeUp(0));
    expect(table.last('search-ended').ending).toEqual({ kind: 'hiding-overdue', seat: 0 });
    expect(table.last('round-closed').outcome).toEqual({ kind: 'broken', rows: 1 });
    expect(table.state.round).toMatchObject({ number: 2, boards: [{ maker: 1 }] });
  });

  test('T2d: in a duel the round then goes to the other', () => {
    const table = tableFor(standardTerms(duelEdition(4), { seats: [timed(10), timed(10)] }));
    table.hide(1, [2, 2, 2, 2]);
    table.now = 10;
    expect(table.refused('referee', timeUp(1))).toEqual(notDue(null));
    table.act('referee', timeUp(0));
    expect(table.last('round-closed').outcome).toEqual({ kind: 'won', seats: [1] });
  });

  test('T2e: a player who owes feedback first cannot lose a row meanwhile', () => {
    const seats = [timed(10), timed(10)];
    const table = tableFor(standardTerms(duelEdition(4), { seats, pace: 'free', marker: 'by-hand' }));
    table.hide(0, [1, 1, 1, 1]);
    table.hide(1, [2, 2, 2, 2]);
    table.now = 5;
    table.guess(0, [3, 3, 3, 3]);
    table.act(1, see(1));
    table.now = 10;
    expect(table.refused('referee', timeUp(1, [4, 4, 4, 4]))).toEqual(notDue(5));
    expect(table.all('row-lost')).toEqual([]);
    table.now = 15;
    table.act('referee', timeUp(1, [4, 4, 4, 4]));
    expect(table.last('guess-marked')).toMatchObject({ board: 0, by: 'referee' });
  });

  test('T2e: the clock of the row runs on from where it stood when the feedback is given', () => {
    const seats = [timed(10), timed(10)];
    const table = tableFor(standardTerms(duelEdition(4), { seats, pace: 'free', marker: 'by-hand' }));
    table.hide(0, [1, 1, 1, 1]);
    table.hide(1, [2, 2, 2, 2]);
    table.now = 5;
    table.guess(0, [3, 3, 3, 3]);
    table.act(1, see(1));
    table.now = 12;
    table.mark(1, pegs(0, 0));
    table.now = 16;
    expect(table.refused('referee', timeUp(1))).toEqual(notDue(1));
    table.now = 17;
    table.act('referee', timeUp(1));
    expect(table.last('row-lost')).toMatchObject({ board: 1, row: 0 });
  });

  test('T2e: also a clock that was held in the very moment it started runs on', () => {
    const seats = [timed(10), timed(10)];
    const table = tableFor(standardTerms(duelEdition(4), { seats, pace: 'free', marker: 'by-hand' }));
    table.hide(0, [1, 1, 1, 1]);
    table.hide(1, [2, 2, 2, 2]);
    table.guess(0, [3, 3, 3, 3]);
    table.act(1, see(1));
    table.now = 5;
    table.mark(1, pegs(0, 0));
    table.now = 15;
    table.act('referee', timeUp(1));
    expect(table.last('row-lost')).toMatchObject({ board: 1, row: 0 });
  });
});
