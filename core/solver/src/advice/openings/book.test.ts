// The opening book: whole, followed under any names, and only as far as it goes.

import { type Code, drawCode, mark, seededDice, shapesEdition, widestSpec } from '@blackpeg/rules';
import { describe, expect, it } from 'vitest';
import { codeAt, indexOfCode } from '../../candidates/code-table.ts';
import { openField } from '../../candidates/field.ts';
import { workOut } from '../../candidates/knowledge.ts';
import { partitionByCode } from '../../candidates/partition.ts';
import { advise } from '../advisor.ts';
import { bookGuess } from './book.ts';

describe('the book of shapes 1', () => {
  const edition = shapesEdition('1');
  const spec = widestSpec(edition);
  const { marking } = edition;
  const field = openField(spec, marking);
  const empty = { spec, marking, rows: [], missing: null };
  const first = bookGuess(field.table, empty) ?? [];

  it('has a guess for each answer that leaves many codes, up to the third row', () => {
    const dice = seededDice(3);
    for (let game = 0; game < 20; game += 1) {
      const code = drawCode(spec, dice);
      let rows = [{ guess: first, mark: mark(marking, code, first) }];
      for (let row = 2; row <= 3; row += 1) {
        const standing = workOut(field, { ...empty, rows });
        if (standing.candidates.length <= 300) break;
        const guess = bookGuess(field.table, standing.knowledge);
        expect(guess && indexOfCode(field.table, guess)).toBeGreaterThanOrEqual(0);
        rows = [...rows, { guess: guess ?? [], mark: mark(marking, code, guess ?? []) }];
      }
      if (rows.length === 3) expect(bookGuess(field.table, { ...empty, rows })).toBeUndefined();
    }
  });

  it('is followed with colours, shapes and holes exchanged, and gives guesses that divide as well', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const dice = seededDice(seed);
      const rename = renaming(dice);
      const code = codeAt(field.table, dice(field.table.size));
      const plain: { guess: Code; mark: ReturnType<typeof mark> }[] = [];
      for (let row = 1; row <= 3; row += 1) {
        const guess = bookGuess(field.table, { ...empty, rows: plain });
        if (!guess) break;
        const renamed = plain.map((each) => ({ ...each, guess: rename(each.guess) }));
        const standing = workOut(field, { ...empty, rows: renamed });
        const before = workOut(field, { ...empty, rows: plain });
        const advice = advise(field, standing, { nodes: 1 });
        const counts = advice.ok && partitionByCode(field, standing.candidates, advice.value.guess).counts;
        expect(counts).toEqual(partitionByCode(field, before.candidates, guess).counts);
        plain.push({ guess, mark: mark(marking, code, guess) });
      }
      expect(plain.length).toBeGreaterThan(1);
    }
  });

  it('is left with a row that is not in it, and where a tray says more', () => {
    const rows = [{ guess: Array.from({ length: 4 }, () => 11), mark: { black: 0, white: 0, blue: 0 } }];
    expect(bookGuess(field.table, { ...empty, rows })).toBeUndefined();
    expect(bookGuess(field.table, { ...empty, missing: [] })).toBeUndefined();
  });
});

/** Colours, shapes and holes in another order, and colours for shapes. */
function renaming(dice: (sides: number) => number): (code: Code) => Code {
  const kinds = [1, 2, 3, 4, 5];
  const [colours, shapes, holes] = [
    shuffled(kinds, dice),
    shuffled(kinds, dice),
    shuffled([0, 1, 2, 3], dice),
  ];
  const swap = dice(2) === 1;
  const named = (list: readonly number[], kind: number) => list[kinds.indexOf(kind)] ?? 0;
  return (code) =>
    holes.map((hole) => {
      const [colour, shape] = [Math.floor((code[hole] ?? 0) / 10), (code[hole] ?? 0) % 10];
      return 10 * named(colours, swap ? shape : colour) + named(shapes, swap ? colour : shape);
    });
}

function shuffled(things: readonly number[], dice: (sides: number) => number): readonly number[] {
  const left = [...things];
  return things.map(() => left.splice(dice(left.length), 1)[0] ?? 0);
}
