// Agreeing to end a match: who has to, when, and the result.

import { describe, expect, test } from 'vitest';
import {
  BY_HAND,
  CODE,
  FOUND,
  hideAll,
  MISS,
  outcome,
  people,
  playRound,
  points,
  rounds,
  row,
  sit,
  WRONG,
} from '../scenes.testing.ts';
import type { Table } from '../table.testing.ts';
import { HOUSE, PERSON } from '../terms/terms.ts';

const RESIGN_MATCH = { type: 'resign-match' } as const;
const OFFER = { type: 'offer-end' } as const;
const WITHDRAW = { type: 'withdraw-offer' } as const;
const DECLINE = { type: 'decline-offer' } as const;
const AGREED = { kind: 'no-result', why: 'agreed' };

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

  test('M7: an offer that is declined is gone for all; only who was asked can decline', () => {
    const table = sit('race', { seats: people(3) });
    hideAll(table);
    expect(table.refused(1, DECLINE)).toEqual({ rule: 'M7', kind: 'no-end-offered' });
    table.act(0, OFFER);
    expect(table.refused(0, DECLINE)).toEqual({ rule: 'M7', kind: 'no-end-offered' });
    table.act(1, OFFER);
    table.act(2, DECLINE);
    expect(table.state.endOffers).toEqual([]);
    expect(table.last('end-declined').seat).toBe(2);
    table.act(2, OFFER);
    expect(table.state.result).toBeNull();
    table.act(0, OFFER);
    table.act(1, OFFER);
    expect(table.state.result).toEqual(AGREED);
  });

  test('M7: a lapsed offer is announced before the next round; a withdrawn one has not lapsed', () => {
    const table = sit('classic');
    table.act(1, OFFER);
    playRound(table, 1);
    expect(table.log.slice(-2).map(({ type }) => type)).toEqual(['end-lapsed', 'round-opened']);
    table.act(0, OFFER);
    table.act(0, WITHDRAW);
    playRound(table, 1);
    expect(table.all('end-lapsed')).toHaveLength(1);
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
      expect(table.refused(by, DECLINE)).toEqual({ rule: 'M7', kind: 'not-for-you' });
      expect(table.refused(by, OFFER)).toEqual({ rule: 'M7', kind: 'not-for-you' });
    }
  });
});
