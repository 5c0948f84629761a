// Reviews: figures compared with the rules, and the properties of the scale.

import { allCodes, brailleEdition, type Code, type MarkedGuess, mark, widestSpec } from '@blackpeg/rules';
import { describe, expect, it } from 'vitest';
import { openField } from './candidates/field.ts';
import type { Knowledge } from './candidates/knowledge.ts';
import { fieldFor, SMALL_GAMES, type SmallGame } from './positions.testing.ts';
import { type BoardReview, review } from './review.ts';

const edition = brailleEdition();
const spec = widestSpec(edition);
const field = openField(spec, edition.marking);

function board(code: Code, guesses: readonly Code[]): Knowledge {
  const rows = guesses.map((guess) => ({ guess, mark: mark('places', code, guess) }));
  return { spec, marking: 'places', rows, missing: null };
}

describe('a review', () => {
  const code = [3, 5, 1, 1];
  const played = review(field, board(code, [[1, 1, 2, 2], [1, 1, 2, 2], [3, 1, 1, 4], code]));

  it('counts the codes that fitted before and after each row', () => {
    expect(played.rows.map(({ before, after }) => [before, after])).toEqual(countsOf(code, played));
    expect(played.rows[0]?.expectedAfter).toBeCloseTo(204.535, 2);
  });

  it('gives a row that tells nothing no skill and no luck', () => {
    expect(played.rows[1]).toMatchObject({ skill: 0, consistent: false });
    expect(played.rows[1]?.lost).toBeCloseTo(1, 0);
    expect(played.rows[1]?.luck).toBeCloseTo(0);
  });

  it('gives the best guess full skill', () => {
    const { best } = played.rows[2] ?? {};
    const better = review(field, board(code, [[1, 1, 2, 2], best?.guess ?? []]));
    expect(better.rows[1]?.skill).toBeCloseTo(100);
    expect(better.rows[1]?.lost).toBeCloseTo(0);
  });

  it('says where the code became certain', () => {
    const { rows, certainAfter } = played;
    expect(certainAfter).toBe(rows.findIndex(({ after }) => after === 1));
  });

  it('keeps skill between 0 and 100', () => {
    for (const { skill } of played.rows) {
      expect(skill).toBeGreaterThanOrEqual(0);
      expect(skill).toBeLessThanOrEqual(100);
    }
  });

  it('stops at a row no code fits', () => {
    const knowledge = board(code, [[1, 1, 2, 2]]);
    const torn: MarkedGuess = { guess: [1, 1, 2, 2], mark: { black: 4, white: 0, blue: 0 } };
    const { rows, contradictedAt } = review(field, { ...knowledge, rows: [...knowledge.rows, torn] });
    expect(rows).toHaveLength(1);
    expect(contradictedAt).toBe(1);
  });

  it('stops when told to and reports rows as they come', () => {
    const seen: number[] = [];
    const { rows } = review(
      field,
      board(code, [
        [1, 1, 2, 2],
        [3, 1, 1, 4],
      ]),
      {
        shouldStop: () => seen.length === 1,
        onRow: ({ row }) => seen.push(row),
      },
    );
    expect(seen).toEqual([0]);
    expect(rows).toHaveLength(1);
  });
});

describe('luck', () => {
  it.each(SMALL_GAMES)('is nil on average over all codes, whatever is guessed: $name', (game) => {
    const codes = [...allCodes(game.spec)];
    const guess = codes[Math.floor(codes.length / 3)] as Code;
    const total = codes.reduce((sum, code) => sum + luckOf(game, code, guess), 0);
    expect(total / codes.length).toBeCloseTo(0, 9);
  });
});

function luckOf(game: SmallGame, code: Code, guess: Code): number {
  const rows = [{ guess, mark: mark(game.marking, code, guess) }];
  const options = { advice: { nodes: 0 } };
  return review(fieldFor(game), { spec: game.spec, marking: game.marking, rows, missing: null }, options)
    .luck;
}

function countsOf(code: Code, { rows }: BoardReview): readonly (readonly number[])[] {
  let left = [...allCodes(spec)];
  return rows.map(({ guess }) => {
    const before = left.length;
    const wanted = JSON.stringify(mark('places', code, guess));
    left = left.filter((other) => JSON.stringify(mark('places', other, guess)) === wanted);
    return [before, left.length];
  });
}
