// Puzzles have one solution, no superfluous row, and can be solved by reasoning.

import { allCodes, firstMisfit, shapesEdition, superEdition, widestSpec } from '@blackpeg/rules';
import { describe, expect, inject, it } from 'vitest';
import { openField } from '../candidates/field.ts';
import { fieldFor, SMALL_GAMES } from '../positions.testing.ts';
import { isPuzzle, makePuzzle, type Puzzle } from './puzzle.ts';

const SEEDS = inject('isFullRun') ? 12 : 4;

describe('a puzzle', () => {
  it.each(SMALL_GAMES)('has one solution and needs all its rows: $name', (game) => {
    const codes = [...allCodes(game.spec)];
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const { knowledge, solution } = made(makePuzzle(fieldFor(game), seed));
      const fitting = (rows: typeof knowledge.rows) =>
        codes.filter((code) => firstMisfit(game.marking, rows, code) === undefined);
      expect(fitting(knowledge.rows)).toEqual([solution]);
      for (const row of knowledge.rows) {
        expect(fitting(knowledge.rows.filter((other) => other !== row)).length).toBeGreaterThan(1);
      }
      expect(isPuzzle(fieldFor(game), knowledge)).toBe(true);
    }
  });

  it.each(SMALL_GAMES)('can be reasoned out to the last hole: $name', (game) => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const { knowledge, reasoning } = made(makePuzzle(fieldFor(game), seed));
      expect(reasoning.steps.at(-1)?.open).toBe(1);
      expect(reasoning.depth).toBeGreaterThan(0);
      expect(reasoning.depth).toBeLessThanOrEqual(knowledge.rows.length);
    }
  });

  it('is the same for the same seed', () => {
    for (const edition of [superEdition(), shapesEdition('1')]) {
      const field = openField(widestSpec(edition), edition.marking);
      const puzzle = made(makePuzzle(field, 7));
      expect(made(makePuzzle(field, 7))).toEqual(puzzle);
      expect(made(makePuzzle(field, 8)).solution).not.toEqual(puzzle.solution);
      expect(isPuzzle(field, puzzle.knowledge)).toBe(true);
    }
  });

  it('comes as deep as asked for, if one is found', () => {
    const field = openField(widestSpec(superEdition()), 'places');
    for (const depth of [2, 3, 4])
      expect(made(makePuzzle(field, 1, { depth, tries: 60 })).reasoning.depth).toBe(depth);
  });

  it('is not a puzzle with a row too many or too few', () => {
    const field = openField(widestSpec(superEdition()), 'places');
    const { knowledge } = made(makePuzzle(field, 3));
    expect(isPuzzle(field, { ...knowledge, rows: knowledge.rows.slice(1) })).toBe(false);
    expect(isPuzzle(field, { ...knowledge, rows: [...knowledge.rows, ...knowledge.rows.slice(0, 1)] })).toBe(
      false,
    );
  });

  it('is refused where no board has rows enough', () => {
    const facets = [
      { name: 'colour', size: 6, blank: false },
      { name: 'shape', size: 6, blank: false },
    ] as const;
    const puzzle = makePuzzle(openField({ holes: 1, facets, repeats: true }, 'places'), 1, { tries: 1 });
    expect(puzzle.ok || puzzle.error.kind).toBe('needs-too-many-rows');
  });
});

function made(result: ReturnType<typeof makePuzzle>): Puzzle {
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}
