// What rounds are worth and when a match is decided.

import { expect, test } from 'vitest';
import { fold } from '../match/evolve.ts';
import {
  BY_HAND,
  boardAt,
  CODE,
  FOUND,
  hideAll,
  MISS,
  NONE,
  outcome,
  playRound,
  points,
  rounds,
  row,
  rowTotals,
  sit,
  spoilRound,
  TINY,
  WRONG,
} from '../scenes.testing.ts';
import { tableFor } from '../table.testing.ts';
import { PERSON, standardTerms } from '../terms/terms.ts';
import { roundsPlayed, standings } from './scoring.ts';

const FEWEST = { scoring: 'fewest-rows' } as const;
const target = (goal: number) => ({ length: { kind: 'target', points: goal } }) as const;

test('M1c: roles swap after every round, so each is codemaker equally often', () => {
  const table = sit('classic', rounds(4));
  for (let round = 0; round < 4; round += 1) playRound(table, 1);
  const hidden = table.all('code-hidden').map(({ maker }) => maker);
  expect(hidden).toEqual([0, 1, 0, 1]);
  expect(table.state.phase).toBe('closed');
});

test('M1d: who makes the first code is agreed, and then no dice are thrown', () => {
  const noDice = () => {
    throw new Error('No dice were needed.');
  };
  for (const firstMaker of [0, 1]) {
    const table = tableFor(standardTerms(TINY, { firstMaker }), noDice);
    expect(boardAt(table)).toMatchObject({ maker: firstMaker, breaker: 1 - firstMaker });
  }
});

test('M1d: or it is drawn between the two seats', () => {
  for (const drawn of [0, 1]) {
    const table = tableFor(standardTerms(TINY, { firstMaker: 'drawn' }), (sides) => {
      expect(sides).toBe(2);
      return drawn;
    });
    expect(table.last('match-opened').firstMaker).toBe(drawn);
    expect(boardAt(table).maker).toBe(drawn);
  }
});

test('M2a: the maker scores a point for every row the breaker placed, the last one included', () => {
  const table = sit('classic');
  playRound(table, 2);
  expect(outcome(table)).toEqual({ kind: 'broken', rows: 2 });
  expect(points(table)).toEqual([2, 0]);
  playRound(table, 1);
  expect(points(table)).toEqual([2, 1]);
});

test('M2a: a lost row was placed too', () => {
  const table = sit('classic', { seats: [PERSON, { ...PERSON, allowance: 1000 }] });
  hideAll(table);
  table.now = 1000;
  table.act('referee', { type: 'time-up', seat: 1, draft: null });
  row(table, CODE, FOUND);
  expect(points(table)).toEqual([2, 0]);
});

test('M2b: a code that is not found scores all rows of the board, and one more if agreed', () => {
  const plain = sit('classic');
  playRound(plain, 'not');
  expect(outcome(plain)).toEqual({ kind: 'unbroken', rows: 3 });
  expect(points(plain)).toEqual([3, 0]);

  const bonus = sit('classic', { unbrokenBonus: true });
  playRound(bonus, 'not');
  expect(points(bonus)).toEqual([4, 0]);
  playRound(bonus, 3);
  expect(points(bonus), 'found in the last row there is no bonus').toEqual([4, 3]);
});

test('M2c: most points win', () => {
  const table = sit('classic');
  playRound(table, 3);
  playRound(table, 1);
  expect(table.state.result).toEqual({ kind: 'won', seat: 0, by: 'score' });
});

test('M2c: equal points are a draw', () => {
  const table = sit('classic');
  playRound(table, 'not');
  playRound(table, 3);
  expect(table.state.result).toEqual({ kind: 'drawn', seats: [0, 1] });
});

test('M2c: a lead at half time decides nothing', () => {
  const table = sit('classic', rounds(4));
  playRound(table, 3);
  playRound(table, 1);
  expect(table.state.result).toBeNull();
  playRound(table, 1);
  playRound(table, 'not');
  expect(points(table)).toEqual([4, 4]);
  expect(table.state.result?.kind).toBe('drawn');
});

test('M3a: the player who needed fewer rows in total wins', () => {
  const table = sit('classic', { ...FEWEST, ...rounds(4) });
  playRound(table, 1);
  playRound(table, 3);
  playRound(table, 3);
  playRound(table, 2);
  expect(rowTotals(table)).toEqual([5, 4]);
  expect(table.state.result).toEqual({ kind: 'won', seat: 1, by: 'score' });
});

test('M3a: equally many rows are a draw', () => {
  const table = sit('classic', FEWEST);
  playRound(table, 2);
  playRound(table, 2);
  expect(table.state.result).toEqual({ kind: 'drawn', seats: [0, 1] });
});

test('M3b: a code that is not found counts one row more than the board has', () => {
  const table = sit('classic', FEWEST);
  playRound(table, 3);
  playRound(table, 'not');
  expect(rowTotals(table)).toEqual([4, 3]);
  expect(table.state.result).toEqual({ kind: 'won', seat: 1, by: 'score' });
});

test('M4a: played to a target, the match goes on for as many rounds as it takes', () => {
  const table = sit('classic', target(6));
  for (let round = 0; round < 4; round += 1) playRound(table, round % 2 === 0 ? 2 : 1);
  expect(points(table)).toEqual([4, 2]);
  expect(table.state.result).toBeNull();
  playRound(table, 2);
  playRound(table, 1);
  expect(table.state.result).toEqual({ kind: 'won', seat: 0, by: 'score' });
});

test('M4b: in mid-pair the target is not looked at, and the higher score wins when both are there', () => {
  const table = sit('classic', target(2));
  playRound(table, 2);
  expect(points(table)).toEqual([2, 0]);
  expect(table.state.result, 'the other still has a code to make').toBeNull();
  playRound(table, 3);
  expect(table.state.result).toEqual({ kind: 'won', seat: 1, by: 'score' });
});

test('M4b: while both are equal at the target another pair is played', () => {
  const table = sit('classic', target(3));
  playRound(table, 3);
  playRound(table, 3);
  expect(points(table)).toEqual([3, 3]);
  expect(table.state.result).toBeNull();
  playRound(table, 1);
  expect(table.state.result).toBeNull();
  playRound(table, 1);
  expect(table.state.result, 'still level').toBeNull();
  playRound(table, 1);
  playRound(table, 2);
  expect(table.state.result).toEqual({ kind: 'won', seat: 1, by: 'score' });
});

test('M4b: points for wrong feedback do not complete a pair', () => {
  const table = sit('classic', { ...target(3), ...BY_HAND });
  spoilRound(table);
  expect(points(table)).toEqual([0, 3]);
  expect(table.state.result, 'no round has been played yet').toBeNull();
  playRound(table, 1);
  spoilRound(table);
  expect(points(table)).toEqual([4, 3]);
  expect(table.state.result, 'the second round is still to be replayed').toBeNull();
  playRound(table, 3);
  expect(points(table)).toEqual([4, 6]);
  expect(table.state.result).toEqual({ kind: 'won', seat: 1, by: 'score' });
});

const ROWS = { scoring: 'fewest-rows' } as const;

test('M4d: with fewest rows the target is in rows: reaching it ends the match, and the lower total wins', () => {
  const table = sit('classic', { ...target(4), ...ROWS });
  playRound(table, 2);
  playRound(table, 1);
  expect(rowTotals(table)).toEqual([1, 2]);
  expect(table.state.result, 'nobody has used four rows').toBeNull();
  playRound(table, 2);
  expect(rowTotals(table)).toEqual([1, 4]);
  expect(table.state.result, 'the pair is not complete').toBeNull();
  playRound(table, 2);
  expect(rowTotals(table)).toEqual([3, 4]);
  expect(table.state.result).toEqual({ kind: 'won', seat: 0, by: 'score' });
});

test('M4d: a code that is not found counts one row more, and while totals are equal another pair is played', () => {
  const table = sit('classic', { ...target(4), ...ROWS });
  playRound(table, 'not');
  playRound(table, 'not');
  expect(rowTotals(table)).toEqual([4, 4]);
  expect(table.state.result).toBeNull();
  playRound(table, 1);
  playRound(table, 2);
  expect(table.state.result).toEqual({ kind: 'won', seat: 1, by: 'score' });
});

test('W1b: the breaker gets 3 points once for the round, however many rows were wrong', () => {
  const table = sit('classic', BY_HAND);
  hideAll(table);
  row(table, MISS, WRONG);
  row(table, MISS, WRONG);
  row(table, MISS, WRONG);
  expect(table.last('codes-revealed').faults).toHaveLength(3);
  expect(points(table)).toEqual([0, 3]);
});

test('W1b: a replay that is spoiled as well brings 3 points of its own', () => {
  const table = sit('classic', BY_HAND);
  spoilRound(table);
  spoilRound(table);
  expect(points(table)).toEqual([0, 6]);
  expect(table.state.round).toMatchObject({ number: 1, replay: 2 });
});

test('W1c: the rows of a void round score nothing', () => {
  const byPoints = sit('classic', BY_HAND);
  spoilRound(byPoints);
  expect(points(byPoints)).toEqual([0, 3]);
  playRound(byPoints, 2);
  expect(points(byPoints), 'only the replay counts').toEqual([2, 3]);
  playRound(byPoints, 1);
  expect(byPoints.state.result).toEqual({ kind: 'won', seat: 1, by: 'score' });
});

test('W4: with fewest rows, 3 rows come off the total of the breaker', () => {
  const table = sit('classic', { ...FEWEST, ...BY_HAND });
  spoilRound(table);
  expect(rowTotals(table)).toEqual([0, -3]);
  playRound(table, 'not');
  playRound(table, 2);
  expect(rowTotals(table)).toEqual([2, 1]);
  expect(table.state.result).toEqual({ kind: 'won', seat: 1, by: 'score' });
});

test('M1b: void rounds do not count, so each player still makes a code that counts', () => {
  const table = sit('classic', { ...BY_HAND, ...rounds(2) });
  spoilRound(table);
  playRound(table, 1);
  spoilRound(table);
  expect(roundsPlayed(table.state)).toBe(1);
  expect(table.state.result).toBeNull();
  playRound(table, 1);
  expect(roundsPlayed(table.state)).toBe(2);
  expect(table.all('code-hidden').map(({ maker }) => maker)).toEqual([0, 0, 1, 1]);
  expect(points(table)).toEqual([4, 4]);
  expect(table.state.result).toEqual({ kind: 'drawn', seats: [0, 1] });
});

test('M2c: accounts are the sum of the awards that were read out', () => {
  const table = sit('classic', { ...BY_HAND, ...rounds(4) });
  spoilRound(table);
  playRound(table, 2);
  playRound(table, 'not');
  row3(table);
  const sums = [0, 1].map((seat) =>
    table.all('round-closed').reduce((sum, { awards }) => sum + (awards[seat]?.points ?? 0), 0),
  );
  expect(points(table)).toEqual(sums);
  const again = fold(table.log);
  expect(again && standings(again)).toEqual(standings(table.state));
});

function row3(table: ReturnType<typeof sit>): void {
  hideAll(table);
  row(table, MISS, NONE);
  row(table, CODE, FOUND);
}
