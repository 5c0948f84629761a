import { type Dice, type Marking, seededDice } from '@blackpeg/rules';
import { describe, expect, it } from 'vitest';
import { codeAt, codeTable, indexOfCode } from '../candidates/code-table.ts';
import { type Field, openField } from '../candidates/field.ts';
import { pairSpec, plainSpec } from '../small-games.testing.ts';
import { entropy } from '../strategies/entropy.ts';
import { expectedSize } from '../strategies/expected-size.ts';
import { minimax } from '../strategies/minimax.ts';
import { mostParts } from '../strategies/most-parts.ts';
import { partsOf } from '../trees/strategy-tree.ts';
import { distinctGuesses } from './distinct-guesses.ts';
import { symmetryOf } from './set-symmetry.ts';
import { afterGuess, fullSymmetry } from './symmetry.ts';

describe('first guesses', () => {
  it.each([
    [4, 6, ['1111', '1112', '1122', '1123', '1234']],
    [5, 8, ['11111', '11112', '11122', '11123', '11223', '11234', '12345']],
    [5, 2, ['11111', '11112', '11122']],
    [3, 1, ['111']],
  ])('of %i holes and %i kinds are as many as ways to repeat kinds', (holes, kinds, expected) => {
    const table = codeTable(plainSpec(holes, kinds), 'places');
    const found = distinctGuesses(table, fullSymmetry(table));
    expect([...found].map((guess) => codeAt(table, guess).join(''))).toEqual(expected);
  });

  it('of two pairs differ in what the pairs share', () => {
    const table = codeTable(pairSpec(2, 3, 3), 'pairs');
    const found = distinctGuesses(table, fullSymmetry(table));
    expect([...found].map((guess) => codeAt(table, guess).join(' '))).toEqual([
      '11 11',
      '11 12',
      '11 21',
      '11 22',
    ]);
  });

  it('without repeats are one', () => {
    const table = codeTable(plainSpec(4, 6, false), 'places');
    expect([...distinctGuesses(table, fullSymmetry(table))]).toEqual([0]);
  });
});

describe('second guesses', () => {
  it('after 1122 leave out what the two halves and the four other kinds make alike', () => {
    const table = codeTable(plainSpec(4, 6), 'places');
    const symmetry = afterGuess(table, fullSymmetry(table), indexOfCode(table, [1, 1, 2, 2]));
    const found = distinctGuesses(table, symmetry);
    const has = (...code: number[]) => found.includes(indexOfCode(table, code));
    expect([has(1, 3, 3, 4), has(3, 1, 3, 4), has(3, 3, 2, 4), has(1, 4, 4, 3)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(symmetry.motions.length).toBe(8);
  });
});

describe('the symmetry of a set', () => {
  const table = codeTable(plainSpec(4, 6), 'places');
  const field = openField(table.spec, 'places');
  const first = indexOfCode(table, [1, 1, 2, 2]);

  it('of all codes is everything', () => {
    expect(symmetryOf(table, everyGuess(field))).toEqual(fullSymmetry(table));
  });

  it('of what a guess leaves is at least what the guess leaves', () => {
    const after = distinctGuesses(table, afterGuess(table, fullSymmetry(table), first));
    for (const [, part] of partsOf(field, everyGuess(field), first)) {
      if (part.length < 3) continue;
      expect(distinctGuesses(table, symmetryOf(table, part)).length).toBeLessThanOrEqual(after.length);
    }
  });

  it('of a set with one code too few is nothing but what is really there', () => {
    const codes = everyGuess(field).filter((code) => code !== indexOfCode(table, [1, 2, 3, 4]));
    const { motions, groups } = symmetryOf(table, codes);
    // Kinds 5 and 6 can be exchanged; each order of the holes has to rename 1 to 4 with it.
    expect(groups).toEqual([0, 1, 2, 3, 4, 4]);
    expect(motions.length).toBe(24);
  });
});

describe.each([
  { name: 'plain pegs', field: openField(plainSpec(4, 6), 'places') },
  { name: 'no repeats', field: openField(plainSpec(4, 6, false), 'places') },
  { name: 'pairs', field: openField(pairSpec(3, 3, 2), 'pairs' satisfies Marking) },
])('$name: no strategy is worse off', ({ field }) => {
  const rules = [minimax, expectedSize, entropy, mostParts];

  it('with the distinct guesses than with all', () => {
    const dice = seededDice(3);
    for (let round = 0; round < 40; round += 1) {
      const { candidates, guesses, symmetry } = playSome(field, dice);
      const idle = idleKinds(field, candidates);
      for (const few of [guesses, distinctGuesses(field.table, symmetry, idle)]) {
        for (const strategy of rules) {
          expect(strategy.choose(field, { candidates, guesses: few })).toBe(
            strategy.choose(field, { candidates, guesses: everyGuess(field) }),
          );
        }
      }
    }
  });
});

/** A position after one to three random guesses. */
function playSome(field: Field, dice: Dice) {
  const { table } = field;
  let candidates = everyGuess(field);
  let symmetry = fullSymmetry(table);
  for (let left = 1 + dice(3); left > 0; left -= 1) {
    const guess = dice(table.size);
    const parts = partsOf(field, candidates, guess);
    const part = parts[dice(parts.length)];
    if (part) candidates = part[1];
    symmetry = afterGuess(table, symmetry, guess);
  }
  return { candidates, symmetry, guesses: distinctGuesses(table, symmetry) };
}

function everyGuess({ table }: Field): Uint32Array {
  return Uint32Array.from({ length: table.size }, (_, index) => index);
}

function idleKinds({ table }: Field, candidates: Uint32Array): readonly boolean[] {
  return table.pegs.map((peg) => [...candidates].every((code) => !codeAt(table, code).includes(peg)));
}
