// Going away and coming back: how long a seat is kept, and what the others may do then.

import { describe, expect, test } from 'vitest';
import {
  BY_HAND,
  CODE,
  FOUND,
  hideAll,
  MISS,
  markedTurn,
  NONE,
  outcome,
  people,
  points,
  row,
  sit,
} from '../scenes.testing.ts';
import type { Table } from '../table.testing.ts';
import { HOUSE, PERSON } from '../terms/terms.ts';

const TAKE = { type: 'take-round' } as const;
const ABANDON = { type: 'abandon-match' } as const;
const KEPT = { absence: 60_000 } as const;

function leaves(table: Table, seat: number): void {
  table.act('referee', { type: 'leave', seat });
}

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
    const table = sit('classic', { ...KEPT, ...BY_HAND });
    hideAll(table);
    row(table, MISS, NONE);
    // The maker owes a mark, the breaker a row.
    if (absent === 0) table.guess(1, MISS);
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

  test('E6e: against a player who owes nothing the round cannot be claimed, nor the match ended', () => {
    const table = sit('classic', { ...KEPT, ...BY_HAND });
    hideAll(table);
    row(table, MISS, NONE);
    leaves(table, 0);
    table.now = 60_000;
    for (const action of [TAKE, ABANDON]) {
      expect(table.refused(1, action)).toEqual({ rule: 'E6', kind: 'owes-nothing' });
    }
    table.guess(1, MISS);
    table.act(1, TAKE);
    expect(outcome(table), 'a mark was owed').toEqual({ kind: 'broken', rows: 2 });
  });

  test('E6e: in a duel not while one has done all for this turn', () => {
    const table = sit('duel', KEPT);
    table.hide(1, CODE);
    leaves(table, 1);
    table.now = 60_000;
    expect(table.refused(0, TAKE), 'the other owes the code').toEqual({ rule: 'E6', kind: 'owes-nothing' });
    table.hide(0, CODE);
    table.act(0, TAKE);
    expect(outcome(table)).toEqual({ kind: 'won', seats: [0] });
  });

  test('E6e: in a race only those are out who owe a row', () => {
    const table = sit('race', { ...KEPT, seats: people(3) });
    hideAll(table);
    table.guess(1, MISS);
    leaves(table, 1);
    leaves(table, 2);
    table.now = 60_000;
    expect(table.refused(0, ABANDON), 'seat 1 has placed').toEqual({ rule: 'E6', kind: 'owes-nothing' });
    table.act(0, TAKE);
    expect(table.all('round-resigned')).toMatchObject([{ seat: 2, takenBy: 0 }]);
    expect(table.refused(0, TAKE)).toEqual({ rule: 'E6', kind: 'owes-nothing' });
    table.guess(0, MISS);
    table.act(0, TAKE);
    expect(table.all('round-resigned')).toMatchObject([{ seat: 2 }, { seat: 1, takenBy: 0 }]);
  });

  test('E6d: a player who comes back in time has lost nothing', () => {
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

  test('E6d: leaving again restarts the time', () => {
    const table = sit('classic', KEPT);
    leaves(table, 1);
    table.now = 50_000;
    table.act('referee', { type: 'return', seat: 1 });
    leaves(table, 1);
    table.now = 70_000;
    expect(table.refused(0, TAKE)).toEqual({ rule: 'E6', kind: 'wait-longer', left: 40_000 });
  });

  test('E6a: a round cannot be claimed from a player who is there, from oneself or from the house', () => {
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
