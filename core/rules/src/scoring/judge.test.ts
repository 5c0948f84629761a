// The reveal and its outcome: wrong feedback, what it overrides, and who found the code first.

import { describe, expect, test } from 'vitest';
import { decide } from '../decide/decide.ts';
import type { EventOf, MatchEvent } from '../match/event.ts';
import { evolve } from '../match/evolve.ts';
import type { MatchState } from '../match/match.ts';
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
  playRound,
  points,
  rounds,
  row,
  sit,
  spoilRound,
  turn,
  WRONG,
} from '../scenes.testing.ts';
import { pegs } from '../table.testing.ts';
import { trayLeft } from '../tray/tray-view.ts';

const VOID_FOR_1 = { kind: 'void', culprits: [0], victims: [1] };

describe('one codemaker at a time', () => {
  test('W1a: the round is void and played again with the same roles and a new code', () => {
    const table = sit('classic', BY_HAND);
    spoilRound(table);
    expect(outcome(table)).toEqual(VOID_FOR_1);
    expect(table.state.phase).toBe('hiding');
    expect(table.state.round).toMatchObject({ number: 1, replay: 1 });
    expect(boardAt(table)).toMatchObject({ maker: 0, breaker: 1, secret: null, rows: [] });
    playRound(table, 2);
    expect(outcome(table)).toEqual({ kind: 'broken', rows: 2 });
    expect(boardAt(table).maker, 'only now do roles swap').toBe(1);
  });

  test('W2a: the reveal proves a wrong mark and names the row, what was given and what was right', () => {
    const table = sit('classic', BY_HAND);
    hideAll(table);
    row(table, MISS, NONE);
    row(table, [2, 1], WRONG);
    row(table, CODE, FOUND);
    expect(table.last('codes-revealed').faults).toEqual([
      { board: 0, row: 1, given: WRONG, right: pegs(0, 2) },
    ]);
    expect(outcome(table)).toEqual(VOID_FOR_1);
  });

  test('W2a: an all-black mark that is wrong ends the search and is found out', () => {
    const table = sit('classic', BY_HAND);
    hideAll(table);
    row(table, MISS, FOUND);
    expect(table.last('search-ended').ending).toEqual({ kind: 'found' });
    expect(table.last('codes-revealed').faults).toEqual([{ board: 0, row: 0, given: FOUND, right: NONE }]);
    expect(outcome(table)).toEqual(VOID_FOR_1);
  });

  test('W2a: a mark that hid a true find is found out when the rows are used up', () => {
    const table = sit('classic', BY_HAND);
    hideAll(table);
    row(table, CODE, WRONG);
    row(table, MISS, NONE);
    row(table, MISS, NONE);
    expect(outcome(table)).toEqual(VOID_FOR_1);
    expect(points(table)).toEqual([0, 3]);
  });

  test('W2a: wrong marks given against the warning are proved just the same', () => {
    const table = sit('classic', { marker: 'assisted' });
    hideAll(table);
    row(table, MISS, WRONG);
    row(table, CODE, FOUND);
    expect(outcome(table)).toEqual(VOID_FOR_1);
  });

  test('W7a: wrong feedback outweighs a code that was found in the end', () => {
    const table = sit('classic', BY_HAND);
    hideAll(table);
    row(table, MISS, WRONG);
    row(table, CODE, FOUND);
    expect(table.last('search-ended').ending).toEqual({ kind: 'found' });
    expect(outcome(table)).toEqual(VOID_FOR_1);
    expect(points(table)).toEqual([0, 3]);
  });

  test.each([0, 1])('W7a: and a resignation, by maker or breaker (seat %i)', (seat) => {
    const table = sit('classic', BY_HAND);
    hideAll(table);
    row(table, MISS, WRONG);
    table.act(seat, { type: 'resign-round' });
    expect(table.last('search-ended').ending).toEqual({ kind: 'resigned', seat });
    expect(outcome(table)).toEqual(VOID_FOR_1);
    expect(points(table)).toEqual([0, 3]);
  });

  test.each([0, 1])('W7a: and a claimed round, whoever was away (seat %i)', (absent) => {
    const table = sit('classic', { ...BY_HAND, absence: 1000 });
    hideAll(table);
    row(table, MISS, WRONG);
    if (absent === 0) table.guess(1, MISS);
    table.act('referee', { type: 'leave', seat: absent });
    table.now = 1000;
    table.act(1 - absent, { type: 'take-round' });
    expect(outcome(table)).toEqual(VOID_FOR_1);
  });

  test('W7a: but a mark that was corrected in time is not wrong feedback', () => {
    const table = sit('classic', BY_HAND);
    hideAll(table);
    row(table, MISS, WRONG);
    table.act(0, { type: 'correct-mark', feedback: NONE, confirmed: true });
    table.act(1, { type: 'resign-round' });
    expect(outcome(table)).toEqual({ kind: 'unbroken', rows: 3 });
  });

  test('W7b: a match resigned by the victim goes on with the replay', () => {
    const table = sit('classic', BY_HAND);
    hideAll(table);
    row(table, MISS, WRONG);
    table.act(1, { type: 'resign-match' });
    expect(outcome(table)).toEqual(VOID_FOR_1);
    expect(table.state).toMatchObject({ phase: 'hiding', result: null, withdrawn: [] });
    playRound(table, 1);
    playRound(table, 1);
    expect(table.state.result).toEqual({ kind: 'won', seat: 1, by: 'score' });
  });

  test('W7b: resigned by the one who marked wrongly, it is lost', () => {
    const table = sit('classic', BY_HAND);
    hideAll(table);
    row(table, MISS, WRONG);
    table.act(0, { type: 'resign-match' });
    expect(table.state.result).toEqual({ kind: 'won', seat: 1, by: 'resignation' });
  });
});

describe('duel', () => {
  test('W5a: if both marked wrongly the round is void and nobody scores', () => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    markedTurn(table, [MISS, WRONG], [MISS, WRONG]);
    table.act(0, { type: 'resign-round' });
    expect(outcome(table)).toEqual({ kind: 'void', culprits: [0, 1], victims: [] });
    expect(points(table)).toEqual([0, 0]);
    expect(table.state.round).toMatchObject({ number: 1, replay: 1 });
  });

  test('W5a: not even for a player who truly found the code', () => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    markedTurn(table, [CODE, WRONG], [MISS, WRONG]);
    markedTurn(table, [MISS, NONE], [MISS, FOUND]);
    expect(outcome(table)).toEqual({ kind: 'void', culprits: [0, 1], victims: [] });
    expect(points(table)).toEqual([0, 0]);
  });

  test('W5a: an admission and a reveal together make both wrong', () => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    markedTurn(table, [MISS, WRONG], [MISS, WRONG]);
    table.act(1, { type: 'admit' });
    expect(outcome(table)).toMatchObject({ kind: 'void', victims: [] });
  });

  test('W5c: whatever else happened, even a victim who truly found the code gets the point and a replay', () => {
    const table = sit('duel', { ...BY_HAND, ...rounds(5) });
    hideAll(table);
    markedTurn(table, [CODE, WRONG], [MISS, NONE]);
    markedTurn(table, [MISS, NONE], [CODE, FOUND]);
    expect(table.last('search-ended').ending, 'the table believed seat 1').toEqual({ kind: 'found' });
    expect(outcome(table)).toEqual({ kind: 'void', culprits: [1], victims: [0] });
    expect(points(table)).toEqual([1, 0]);
    expect(table.state.round).toMatchObject({ number: 1, replay: 1 });
  });

  test('W5c: also when an earlier row was marked wrongly and the find rightly', () => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    markedTurn(table, [MISS, WRONG], [MISS, NONE]);
    markedTurn(table, [CODE, FOUND], [MISS, NONE]);
    expect(outcome(table)).toEqual({ kind: 'void', culprits: [1], victims: [0] });
  });

  test('W5c: a find of the culprit does not count', () => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    markedTurn(table, [MISS, WRONG], [CODE, FOUND]);
    expect(outcome(table)).toEqual({ kind: 'void', culprits: [1], victims: [0] });
    expect(points(table)).toEqual([1, 0]);
  });

  test('W5c: the victim gets the point and the round is played again for a point of its own', () => {
    const table = sit('duel', { ...BY_HAND, ...rounds(5) });
    hideAll(table);
    markedTurn(table, [MISS, NONE], [MISS, WRONG]);
    table.act(0, { type: 'admit' });
    expect(outcome(table)).toEqual(VOID_FOR_1);
    expect(points(table)).toEqual([0, 1]);
    expect(table.state.round).toMatchObject({ number: 1, replay: 1 });
    hideAll(table);
    markedTurn(table, [MISS, NONE], [CODE, FOUND]);
    expect(points(table)).toEqual([0, 2]);
    expect(table.state.round).toMatchObject({ number: 2, replay: 0 });
  });

  test('W5c: if that point wins the match, the match is over and nothing is replayed', () => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    markedTurn(table, [CODE, FOUND], [MISS, NONE]);
    hideAll(table);
    markedTurn(table, [MISS, WRONG], [MISS, NONE]);
    table.act(1, { type: 'admit' });
    expect(outcome(table).kind).toBe('void');
    expect(table.state.result).toEqual({ kind: 'won', seat: 0, by: 'score' });
    expect(table.log.at(-1)?.type).toBe('match-closed');
  });

  test('W5c: an all-black mark given wrongly wins the point but not the round', () => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    markedTurn(table, [MISS, FOUND], [MISS, NONE]);
    expect(outcome(table)).toEqual({ kind: 'void', culprits: [1], victims: [0] });
    expect(points(table)).toEqual([1, 0]);
  });

  test('W5c: two all-black marks of which one is wrong are not a double find', () => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    markedTurn(table, [MISS, FOUND], [CODE, FOUND]);
    expect(outcome(table)).toEqual({ kind: 'void', culprits: [1], victims: [0] });
  });

  test('W5c: a wrong mark that nobody had seen yet counts at the reveal as well', () => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    turn(table, MISS, MISS);
    table.mark(1, WRONG);
    table.act(0, { type: 'resign-round' });
    expect(outcome(table)).toEqual({ kind: 'void', culprits: [1], victims: [0] });
  });

  test('W7a: the victim may even have resigned the round', () => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    markedTurn(table, [CODE, NONE], [MISS, NONE]);
    table.act(0, { type: 'resign-round' });
    expect(outcome(table)).toEqual({ kind: 'void', culprits: [1], victims: [0] });
  });

  test('W7b: a duel resigned by the victim goes on, and may be won by the point', () => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    markedTurn(table, [MISS, WRONG], [MISS, NONE]);
    table.act(0, { type: 'resign-match' });
    expect(points(table)).toEqual([1, 0]);
    expect(table.state).toMatchObject({ phase: 'hiding', withdrawn: [] });
    hideAll(table);
    markedTurn(table, [MISS, WRONG], [MISS, NONE]);
    table.act(0, { type: 'resign-match' });
    expect(table.state.result).toEqual({ kind: 'won', seat: 0, by: 'score' });
  });

  test('W7b: a duel resigned by the one who marked wrongly is lost', () => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    markedTurn(table, [MISS, WRONG], [MISS, NONE]);
    table.act(1, { type: 'resign-match' });
    expect(table.state.result).toEqual({ kind: 'won', seat: 0, by: 'resignation' });
  });
});

describe('speed by hand', () => {
  /** Both have placed before either was marked: as if two rows crossed on the network. */
  function crossed(first: 0 | 1): MatchState {
    const table = sit('duel', { ...BY_HAND, pace: 'free' });
    hideAll(table);
    return [first, 1 - first].reduce(
      (state, board) =>
        evolve(state, { type: 'guess-placed', board, row: 0, guess: CODE, byClock: false, at: 0 }),
      table.state,
    );
  }

  function marking(state: MatchState, by: number): readonly MatchEvent[] {
    const decision = decide(state, by, { type: 'mark-guess', feedback: FOUND, confirmed: true }, 0);
    if (!decision.ok) throw new Error(decision.error.kind);
    return decision.value;
  }

  test.each([0, 1] as const)('D6b: the earlier guess wins though it is marked later (seat %i)', (first) => {
    const state = crossed(first);
    const later = marking(state, first);
    expect(
      later.map(({ type }) => type),
      'the earlier guess might still be right',
    ).toEqual(['guess-marked']);
    const both = marking(later.reduce(evolve, state), 1 - first);
    const closed = both.find((event): event is EventOf<'round-closed'> => event.type === 'round-closed');
    expect(closed?.outcome).toEqual({ kind: 'won', seats: [first] });
  });

  test('D6b: the earlier guess marked first ends the round at once', () => {
    expect(marking(crossed(0), 1).map(({ type }) => type)).toContain('round-closed');
  });

  test('D6b: an earlier guess put right to all black wins, though a later one waits for its mark', () => {
    const table = sit('duel', { ...BY_HAND, pace: 'free' });
    hideAll(table);
    table.guess(0, CODE);
    table.mark(1, WRONG);
    table.guess(1, CODE);
    table.act(1, { type: 'correct-mark', feedback: FOUND, confirmed: true });
    expect(outcome(table)).toEqual({ kind: 'won', seats: [0] });
  });

  test('W5c: an earlier find that was marked wrongly is worth the point, a later one nothing', () => {
    const table = sit('duel', { ...BY_HAND, pace: 'free' });
    hideAll(table);
    table.guess(0, CODE);
    table.mark(1, WRONG);
    table.guess(1, CODE);
    table.mark(0, FOUND);
    expect(outcome(table)).toEqual({ kind: 'void', culprits: [1], victims: [0] });
  });
});

test('K3: a house without a code cannot contradict itself, neither by an answer nor by the code it opens', () => {
  const table = sit('solitaire', { custody: 'uncommitted' });
  table.act('house', {
    type: 'hide-code',
    code: 'hidden',
    blanks: null,
    palmed: null,
    commitment: null,
    key: null,
  });
  table.guess(0, MISS);
  table.mark('house', NONE);
  table.guess(0, CODE);
  const again = { type: 'mark-guess', feedback: NONE, confirmed: true } as const;
  expect(table.refused('house', again)).toEqual({ rule: 'K3', kind: 'nothing-fits', row: 1 });
  table.mark('house', FOUND);
  const miss = { type: 'open-code', code: MISS, key: null, genuine: true } as const;
  expect(table.refused('house', miss)).toEqual({ rule: 'K3', kind: 'code-contradicts', row: 0 });
});

test('W5c: a counted tray is full again for the replay', () => {
  const table = sit('duel', { ...BY_HAND, supply: 12 });
  hideAll(table);
  markedTurn(table, [MISS, WRONG], [MISS, NONE]);
  table.act(1, { type: 'admit' });
  hideAll(table);
  expect(trayLeft(table.state, 0)).toEqual([[11, 11, 12, 12]]);
});
