// Giving up a round or the match.

import { describe, expect, test } from 'vitest';
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
  playRound,
  points,
  rounds,
  row,
  rowTotals,
  sit,
  turn,
} from '../scenes.testing.ts';
import type { Table } from '../table.testing.ts';

const RESIGN = { type: 'resign-round' } as const;
const RESIGN_MATCH = { type: 'resign-match' } as const;
const OFFER = { type: 'offer-end' } as const;
const TAKE = { type: 'take-round' } as const;
const ABANDON = { type: 'abandon-match' } as const;

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
  test.each([0, 1])('E4d: resigning a match loses it, whatever the score (seat %i)', (seat) => {
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
