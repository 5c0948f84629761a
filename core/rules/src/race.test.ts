// The race: several players search for one code of the house, each on a board of their own.

import { describe, expect, test } from 'vitest';
import type { Code } from './code/code.ts';
import { fold } from './match/evolve.ts';
import {
  boardAt,
  CODE,
  FOUND,
  hideAll,
  MISS,
  NONE,
  outcome,
  people,
  placing,
  points,
  rounds,
  sit,
} from './scenes.testing.ts';
import type { Table } from './table.testing.ts';
import { HOUSE, PERSON, type Terms } from './terms/terms.ts';

const FREE = { pace: 'free' } as const;
const RESIGN = { type: 'resign-round' } as const;
const WITHDRAW = { type: 'resign-match' } as const;

/** A race with the code of the house already hidden. */
function race(count: number, agreed: Partial<Terms> = {}): Table {
  const table = sit('race', { seats: people(count), ...agreed });
  hideAll(table);
  return table;
}

/** Seats 0, 1, 2 … place one after the other. */
function turnOf(table: Table, ...guesses: readonly Code[]): void {
  for (const [seat, guess] of guesses.entries()) table.guess(seat, guess);
}

test.each([2, 3, 4, 5, 6, 7, 8])('S2a: %i players look for one code of the house', (count) => {
  const table = race(count);
  expect(table.all('code-hidden')).toHaveLength(1);
  expect(
    table.state.round.boards.map(({ maker, breaker, secret }) => [maker, breaker, secret?.code]),
  ).toEqual(people(count).map((_, seat) => ['house', seat, CODE]));
  for (let seat = 0; seat < count; seat += 1) table.guess(seat, seat === count - 1 ? CODE : MISS);
  expect(outcome(table)).toEqual({ kind: 'won', seats: [count - 1] });
});

test('S2a: nobody at the table hides a code in a race', () => {
  const table = sit('race');
  expect(
    table.refused(0, {
      type: 'hide-code',
      code: CODE,
      blanks: null,
      palmed: null,
      commitment: null,
      key: null,
    }),
  ).toEqual({ rule: 'M1', kind: 'not-for-you' });
});

test.each(['turns', 'free'] as const)(
  "S2b: nobody sees another's rows before the end of the round (%s)",
  (pace) => {
    const table = race(3, { pace });
    turnOf(table, MISS, [1, 3], [4, 3]);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      for (const [index, board] of table.viewFor(viewer).round.boards.entries()) {
        const own = index === viewer;
        expect(board.rows[0]?.guess === 'hidden').toBe(!own);
        expect(board.rows[0]?.mark === 'hidden').toBe(!own);
        expect(board.secret?.code).toBe('hidden');
      }
      const told = table
        .logFor(viewer)
        .filter((event) => event.type === 'guess-placed' || event.type === 'guess-marked')
        .filter((event) => event.board !== viewer);
      expect(told.every((event) => ('guess' in event ? event.guess : event.feedback) === 'hidden')).toBe(
        true,
      );
      expect(
        table.logFor(viewer).flatMap((event) => (event.type === 'rows-uncovered' ? event.rows : [])),
      ).toEqual([]);
    }
  },
);

test('S2b: whatever the others place, it looks the same', () => {
  for (const pace of ['turns', 'free'] as const) {
    const [one, other] = [MISS, [2, 1]].map((guess) => {
      const table = race(3, { pace });
      turnOf(table, guess, MISS, guess);
      return [table.logFor(1), table.logFor('spectator'), table.viewFor(1), table.viewFor('spectator')];
    });
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  }
});

test('S2b: at the end all rows are open to everybody', () => {
  const table = race(3, rounds(2));
  turnOf(table, MISS, [1, 3], MISS);
  turnOf(table, MISS, CODE, MISS);
  for (const viewer of [0, 'spectator'] as const) {
    const past = fold(table.logFor(viewer))?.past[0];
    expect(past?.boards[1]?.rows.map(({ guess }) => guess)).toEqual([[1, 3], CODE]);
    expect(past?.boards[1]?.rows[1]?.mark).toEqual(FOUND);
    expect(past?.boards[2]?.rows.map(({ mark }) => mark)).toEqual([NONE, NONE]);
  }
});

describe('in turns', () => {
  test('S2c: the player who breaks the code in the fewest rows wins the round, once all have placed', () => {
    const table = race(3);
    table.guess(2, CODE);
    expect(table.state.phase).toBe('seeking');
    expect(table.refused(2, placing(MISS))).toEqual({ rule: 'D1', kind: 'turn-not-over', row: 0 });
    table.guess(0, MISS);
    table.guess(1, MISS);
    expect(outcome(table)).toEqual({ kind: 'won', seats: [2] });
    expect(points(table)).toEqual([0, 0, 1]);
  });

  test('S2c: several may share the round', () => {
    const table = race(3);
    turnOf(table, MISS, MISS, MISS);
    turnOf(table, CODE, MISS, CODE);
    expect(outcome(table)).toEqual({ kind: 'won', seats: [0, 2] });
    expect(points(table)).toEqual([1, 0, 1]);
    expect(table.state.result, 'and the match').toEqual({ kind: 'drawn', seats: [0, 2] });
  });

  test('S2c: nobody finds it: nobody wins the round, and it counts', () => {
    const table = race(2, rounds(2));
    for (let count = 0; count < 3; count += 1) turnOf(table, MISS, MISS);
    expect(outcome(table)).toEqual({ kind: 'won', seats: [] });
    expect(table.state.round).toMatchObject({ number: 2, replay: 0 });
    hideAll(table);
    turnOf(table, MISS, CODE);
    expect(table.state.result).toEqual({ kind: 'won', seat: 1, by: 'score' });
  });

  test('S2c: a round won is a point, and most points win', () => {
    const table = race(3, rounds(3));
    turnOf(table, CODE, MISS, MISS);
    hideAll(table);
    turnOf(table, MISS, CODE, CODE);
    expect(table.state.result).toBeNull();
    hideAll(table);
    turnOf(table, MISS, MISS, CODE);
    expect(points(table)).toEqual([1, 1, 2]);
    expect(table.state.result).toEqual({ kind: 'won', seat: 2, by: 'score' });
  });
});

describe('at their own pace', () => {
  test('S2c: the first in time wins, whatever the rows', () => {
    const table = race(3, FREE);
    table.guess(0, MISS);
    table.guess(1, MISS);
    table.guess(1, MISS);
    table.guess(1, CODE);
    expect(outcome(table)).toEqual({ kind: 'won', seats: [1] });
  });

  test('S2c: a player who has used all rows waits, and the others go on', () => {
    const table = race(2, FREE);
    for (let count = 0; count < 3; count += 1) table.guess(0, MISS);
    expect(table.refused(0, placing(CODE))).toEqual({ rule: 'C10', kind: 'no-rows-left', rows: 3 });
    table.guess(1, CODE);
    expect(outcome(table)).toEqual({ kind: 'won', seats: [1] });
  });

  test('S2c: ties over the rounds are shared', () => {
    const table = race(3, { ...FREE, ...rounds(2) });
    table.guess(2, CODE);
    hideAll(table);
    table.guess(0, CODE);
    expect(table.state.result).toEqual({ kind: 'drawn', seats: [0, 2] });
  });
});

describe('giving up', () => {
  test('S2d: a player who gives up a round is out of it, and back in the next', () => {
    const table = race(3, rounds(2));
    turnOf(table, MISS, MISS, MISS);
    table.act(1, RESIGN);
    expect(table.refused(1, placing(CODE))).toEqual({ rule: 'S2', kind: 'out-of-the-race' });
    expect(table.refused(1, RESIGN)).toEqual({ rule: 'S2', kind: 'out-of-the-race' });
    table.guess(0, MISS);
    table.guess(2, CODE);
    expect(outcome(table), 'the turn did not wait for seat 1').toEqual({ kind: 'won', seats: [2] });
    hideAll(table);
    turnOf(table, MISS, CODE, MISS);
    expect(points(table)).toEqual([0, 1, 1]);
  });

  test('S2d: giving up as the last of a turn completes it for the others', () => {
    const table = race(3);
    table.guess(0, CODE);
    table.guess(1, MISS);
    table.act(2, RESIGN);
    expect(outcome(table)).toEqual({ kind: 'won', seats: [0] });
  });

  test('S2d: a round given up is not won by the row that was already covered', () => {
    const table = race(3);
    table.guess(0, CODE);
    table.act(0, RESIGN);
    table.guess(1, MISS);
    table.guess(2, MISS);
    expect(table.state.phase, 'the others play on').toBe('seeking');
    table.guess(1, CODE);
    table.guess(2, MISS);
    expect(outcome(table)).toEqual({ kind: 'won', seats: [1] });
  });

  test('S2d: nor a round of a match given up', () => {
    const table = race(3);
    table.guess(0, CODE);
    table.act(0, WITHDRAW);
    table.guess(1, CODE);
    table.guess(2, MISS);
    expect(outcome(table)).toEqual({ kind: 'won', seats: [1] });
  });

  test('S2d: a player who gives up the match is out of all rounds, and cannot win it', () => {
    const table = race(3, rounds(2));
    turnOf(table, CODE, MISS, MISS);
    table.act(0, WITHDRAW);
    expect(table.refused(0, WITHDRAW)).toEqual({ rule: 'S2', kind: 'out-of-the-race' });
    expect(table.refused(0, RESIGN)).toEqual({ rule: 'S2', kind: 'out-of-the-race' });
    hideAll(table);
    expect(table.refused(0, placing(CODE))).toEqual({ rule: 'S2', kind: 'out-of-the-race' });
    table.guess(1, MISS);
    table.guess(2, MISS);
    table.guess(1, MISS);
    table.guess(2, MISS);
    table.guess(1, MISS);
    table.guess(2, MISS);
    expect(points(table)).toEqual([1, 0, 0]);
    expect(table.state.result).toEqual({ kind: 'drawn', seats: [1, 2] });
  });

  test('S2d: when only one is left in the match, that one has won it', () => {
    const table = race(3);
    table.act(0, WITHDRAW);
    expect(table.state.result).toBeNull();
    table.act(2, WITHDRAW);
    expect(table.state.result).toEqual({ kind: 'won', seat: 1, by: 'resignation' });
    expect(table.last('codes-revealed').codes).toEqual([
      { maker: 'house', code: CODE, palmed: null, key: null },
    ]);
  });

  test('S2d: when all have given up the round, nobody wins it', () => {
    const table = race(2, { ...FREE, ...rounds(2) });
    table.act(0, RESIGN);
    table.act(1, RESIGN);
    expect(outcome(table)).toEqual({ kind: 'won', seats: [] });
    expect(table.state.round.number).toBe(2);
  });

  test('S2d: a round can be given up before the house has hidden its code', () => {
    const table = sit('race', { seats: people(3) });
    table.act(0, RESIGN);
    hideAll(table);
    table.guess(1, MISS);
    table.guess(2, CODE);
    expect(outcome(table)).toEqual({ kind: 'won', seats: [2] });
  });

  test('S2d: a player who gave up the match has no say in it any more', () => {
    const table = race(3, { absence: 1000 });
    table.act(0, WITHDRAW);
    table.act('referee', { type: 'leave', seat: 1 });
    table.now = 1000;
    expect(table.refused(0, { type: 'take-round' }).kind).toBe('out-of-the-race');
    table.act('referee', { type: 'leave', seat: 2 });
    table.now = 2000;
    expect(table.refused(0, { type: 'abandon-match' }).kind).toBe('out-of-the-race');
  });

  test('S2d: two houses left play on when the only person has given up', () => {
    const table = race(3, { seats: [PERSON, HOUSE, HOUSE] });
    table.act(0, WITHDRAW);
    expect(table.state.result, 'nobody agreed to end the match').toBeNull();
    table.guess(1, MISS);
    table.guess(2, CODE);
    expect(table.state.result).toEqual({ kind: 'won', seat: 2, by: 'score' });
  });
});

test('S2a: the house may be among the players', () => {
  const table = race(2, { seats: [PERSON, HOUSE] });
  turnOf(table, MISS, CODE);
  expect(outcome(table)).toEqual({ kind: 'won', seats: [1] });
  expect(boardAt(table).breaker).toBe(0);
});
