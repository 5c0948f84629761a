import { type Code, mark, shapesEdition, widestSpec } from '@blackpeg/rules';
import { describe, expect, it } from 'vitest';
import { codeAt } from './candidates/code-table.ts';
import { type Field, openField } from './candidates/field.ts';
import { type Knowledge, workOut } from './candidates/knowledge.ts';
import { type CodeSpace, codeSpace, NO_CODE } from './code-space.ts';
import { fieldFor, playedPosition, SMALL_GAMES } from './positions.testing.ts';
import { plainField, plainSpec } from './small-games.testing.ts';

/** How many dots are left after this many rows. */
function dotsAfter({ lasted }: CodeSpace, rows: number): number {
  return lasted.filter((value) => value !== NO_CODE && value > rows).length;
}

/** After each of three rows, and before. */
function countsOf(field: Field, knowledge: Knowledge): readonly number[] {
  return [0, 1, 2, 3].map(
    (rows) => workOut(field, { ...knowledge, rows: knowledge.rows.slice(0, rows) }).candidates.length,
  );
}

describe('the space of codes', () => {
  it.each(SMALL_GAMES)('has a dot for every code, until a row excludes it: $name', (game) => {
    const { knowledge } = playedPosition(game, 3, 11);
    const space = codeSpace(fieldFor(game), knowledge);
    const counts = countsOf(fieldFor(game), knowledge);
    expect(space.counts).toEqual(counts);
    expect(counts.map((_, rows) => dotsAfter(space, rows))).toEqual(counts);
    expect(space.few.at(-1)?.every((place) => (space.lasted[place] ?? 0) > 3)).toBe(true);
  });

  it('keeps codes together that begin alike', () => {
    const [first = 0, same = 0, other = 0] = [
      [3, 1, 1, 1, 1],
      [3, 1, 8, 8, 8],
      [4, 1, 1, 1, 1],
    ].map((code) => placeOf(plainField(5, 8), code));
    const columns = 256;
    const block = (place: number) => [Math.floor((place % columns) / 32), Math.floor(place / columns / 16)];
    expect(block(same)).toEqual(block(first));
    expect(block(other)).not.toEqual(block(first));
  });

  it('leaves places free where a number of kinds does not divide', () => {
    const { lasted } = codeSpace(plainField(3, 5), {
      spec: plainSpec(3, 5),
      marking: 'places',
      rows: [],
      missing: null,
    });
    expect(lasted.filter((value) => value !== NO_CODE)).toHaveLength(125);
    expect(lasted).toHaveLength(150);
  });

  it('shows one code in several of a large game, and the last few all the same', () => {
    const edition = shapesEdition('2');
    const spec = widestSpec(edition);
    const field = openField(spec, edition.marking);
    const code = codeAt(field.table, 1_234_567);
    const guesses = [10, 333_333, 1_000_000, 1_234_560, 1_234_000].map((index) => codeAt(field.table, index));
    const rows = [...guesses, code].map((guess) => ({ guess, mark: mark(edition.marking, code, guess) }));
    const space = codeSpace(field, { spec, marking: edition.marking, rows, missing: null });
    expect(space.codesPerDot).toBeCloseTo(field.table.size / space.lasted.length, 0);
    const [first = 0, second = 0] = space.counts;
    expect(dotsAfter(space, 1) / dotsAfter(space, 0)).toBeCloseTo(second / first, 1);
    expect(space.counts.at(-1)).toBe(1);
    expect(space.few.at(-1)).toHaveLength(1);
  });
});

/** The position of the only code that fits after it was found. */
function placeOf(field: Field, code: Code): number {
  const { spec, marking } = field.table;
  const rows = [{ guess: code, mark: mark(marking, code, code) }];
  return codeSpace(field, { spec, marking, rows, missing: null }).few[1]?.[0] ?? -1;
}
