// Contradictions against brute force over every set of rows.

import {
  allCodes,
  type Code,
  firstMisfit,
  type MarkedGuess,
  mark,
  sameFeedback,
  shapesEdition,
  widestSpec,
} from '@blackpeg/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openField } from '../candidates/field.ts';
import { fieldFor, playedPosition, SMALL_GAMES, type SmallGame } from '../positions.testing.ts';
import { type Contradiction, findContradiction, judgeClaim } from './contradiction.ts';

describe('a contradiction', () => {
  it.each(SMALL_GAMES)('W2: is named by its smallest sets of rows, or refuted by a code: $name', (game) => {
    const codes = [...allCodes(game.spec)];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.nat(), fc.nat(4), (count, seed, wrong) => {
        const rows = withWrongRow(game, count, seed, wrong % count);
        const verdict = judgeClaim(fieldFor(game), {
          spec: game.spec,
          marking: game.marking,
          rows,
          missing: null,
        });
        const fitting = codes.filter((code) => firstMisfit(game.marking, rows, code) === undefined);
        if (verdict.kind === 'some-code-fits') {
          expect(fitting).toContainEqual(verdict.code);
          expect(verdict.codes).toBe(fitting.length);
          return;
        }
        expect(fitting).toEqual([]);
        checkContradiction(game, codes, rows, verdict.contradiction);
      }),
      { numRuns: 60 },
    );
  });

  it('has no single suspect where two rows are wrong', () => {
    const game = SMALL_GAMES[1] as SmallGame;
    const none = { black: 0, white: 0, blue: 0 };
    const rows = [1, 1, 2, 2, 3, 3, 4, 4].map((peg) => ({ guess: [peg, peg, peg], mark: none }));
    const found = findContradiction(fieldFor(game), {
      spec: game.spec,
      marking: game.marking,
      rows,
      missing: null,
    });
    expect(found?.fewestWrong).toBe(2);
    expect(found?.conflicts).toHaveLength(2 ** 4);
    expect(found?.suspects).toEqual([]);
  });

  it('may rest on the tray', () => {
    const game = SMALL_GAMES[0] as SmallGame;
    const rows = [{ guess: [1, 1], mark: { black: 2, white: 0, blue: 0 } }];
    const missing = [[0, 1, 1, 1]];
    const found = findContradiction(fieldFor(game), {
      spec: game.spec,
      marking: game.marking,
      rows,
      missing,
    });
    expect(found).toMatchObject({ conflicts: [[0]], needsTray: true });
  });

  it('is found in shapes with blanks, with what the wrong row would have needed', () => {
    const edition = shapesEdition('2');
    const spec = widestSpec(edition);
    const game = { name: 'shapes 2', spec, marking: edition.marking };
    const { code, knowledge } = playedPosition(game, 9, 4);
    const rows = knowledge.rows.map((row, at) =>
      at === 2 ? { ...row, mark: { black: 3, white: 0, blue: 0 } } : row,
    );
    const found = findContradiction(openField(spec, edition.marking), { ...knowledge, rows });
    const suspect = found?.suspects.find(({ row }) => row === 2);
    const right = mark(edition.marking, code, (rows[2] as MarkedGuess).guess);
    expect(found?.fewestWrong).toBe(1);
    expect(found?.conflicts.every((set) => set.includes(2))).toBe(true);
    expect(suspect?.needed.map(({ feedback }) => feedback)).toContainEqual(right);
  });
});

/** One row answered for another code: often, but not always, a contradiction. */
function withWrongRow(game: SmallGame, count: number, seed: number, wrong: number): readonly MarkedGuess[] {
  const { knowledge } = playedPosition(game, count, seed);
  const other = playedPosition(game, 0, seed + 7).code;
  return knowledge.rows.map((row, at) =>
    at === wrong ? { ...row, mark: mark(game.marking, other, row.guess) } : row,
  );
}

function checkContradiction(
  game: SmallGame,
  codes: readonly Code[],
  rows: readonly MarkedGuess[],
  { conflicts, fewestWrong, suspects }: Contradiction,
): void {
  const fits = (set: readonly number[]): readonly Code[] =>
    codes.filter((code) => set.every((row) => isRight(game, rows[row] as MarkedGuess, code)));
  const sets = subsets(rows.length).filter((set) => fits(set).length === 0);
  const least = Math.min(...sets.map((set) => set.length));
  const smallest = sets.filter((set) => set.length === least);
  expect([...conflicts].sort()).toEqual([...smallest].sort());
  const right = codes.map((code) => rows.filter((row) => isRight(game, row, code)).length);
  expect(fewestWrong).toBe(rows.length - Math.max(...right));
  const all = rows.map((_, row) => row);
  const alone = all.filter((row) => fits(all.filter((other) => other !== row)).length > 0);
  expect(suspects.map(({ row }) => row)).toEqual(alone);
  for (const { row, needed } of suspects) {
    const possible = fits(all.filter((other) => other !== row));
    expect(needed.reduce((sum, each) => sum + each.codes, 0)).toBe(possible.length);
    for (const { feedback, codes: count } of needed) {
      const agreeing = possible.filter((code) =>
        sameFeedback(mark(game.marking, code, (rows[row] as MarkedGuess).guess), feedback),
      );
      expect(agreeing).toHaveLength(count);
    }
  }
}

function isRight(game: SmallGame, row: MarkedGuess, code: Code): boolean {
  return sameFeedback(mark(game.marking, code, row.guess), row.mark);
}

function subsets(count: number): readonly (readonly number[])[] {
  return Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (_, row) => row).filter((row) => (bits >> row) & 1),
  );
}
