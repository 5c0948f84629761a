// Hints of each grade: true, no more than requested, and explained.

import { allCodes, firstMisfit, mark, sameFeedback } from '@blackpeg/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advise } from '../advice/advisor.ts';
import { workOut } from '../candidates/knowledge.ts';
import { fieldFor, playedPosition, SMALL_GAMES, type SmallGame } from '../positions.testing.ts';
import { type Deduction, deductions } from './deductions.ts';
import { checkRow, clueAmong } from './hints.ts';
import { explainSuggestion } from './suggestion.ts';

const THREE_BY_FOUR = SMALL_GAMES[1] as SmallGame;

describe('check my row', () => {
  it.each(SMALL_GAMES)('E5: names every row a guess contradicts: $name', (game) => {
    const field = fieldFor(game);
    const { knowledge } = playedPosition(game, 3, 5);
    const standing = workOut(field, knowledge);
    for (const guess of allCodes(game.spec)) {
      const check = checkRow(field, standing, guess);
      const first = firstMisfit(game.marking, knowledge.rows, guess);
      if (check.kind !== 'contradicts') {
        expect(first).toBeUndefined();
        expect(check.kind).toBe('fits');
        continue;
      }
      expect(check.rows[0]?.row).toBe(first);
      for (const { row, got, would } of check.rows) {
        expect(sameFeedback(got, would)).toBe(false);
        expect(would).toEqual(mark(game.marking, guess, knowledge.rows[row]?.guess ?? []));
      }
    }
  });

  it('says when only the tray speaks against it', () => {
    const { knowledge } = playedPosition(THREE_BY_FOUR, 0, 1);
    const field = fieldFor(THREE_BY_FOUR);
    const standing = workOut(field, { ...knowledge, missing: [[0, 2, 2, 2]] });
    expect(checkRow(field, standing, [1, 2, 3])).toEqual({ kind: 'tray-forbids' });
    expect(explainSuggestion(field, standing, [1, 2, 3])[0]).toEqual({ kind: 'tray-forbids' });
    expect(checkRow(field, standing, [2, 3, 4])).toEqual({ kind: 'fits' });
  });
});

describe('a clue', () => {
  it('is a deduction no single row shows, as long as there is one', () => {
    const field = fieldFor(THREE_BY_FOUR);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.nat(), (rows, seed) => {
        const { knowledge } = playedPosition(THREE_BY_FOUR, rows, seed);
        const all = deductions(field, knowledge);
        const told = clueAmong(deductions(field, knowledge));
        if (all.length === 0) expect(told).toBeUndefined();
        else expect(all).toContainEqual(told);
        if (all.some((each) => each.rows.length > 1)) expect(told?.rows.length).toBeGreaterThan(1);
      }),
      { numRuns: 40 },
    );
  });

  it('is never repeated, and ends when everything was said', () => {
    const field = fieldFor(THREE_BY_FOUR);
    const { knowledge } = playedPosition(THREE_BY_FOUR, 3, 9);
    const told: Deduction[] = [];
    const certain = deductions(field, knowledge);
    for (let next = clueAmong(certain, told); next; next = clueAmong(certain, told)) told.push(next);
    expect(told).toHaveLength(deductions(field, knowledge).length);
    expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(told.length);
  });
});

describe('a good row', () => {
  it('comes with reasons that are true', () => {
    const field = fieldFor(THREE_BY_FOUR);
    const { knowledge } = playedPosition(THREE_BY_FOUR, 1, 3);
    const standing = workOut(field, knowledge);
    const advice = advise(field, standing);
    if (!advice.ok) throw new Error('no code fits');
    const { guess, couldBeCode } = advice.value;
    const why = explainSuggestion(field, standing, guess);
    const fits = firstMisfit(THREE_BY_FOUR.marking, knowledge.rows, guess) === undefined;
    expect(couldBeCode).toBe(fits);
    expect(why[0]?.kind).toBe(fits ? 'could-be-code' : 'cannot-be-code');
    const splits = why.find((step) => step.kind === 'splits');
    expect(splits).toMatchObject({ candidates: standing.candidates.length });
  });

  it('says that it is the only code left', () => {
    const field = fieldFor(THREE_BY_FOUR);
    const { knowledge } = playedPosition(THREE_BY_FOUR, 0, 3);
    const rows = [{ guess: [1, 2, 3], mark: { black: 3, white: 0, blue: 0 } }];
    expect(explainSuggestion(field, workOut(field, { ...knowledge, rows }), [1, 2, 3])).toEqual([
      { kind: 'only-code' },
    ]);
  });
});
