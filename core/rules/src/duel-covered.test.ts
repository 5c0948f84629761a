// A duel in turns: what is placed and marked, and who sees what when.

import { expect, test } from 'vitest';
import { hideCode } from './match/action.ts';
import {
  BY_HAND,
  CODE,
  FOUND,
  hideAll,
  MISS,
  markedTurn,
  NONE,
  outcome,
  placing,
  seenRow,
  sit,
  turn,
  WRONG,
} from './scenes.testing.ts';
import { pegs } from './table.testing.ts';
import { PERSON } from './terms/terms.ts';
import { trayLeft } from './tray/tray-view.ts';

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

test('D1c: by hand, the last row of both is marked before the round is played again', () => {
  const table = sit('duel', BY_HAND);
  hideAll(table);
  for (let count = 0; count < 3; count += 1) markedTurn(table, [MISS, NONE], [MISS, NONE]);
  expect(outcome(table)).toEqual({ kind: 'undecided', why: 'none-found' });
});
