// Every question over every kind of game: answers are true, and if no code fits, they say so.

import { type Clues, type Code, checkCode, firstMisfit, seededDice } from '@blackpeg/rules';
import { LEVEL_NAMES } from '@blackpeg/solver';
import { describe, expect, it } from 'vitest';
import { GAMES, impossible, position } from '../games.testing.ts';
import { thinkerInThisThread } from '../worker.testing.ts';

const { ask } = thinkerInThisThread();

describe.each(GAMES)('$name', (game) => {
  const { code, clues } = position(game, 3);
  const none = impossible(game);
  const isLegal = (guess: Code) => checkCode(clues.spec, guess).ok;
  const fits = (guess: Code, given: Clues = clues) =>
    firstMisfit(given.marking, given.rows, guess) === undefined;

  it('fits: how many codes, and some of them', async () => {
    const { count, codes } = await ask('fits', { clues, list: 4 });
    expect(codes).toHaveLength(Math.min(4, count));
    expect(count).toBeGreaterThan(0);
    expect(codes.every((each) => isLegal(each) && fits(each))).toBe(true);
    expect(await ask('fits', { clues: none, list: 4 })).toEqual({ count: 0, codes: [] });
  });

  it('good-row: a legal guess with its figures and reasons', async () => {
    const good = await ask('good-row', { clues, rowsLeft: 9 });
    if ('kind' in good) throw new Error(good.kind);
    const { advice, why } = good;
    expect(why.length).toBeGreaterThan(0);
    expect(isLegal(advice.guess)).toBe(true);
    expect(advice.couldBeCode).toBe(fits(advice.guess));
    expect(advice.expectedRows).toBeGreaterThanOrEqual(advice.lowerBound);
    expect(advice.candidatesLeft).toBe((await ask('fits', { clues, list: 0 })).count);
    expect(await ask('good-row', { clues: none, rowsLeft: 9 })).toEqual({ kind: 'no-code-fits' });
  });

  it('check-row: the code fits, whatever else', async () => {
    expect(await ask('check-row', { clues, guess: code })).toEqual({ kind: 'fits' });
    expect(await ask('check-row', { clues: none, guess: code })).toMatchObject({ kind: 'contradicts' });
  });

  it('clue, deductions: what is certain, or nothing', async () => {
    const certain = await ask('deductions', { clues });
    const first = await ask('clue', { clues, told: [] });
    expect(first === null).toBe(certain.length === 0);
    if (first) expect(await ask('clue', { clues, told: [first] })).not.toEqual(first);
    expect(await ask('deductions', { clues: none })).toEqual([]);
    expect(await ask('clue', { clues: none, told: [] })).toBeNull();
  });

  it('contradiction: only if there is one', async () => {
    expect(await ask('contradiction', { clues })).toBeNull();
    expect(await ask('contradiction', { clues: none })).toMatchObject({
      fewestWrong: 1,
      conflicts: [[0, 1]],
    });
  });

  it('review: row by row, with progress, up to the row that cannot be', async () => {
    const reports: number[] = [];
    const progress = (done: number) => reports.push(done);
    const { rows, contradictedAt } = await ask('review', { clues }, { progress });
    expect(reports.length).toBe(rows.length + 1);
    expect(reports.at(-1)).toBe(rows.length / clues.rows.length);
    expect(contradictedAt).toBeNull();
    expect(await ask('review', { clues: none })).toMatchObject({ contradictedAt: 1 });
  });

  it('puzzle: one code fits, and the same seed gives the same', async () => {
    const puzzle = await ask('puzzle', { edition: game.edition, seed: 5 });
    expect(puzzle).toEqual(await ask('puzzle', { edition: game.edition, seed: 5 }));
    if (!puzzle) throw new Error('No puzzle.');
    expect(await ask('fits', { clues: puzzle.knowledge, list: 1 })).toEqual({
      count: 1,
      codes: [puzzle.solution],
    });
  });

  it.each(LEVEL_NAMES)('guess: a legal one at every level, fitting or not: %s', async (level) => {
    expect(isLegal(await ask('guess', { clues, tray: null, level, seed: 3 }))).toBe(true);
    expect(isLegal(await ask('guess', { clues: none, tray: null, level, seed: 3 }))).toBe(true);
  });

  it('hard-code: a legal one', async () => {
    const { spec, marking } = clues;
    expect(isLegal(await ask('hard-code', { spec, marking, seed: 3 }))).toBe(true);
  });

  it('K3: mark and settle: some code fits all answers', async () => {
    const dice = seededDice(2);
    let { rows } = position(game, 0).clues;
    for (const guess of position(game, 5, 7).clues.rows.map((row) => row.guess)) {
      rows = [...rows, { guess, mark: await ask('mark', { clues: { ...clues, rows }, guess }) }];
    }
    const said = { ...clues, rows };
    const opened = await ask('settle', { clues: said, seed: dice(1000) });
    expect(isLegal(opened) && fits(opened, said)).toBe(true);
    expect(isLegal(await ask('settle', { clues: none, seed: 1 }))).toBe(true);
  });
});

describe('the days', () => {
  it('have a code and a puzzle each, and days that never were have none', async () => {
    expect(await ask('daily-puzzle', { date: '2026-03-14' })).toMatchObject({ date: '2026-03-14' });
    expect(await ask('daily-puzzle', { date: '2026-02-30' })).toBeNull();
    expect(await ask('daily-code', { date: '2026-03-14' })).toMatchObject({ date: '2026-03-14' });
    expect(await ask('daily-code', { date: '2026-02-30' })).toBeNull();
  });
});
