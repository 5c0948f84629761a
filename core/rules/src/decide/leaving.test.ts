// Giving up, agreeing to stop, going away and coming back.

import { describe, expect, test } from 'vitest';
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
  people,
  placing,
  playRound,
  points,
  rounds,
  row,
  rowTotals,
  sit,
  turn,
  WRONG,
} from '../scenes.testing.ts';
import type { Table } from '../table.testing.ts';
import { HOUSE, PERSON } from '../terms.ts';

const RESIGN = { type: 'resign-round' } as const;
const RESIGN_MATCH = { type: 'resign-match' } as const;
const OFFER = { type: 'offer-end' } as const;
const WITHDRAW = { type: 'withdraw-offer' } as const;
const TAKE = { type: 'take-round' } as const;
const ABANDON = { type: 'abandon-match' } as const;
const KEPT = { absence: 60_000 } as const;
const AGREED = { kind: 'no-result', why: 'agreed' };

function leaves(table: Table, seat: number): void {
  table.act('referee', { type: 'leave', seat });
}

function sealed(table: Table): void {
  table.act(0, {
    type: 'hide-code',
    code: 'hidden',
    blanks: null,
    palmed: null,
    commitment: 'seal',
    key: null,
  });
}

describe('agreeing to end', () => {
  test('M7: once both offer it, the match ends without a result and the codes are revealed', () => {
    const table = sit('duel');
    table.hide(0, CODE);
    table.hide(1, MISS);
    table.act(1, OFFER);
    expect(table.state.phase).toBe('seeking');
    table.act(0, OFFER);
    expect(table.state.result).toEqual(AGREED);
    expect(outcome(table)).toEqual({ kind: 'dropped' });
    expect(table.last('codes-revealed').codes).toEqual([
      { maker: 1, code: MISS, palmed: null, key: null },
      { maker: 0, code: CODE, palmed: null, key: null },
    ]);
  });

  test('M7: at any time, also before a code is hidden, and whatever the score', () => {
    const table = sit('classic', rounds(4));
    playRound(table, 3);
    table.act(0, OFFER);
    table.act(1, OFFER);
    expect(table.state.result).toEqual(AGREED);
    expect(table.last('codes-revealed').codes).toEqual([]);
    expect(points(table)).toEqual([3, 0]);
  });

  test('M7: an offer may be withdrawn, and does not outlive the round', () => {
    const table = sit('classic');
    table.act(0, OFFER);
    expect(table.refused(0, OFFER)).toEqual({ rule: 'M7', kind: 'end-already-offered' });
    table.act(0, WITHDRAW);
    expect(table.refused(0, WITHDRAW)).toEqual({ rule: 'M7', kind: 'end-not-offered' });
    table.act(1, OFFER);
    expect(table.state.result).toBeNull();
    playRound(table, 1);
    expect(table.state.endOffers).toEqual([]);
    table.act(0, OFFER);
    expect(table.state.result).toBeNull();
  });

  test('M7: an agreed end comes before wrong feedback: there is nothing left to replay', () => {
    const table = sit('classic', BY_HAND);
    hideAll(table);
    row(table, MISS, WRONG);
    table.act(0, OFFER);
    table.act(1, OFFER);
    expect(table.state.result).toEqual(AGREED);
    expect(table.last('codes-revealed').faults).toHaveLength(1);
    expect(points(table)).toEqual([0, 0]);
  });

  test('M7: the house agrees to everything', () => {
    for (const seats of [
      [PERSON, HOUSE],
      [HOUSE, PERSON],
    ]) {
      const table = sit('classic', { seats });
      table.act(
        seats.findIndex(({ player }) => player === 'person'),
        OFFER,
      );
      expect(table.state.result).toEqual(AGREED);
    }
  });

  test('M7: in a race all who are still in it must agree', () => {
    const table = sit('race', { seats: people(4) });
    hideAll(table);
    table.act(0, OFFER);
    table.act(1, OFFER);
    table.act(2, RESIGN_MATCH);
    expect(table.state.result).toBeNull();
    table.act(3, OFFER);
    expect(table.state.result).toEqual(AGREED);
  });

  test('M7: at any time, also while a sealed code is still to be opened', () => {
    const table = sit('classic', { ...BY_HAND, custody: 'sealed' });
    sealed(table);
    row(table, CODE, FOUND);
    table.act(0, OFFER);
    table.act(1, OFFER);
    expect(table.state.result).toEqual(AGREED);
  });

  test('M7: it takes a seat at this table', () => {
    const table = sit('classic');
    for (const by of ['referee', 'house', 2] as const) {
      expect(table.refused(by, WITHDRAW)).toEqual({ rule: 'M7', kind: 'not-for-you' });
      expect(table.refused(by, OFFER)).toEqual({ rule: 'M7', kind: 'not-for-you' });
    }
  });
});

describe('resigning a round', () => {
  test('E4a: a breaker who resigns leaves the code unbroken, all its rows counted', () => {
    const table = sit('classic');
    hideAll(table);
    row(table, MISS, NONE);
    table.act(1, RESIGN);
    expect(table.last('search-ended').ending).toEqual({ kind: 'resigned', seat: 1 });
    expect(outcome(table)).toEqual({ kind: 'unbroken', rows: 3 });
    expect(points(table)).toEqual([3, 0]);
    expect(rowTotals(table)).toEqual([0, 4]);
    expect(table.last('codes-revealed').codes, 'shown all the same').toHaveLength(1);
  });

  test('E4a: a breaker may resign before a code is hidden', () => {
    const table = sit('classic');
    table.act(1, RESIGN);
    expect(outcome(table)).toEqual({ kind: 'unbroken', rows: 3 });
    expect(boardAt(table).maker, 'the next round begins').toBe(1);
  });

  test('E4a: with the house rule a resigned code brings the point more', () => {
    const table = sit('classic', { unbrokenBonus: true });
    table.act(1, RESIGN);
    expect(points(table)).toEqual([4, 0]);
  });

  test('E4a: alone, the round counts as not found and the next begins', () => {
    const table = sit('solitaire', rounds(2));
    hideAll(table);
    table.act(0, RESIGN);
    expect(outcome(table)).toEqual({ kind: 'unbroken', rows: 3 });
    expect(table.state.round.number).toBe(2);
  });

  test.each([
    [0, 1],
    [1, 2],
    [2, 3],
  ])('E4b: a maker who resigns after %i rows lets it be found in row %i', (before, found) => {
    const table = sit('classic');
    hideAll(table);
    for (let count = 0; count < before; count += 1) row(table, MISS, NONE);
    table.act(0, RESIGN);
    expect(outcome(table)).toEqual({ kind: 'broken', rows: found });
    expect(points(table)).toEqual([found, 0]);
    expect(rowTotals(table)).toEqual([0, found]);
  });

  test('E4b: a row that waits for its mark is the one being placed', () => {
    const table = sit('classic', BY_HAND);
    hideAll(table);
    row(table, MISS, NONE);
    table.guess(1, MISS);
    table.act(0, RESIGN);
    expect(outcome(table)).toEqual({ kind: 'broken', rows: 2 });
  });

  test('E4b: a maker who resigns before hiding anything is found in the first row', () => {
    const table = sit('classic');
    table.act(0, RESIGN);
    expect(outcome(table)).toEqual({ kind: 'broken', rows: 1 });
  });

  test.each([0, 1])('E4c: in a duel a resigned round goes to the other player (seat %i)', (seat) => {
    for (const stage of ['hiding', 'seeking', 'covered', 'marking'] as const) {
      const table = sit('duel', BY_HAND);
      if (stage !== 'hiding') hideAll(table);
      if (stage === 'covered') table.guess(seat, CODE);
      if (stage === 'marking') {
        turn(table, CODE, CODE);
        table.mark(1 - seat, FOUND);
      }
      table.act(seat, RESIGN);
      expect(outcome(table), stage).toEqual({ kind: 'won', seats: [1 - seat] });
      expect(table.state.round, 'the next round, not a replay').toMatchObject({ number: 2, replay: 0 });
    }
  });

  test('E4c: at speed as well, and it may win the match', () => {
    const table = sit('duel', { pace: 'free', ...rounds(1) });
    hideAll(table);
    table.guess(0, MISS);
    table.act(0, RESIGN);
    expect(table.state.result).toEqual({ kind: 'won', seat: 1, by: 'score' });
  });

  test('E4a: after the search there is nothing left to give up', () => {
    const table = sit('classic', { ...BY_HAND, custody: 'sealed' });
    sealed(table);
    row(table, CODE, FOUND);
    expect(table.state.phase).toBe('revealing');
    for (const action of [RESIGN, RESIGN_MATCH, TAKE, ABANDON]) {
      expect(table.refused(1, action)).toEqual({ rule: 'F6', kind: 'search-over' });
    }
  });
});

describe('resigning a match', () => {
  test.each([0, 1])('E4d: who resigns a match loses it, whatever the score (seat %i)', (seat) => {
    for (const stage of ['hiding', 'seeking', 'later'] as const) {
      const table = sit('classic', rounds(4));
      if (stage === 'seeking') hideAll(table);
      if (stage === 'later') playRound(table, seat === 0 ? 3 : 1);
      table.act(seat, RESIGN_MATCH);
      expect(table.state.result).toEqual({ kind: 'won', seat: 1 - seat, by: 'resignation' });
      expect(outcome(table)).toEqual({ kind: 'dropped' });
    }
  });

  test('E4d: in a duel too, though the winner had no point', () => {
    const table = sit('duel', rounds(5));
    hideAll(table);
    turn(table, CODE, MISS);
    table.act(0, RESIGN_MATCH);
    expect(table.state.result).toEqual({ kind: 'won', seat: 1, by: 'resignation' });
  });

  test('E4d: alone, it just ends', () => {
    const table = sit('solitaire', rounds(5));
    hideAll(table);
    table.act(0, RESIGN_MATCH);
    expect(table.state.result).toEqual({ kind: 'no-result', why: 'resigned' });
  });

  test('E4d: the codes of the round are revealed, and nothing can be done afterwards', () => {
    const table = sit('classic');
    hideAll(table);
    table.act(1, RESIGN_MATCH);
    expect(table.last('codes-revealed').codes).toEqual([{ maker: 0, code: CODE, palmed: null, key: null }]);
    for (const action of [RESIGN, RESIGN_MATCH, OFFER, TAKE, placing(CODE)]) {
      expect(table.refused(0, action)).toEqual({ rule: 'M1', kind: 'match-over' });
    }
  });

  test('E4d: it takes a seat at this table', () => {
    const table = sit('classic');
    for (const by of ['referee', 'house', 2] as const) {
      for (const action of [RESIGN, RESIGN_MATCH]) {
        expect(table.refused(by, action)).toEqual({ rule: 'E4', kind: 'not-for-you' });
      }
    }
  });
});

describe('going away', () => {
  test('E6a: the seat is kept for the time stated at the start; until then one can only wait', () => {
    const table = sit('classic', KEPT);
    hideAll(table);
    table.now = 5000;
    leaves(table, 0);
    table.now = 64_999;
    for (const action of [TAKE, ABANDON]) {
      expect(table.refused(1, action)).toEqual({ rule: 'E6', kind: 'wait-longer', left: 1 });
    }
    row(table, MISS, NONE);
    expect(table.state.phase, 'the table goes on meanwhile').toBe('seeking');
  });

  test('E6a: waiting longer is allowed: nothing happens by itself', () => {
    const table = sit('classic', KEPT);
    hideAll(table);
    leaves(table, 0);
    table.now = 10_000_000;
    row(table, CODE, FOUND);
    expect(outcome(table)).toEqual({ kind: 'broken', rows: 1 });
  });

  test.each([
    [0, { kind: 'broken', rows: 2 }],
    [1, { kind: 'unbroken', rows: 3 }],
  ] as const)('E6b: a round taken is one the absent resigned (seat %i)', (absent, expected) => {
    const table = sit('classic', KEPT);
    hideAll(table);
    row(table, MISS, NONE);
    leaves(table, absent);
    table.now = 60_000;
    table.act(1 - absent, TAKE);
    expect(table.last('search-ended').ending).toEqual({ kind: 'round-taken', absent, by: 1 - absent });
    expect(outcome(table)).toEqual(expected);
    expect(table.state.phase, 'the match goes on').toBe('hiding');
  });

  test('E6b: in a duel the taker has won the round, also before the codes are hidden', () => {
    const table = sit('duel', KEPT);
    leaves(table, 1);
    table.now = 60_000;
    table.act(0, TAKE);
    expect(outcome(table)).toEqual({ kind: 'won', seats: [0] });
    table.act(0, TAKE);
    expect(table.state.result, 'who stays away loses round by round').toEqual({
      kind: 'won',
      seat: 0,
      by: 'score',
    });
  });

  test('E6b: in a race all who are away too long are out of the round, and the others go on', () => {
    const table = sit('race', { ...KEPT, seats: people(4) });
    hideAll(table);
    leaves(table, 1);
    leaves(table, 2);
    table.now = 30_000;
    leaves(table, 3);
    table.now = 60_000;
    table.act(0, TAKE);
    expect(table.all('round-resigned')).toMatchObject([
      { seat: 1, takenBy: 0 },
      { seat: 2, takenBy: 0 },
    ]);
    expect(table.refused(0, TAKE), 'nobody is left to take it from').toEqual({
      rule: 'E6',
      kind: 'nobody-away',
    });
    table.guess(0, CODE);
    expect(table.state.phase, 'seat 3 may still come back').toBe('seeking');
    table.guess(3, CODE);
    expect(outcome(table)).toEqual({ kind: 'won', seats: [0, 3] });
  });

  test('E6c: where nobody else is left to play, the match may end without a result', () => {
    const table = sit('duel', { ...KEPT, ...BY_HAND });
    hideAll(table);
    markedTurn(table, [MISS, NONE], [MISS, NONE]);
    leaves(table, 0);
    table.now = 60_000;
    table.act(1, ABANDON);
    expect(table.last('search-ended').ending).toEqual({ kind: 'match-abandoned', absent: 0, by: 1 });
    expect(table.state.result).toEqual({ kind: 'no-result', why: 'abandoned' });
    expect(table.last('codes-revealed').codes).toHaveLength(2);
    expect(points(table)).toEqual([0, 0]);
  });

  test('E6c: in a race not while somebody else is still there', () => {
    const table = sit('race', { ...KEPT, seats: people(3) });
    hideAll(table);
    leaves(table, 1);
    table.now = 60_000;
    expect(table.refused(0, ABANDON)).toEqual({ rule: 'E6', kind: 'nobody-away' });
    leaves(table, 2);
    table.now = 119_999;
    expect(table.refused(0, ABANDON).rule, 'nor while one of them may come back in time').toBe('E6');
    table.now = 120_000;
    table.act(0, ABANDON);
    expect(table.state.result).toEqual({ kind: 'no-result', why: 'abandoned' });
  });

  test('E6d: who comes back in time has lost nothing', () => {
    const table = sit('classic', KEPT);
    hideAll(table);
    const before = table.state;
    leaves(table, 1);
    table.now = 59_999;
    table.act(1, { type: 'return', seat: 1 });
    expect(table.state).toEqual({ ...before, version: before.version + 2 });
    table.now = 200_000;
    expect(table.refused(0, TAKE)).toEqual({ rule: 'E6', kind: 'nobody-away' });
    row(table, CODE, FOUND);
    expect(points(table)).toEqual([1, 0]);
  });

  test('E6d: leaving again starts the time anew', () => {
    const table = sit('classic', KEPT);
    leaves(table, 1);
    table.now = 50_000;
    table.act('referee', { type: 'return', seat: 1 });
    leaves(table, 1);
    table.now = 70_000;
    expect(table.refused(0, TAKE)).toEqual({ rule: 'E6', kind: 'wait-longer', left: 40_000 });
  });

  test('E6a: nobody takes a round from somebody who is there, from oneself or from the house', () => {
    const table = sit('classic', KEPT);
    hideAll(table);
    expect(table.refused(0, TAKE)).toEqual({ rule: 'E6', kind: 'nobody-away' });
    expect(table.refused(0, ABANDON)).toEqual({ rule: 'E6', kind: 'nobody-away' });
    leaves(table, 0);
    table.now = 60_000;
    expect(table.refused(0, TAKE)).toEqual({ rule: 'E6', kind: 'nobody-away' });
    const house = sit('classic', { ...KEPT, seats: [PERSON, HOUSE] });
    leaves(house, 1);
    house.now = 60_000;
    expect(house.refused(0, TAKE)).toEqual({ rule: 'E6', kind: 'nobody-away' });
    expect(house.refused(0, ABANDON)).toEqual({ rule: 'E6', kind: 'nobody-away' });
  });

  test('E6a: a seat says for itself that it goes and comes, or the referee says it', () => {
    const table = sit('classic', KEPT);
    expect(table.refused(0, { type: 'leave', seat: 1 })).toEqual({ rule: 'E6', kind: 'not-for-you' });
    expect(table.refused('referee', { type: 'leave', seat: 2 })).toEqual({ rule: 'E6', kind: 'not-for-you' });
    expect(table.refused(1, { type: 'return', seat: 1 })).toEqual({
      rule: 'E6',
      kind: 'presence-unchanged',
      away: false,
    });
    table.act(1, { type: 'leave', seat: 1 });
    expect(table.refused('referee', { type: 'leave', seat: 1 })).toEqual({
      rule: 'E6',
      kind: 'presence-unchanged',
      away: true,
    });
  });

  test('E6b: it takes a seat at this table', () => {
    const table = sit('classic', KEPT);
    leaves(table, 0);
    table.now = 60_000;
    for (const by of ['referee', 'house', 2] as const) {
      for (const action of [TAKE, ABANDON]) {
        expect(table.refused(by, action)).toEqual({ rule: 'E6', kind: 'not-for-you' });
      }
    }
  });
});
