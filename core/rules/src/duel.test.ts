// Results of a duel in turns: who wins a round, what is replayed, and the match.

import { expect, test } from 'vitest';
import { duelEdition } from './editions/make.ts';
import { hideCode } from './match/action.ts';
import { CODE, hideAll, MISS, outcome, points, rounds, sit, turn } from './scenes.testing.ts';
import { tableFor } from './table.testing.ts';
import { standardTerms } from './terms/terms.ts';

test.each([0, 1])(
  'D2: a player who alone finds the code in a turn wins the round, worth a point (seat %i)',
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
