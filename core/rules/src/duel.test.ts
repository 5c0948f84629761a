// The duel: two crossed boards, in turns or at speed, and what is seen of them when.

import { describe, expect, test } from 'vitest';
import { hideCode } from './action.ts';
import { duelEdition } from './editions/duel.ts';
import {
  BY_HAND,
  boardAt,
  CODE,
  FOUND,
  hideAll,
  MISS,
  markedTurn,
  NONE,
  outcome,
  placing,
  points,
  rounds,
  sit,
  turn,
  WRONG,
} from './scenes.testing.ts';
import type { Viewer } from './seat.ts';
import { pegs, type Table, tableFor } from './table.testing.ts';
import { HOUSE, PERSON, standardTerms } from './terms.ts';
import { trayLeft } from './tray-view.ts';

/** What somebody sees of a row, by the view and by the log; both must say the same. */
function seenRow(table: Table, viewer: Viewer, board: number, row: number) {
  const { guess, mark } = table.viewFor(viewer).round.boards[board]?.rows[row] ?? {};
  return { guess, mark };
}

describe('in turns', () => {
  test('D1a: both hide a code, and each looks for the one the other hid', () => {
    const table = sit('duel');
    expect(table.state.round.boards).toMatchObject([
      { maker: 1, breaker: 0 },
      { maker: 0, breaker: 1 },
    ]);
    table.hide(0, CODE);
    expect(table.refused(1, placing(CODE))).toEqual({ rule: 'M1', kind: 'codes-not-hidden' });
    expect(table.refused(0, hideCode(MISS))).toEqual({ rule: 'F6', kind: 'already-hidden' });
    table.hide(1, MISS);
    turn(table, MISS, MISS);
    expect(outcome(table), 'seat 0 found what seat 1 hid').toEqual({ kind: 'won', seats: [0] });
  });

  test.each([0, 1])('D1b: a guess lies covered until both are placed (seat %i first)', (first) => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    table.guess(first, MISS);
    expect(seenRow(table, first, first, 0).guess).toEqual(MISS);
    for (const viewer of [1 - first, 'spectator'] as const) {
      expect(seenRow(table, viewer, first, 0).guess).toBe('hidden');
      expect(table.logFor(viewer).at(-1)).toMatchObject({ type: 'guess-placed', guess: 'hidden' });
      expect(JSON.stringify(table.logFor(viewer))).not.toContain(JSON.stringify(MISS));
    }
    table.guess(1 - first, CODE);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(seenRow(table, viewer, first, 0).guess).toEqual(MISS);
      expect(seenRow(table, viewer, 1 - first, 0).guess).toEqual(CODE);
    }
  });

  test('D1b: two covered guesses look the same to everybody else', () => {
    const [one, other] = [CODE, MISS].map((guess) => {
      const table = sit('duel');
      hideAll(table);
      turn(table, MISS, MISS);
      table.guess(0, guess);
      return [table.logFor(1), table.logFor('spectator'), table.viewFor(1), table.viewFor('spectator')];
    });
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  });

  test('D1b: one guess a turn; the refusal names the row that waits', () => {
    const table = sit('duel');
    hideAll(table);
    turn(table, MISS, MISS);
    table.guess(0, MISS);
    expect(table.refused(0, placing(CODE))).toEqual({ rule: 'D1', kind: 'turn-not-over', row: 1 });
  });

  test('D1b: the rings of a covered guess stay in the tray the others see', () => {
    const table = sit('duel', { supply: 12 });
    hideAll(table);
    table.guess(0, MISS);
    expect(trayLeft(table.viewFor(1), 0)).toEqual([[11, 11, 12, 12]]);
    table.guess(1, MISS);
    expect(trayLeft(table.viewFor(1), 0)).toEqual([[11, 11, 11, 11]]);
  });

  test.each([0, 1])('D1c: both marks are shown together (seat %i marks first)', (first) => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    turn(table, MISS, MISS);
    const marked = 1 - first;
    table.mark(first, pegs(0, 1));
    expect(seenRow(table, first, marked, 0).mark, 'who gave it knows it').toEqual(pegs(0, 1));
    for (const viewer of [marked, 'spectator'] as const) {
      expect(seenRow(table, viewer, marked, 0).mark).toBe('hidden');
      expect(table.logFor(viewer).at(-1)).toMatchObject({ type: 'guess-marked', feedback: 'hidden' });
    }
    expect(table.refused(first, placing(MISS)), 'the turn is not over').toMatchObject({ rule: 'F7', row: 0 });
    expect(table.refused(marked, placing(MISS))).toEqual({ rule: 'D1', kind: 'turn-not-over', row: 0 });
    table.mark(marked, WRONG);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(seenRow(table, viewer, marked, 0).mark).toEqual(pegs(0, 1));
      expect(seenRow(table, viewer, first, 0).mark).toEqual(WRONG);
    }
  });

  test('D1c: whether the own row was right cannot be found out by trying to place another', () => {
    const refusals = [FOUND, NONE].map((mark) => {
      const table = sit('duel', BY_HAND);
      hideAll(table);
      turn(table, CODE, MISS);
      table.mark(1, mark);
      return table.refused(0, placing(MISS));
    });
    expect(refusals[0]).toEqual(refusals[1]);
  });

  test('D1c: nor by offering a mark and seeing whether one is asked if it is meant', () => {
    const answers = [FOUND, NONE].map((mark) => {
      const table = sit('duel', BY_HAND);
      hideAll(table);
      turn(table, CODE, MISS);
      table.mark(1, mark);
      try {
        return table.refused(0, { type: 'mark-guess', feedback: NONE, confirmed: false }).kind;
      } catch {
        return 'granted';
      }
    });
    expect(answers[0]).toBe(answers[1]);
  });

  test('D1c: nothing is marked before both are placed', () => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    table.guess(0, MISS);
    expect(table.refused(1, { type: 'mark-guess', feedback: NONE, confirmed: true })).toEqual({
      rule: 'F7',
      kind: 'nothing-to-mark',
    });
    const automatic = sit('duel');
    hideAll(automatic);
    automatic.guess(0, CODE);
    expect(automatic.all('guess-marked')).toEqual([]);
  });

  test('D1c: a lost row needs no mark, and the other mark is shown when it is given', () => {
    const table = sit('duel', { ...BY_HAND, seats: [{ ...PERSON, allowance: 1000 }, PERSON] });
    hideAll(table);
    table.guess(1, MISS);
    table.now = 1000;
    table.act('referee', { type: 'time-up', seat: 0, draft: null });
    table.mark(0, NONE);
    expect(seenRow(table, 1, 1, 0)).toEqual({ guess: MISS, mark: NONE });
    expect(seenRow(table, 1, 0, 0).guess).toBe('lost');
    table.guess(1, MISS);
  });

  test.each([0, 1])(
    'D2: who finds the code alone in a turn wins the round, worth a point (seat %i)',
    (seat) => {
      const table = sit('duel');
      hideAll(table);
      turn(table, MISS, MISS);
      turn(table, seat === 0 ? CODE : MISS, seat === 0 ? MISS : CODE);
      expect(outcome(table)).toEqual({ kind: 'won', seats: [seat] });
      expect(points(table)).toEqual(seat === 0 ? [1, 0] : [0, 1]);
    },
  );

  test('D2: found first in the turn is not found alone: the other still places', () => {
    const table = sit('duel');
    hideAll(table);
    table.guess(0, CODE);
    expect(table.state.phase).toBe('seeking');
    table.guess(1, MISS);
    expect(outcome(table)).toEqual({ kind: 'won', seats: [0] });
  });

  test('D3a: both find it in the same turn: void, and played again with new codes', () => {
    const table = sit('duel');
    hideAll(table);
    turn(table, CODE, CODE);
    expect(outcome(table)).toEqual({ kind: 'undecided', why: 'both-found' });
    expect(points(table)).toEqual([0, 0]);
    expect(table.state.phase).toBe('hiding');
    expect(table.state.round.boards.map(({ secret }) => secret)).toEqual([null, null]);
    hideAll(table, MISS);
    turn(table, MISS, CODE);
    expect(points(table)).toEqual([1, 0]);
  });

  test('D3b: neither finds it in twelve turns: the same', () => {
    const table = tableFor(standardTerms(duelEdition()));
    hideAll(table, [1, 1, 2, 2, 3]);
    for (let count = 0; count < 12; count += 1) {
      expect(table.state.phase).toBe('seeking');
      turn(table, [4, 4, 4, 4, 4], [4, 4, 4, 4, 4]);
    }
    expect(outcome(table)).toEqual({ kind: 'undecided', why: 'none-found' });
    expect(table.state).toMatchObject({ phase: 'hiding', round: { number: 1, replay: 1 } });
    expect(points(table)).toEqual([0, 0]);
  });

  test('D3b: the twelfth turn is still in time', () => {
    const table = tableFor(standardTerms(duelEdition(4)));
    hideAll(table, [1, 1, 2, 2]);
    for (let count = 0; count < 11; count += 1) turn(table, [4, 4, 4, 4], [4, 4, 4, 4]);
    turn(table, [4, 4, 4, 4], [1, 1, 2, 2]);
    expect(outcome(table)).toEqual({ kind: 'won', seats: [1] });
  });

  test('D3c: a replay does not count as a round', () => {
    const table = sit('duel', rounds(1));
    for (let replay = 0; replay < 3; replay += 1) {
      expect(table.state.round).toMatchObject({ number: 1, replay });
      hideAll(table);
      turn(table, CODE, CODE);
    }
    expect(table.state.result).toBeNull();
    hideAll(table);
    turn(table, CODE, MISS);
    expect(table.state.result).toEqual({ kind: 'won', seat: 0, by: 'score' });
  });

  test.each([
    [1, 1],
    [3, 2],
    [5, 3],
  ])('D4: of %i rounds the first to %i wins, and the rest is not played', (agreed, needed) => {
    const table = sit('duel', rounds(agreed));
    for (let won = 0; won < needed; won += 1) {
      expect(table.state.result).toBeNull();
      hideAll(table);
      turn(table, MISS, CODE);
    }
    expect(table.state.result).toEqual({ kind: 'won', seat: 1, by: 'score' });
    expect(table.refused(0, hideCode(CODE))).toEqual({ rule: 'M1', kind: 'match-over' });
  });

  test('D4: one each, the third decides', () => {
    const table = sit('duel');
    hideAll(table);
    turn(table, CODE, MISS);
    hideAll(table);
    turn(table, MISS, CODE);
    expect(table.state.result).toBeNull();
    expect(table.state.round.number).toBe(3);
    hideAll(table);
    turn(table, CODE, MISS);
    expect(table.state.result).toEqual({ kind: 'won', seat: 0, by: 'score' });
  });
});

describe('variants', () => {
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

  test('D5d: one who has used all twelve rows waits while the other goes on', () => {
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

  test('D6a: who owes feedback gives it before placing; the refusal names the row', () => {
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
});

test('D1c: by hand, the last row of both is marked before the round is played again', () => {
  const table = sit('duel', BY_HAND);
  hideAll(table);
  for (let count = 0; count < 3; count += 1) markedTurn(table, [MISS, NONE], [MISS, NONE]);
  expect(outcome(table)).toEqual({ kind: 'undecided', why: 'none-found' });
});
