// Candidates against the rules themselves, code by code.

import {
  allCodes,
  type Code,
  firstMisfit,
  fittingCode,
  kindsOf,
  MOST_PALMED,
  seededDice,
  shapesEdition,
  widestSpec,
} from '@blackpeg/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldFor, missingFor, playedPosition, SMALL_GAMES } from '../positions.testing.ts';
import { openField } from './field.ts';
import { fittingCodes, type Knowledge, withRow, workOut } from './knowledge.ts';

const ALL = Number.POSITIVE_INFINITY;

describe('candidates', () => {
  it.each(SMALL_GAMES)('are the codes that fit all rows: $name', (game) => {
    const field = fieldFor(game);
    fc.assert(
      fc.property(fc.nat(4), fc.nat(), (rows, seed) => {
        const { knowledge } = playedPosition(game, rows, seed);
        expect(fittingCodes(field, workOut(field, knowledge), ALL)).toEqual(bruteForce(knowledge));
      }),
      { numRuns: 40 },
    );
  });

  it.each(SMALL_GAMES)('T3g: agree with what the tray shows: $name', (game) => {
    const field = fieldFor(game);
    fc.assert(
      fc.property(fc.nat(2), fc.nat(), (rows, seed) => {
        const { code, knowledge } = playedPosition(game, rows, seed);
        const counted = { ...knowledge, missing: missingFor(game.spec, code, seededDice(seed + 1)) };
        const found = fittingCodes(field, workOut(field, counted), ALL);
        expect(found).toEqual(bruteForce(counted));
        expect(found).toContainEqual(code);
        expect(found).toContainEqual(fittingCode(counted));
      }),
      { numRuns: 40 },
    );
  });

  it('are narrowed row by row as all at once', () => {
    for (const game of SMALL_GAMES) {
      const field = fieldFor(game);
      const { knowledge } = playedPosition(game, 3, 11);
      const start = workOut(field, { ...knowledge, rows: [] });
      const stepped = knowledge.rows.reduce((standing, row) => withRow(field, standing, row), start);
      expect(stepped).toEqual(workOut(field, knowledge));
    }
  });

  it('are those of the question, whatever was asked before: another first row, another tray', () => {
    for (const game of SMALL_GAMES) {
      const field = fieldFor(game);
      const asked = Array.from({ length: 6 }, (_, seed) => {
        const { code, knowledge } = playedPosition(game, 1, seed);
        return [knowledge, { ...knowledge, missing: missingFor(game.spec, code, seededDice(seed)) }];
      }).flat();
      for (const knowledge of [...asked, ...asked])
        expect(fittingCodes(field, workOut(field, knowledge), ALL)).toEqual(bruteForce(knowledge));
    }
  });

  it('are none for feedback that cannot be', () => {
    const [game] = SMALL_GAMES;
    if (!game) throw new Error('no game');
    const { knowledge } = playedPosition(game, 1, 1);
    const rows = [{ guess: [1, 1], mark: { black: 2, white: 2, blue: 0 } }];
    expect(workOut(fieldFor(game), { ...knowledge, rows }).candidates).toHaveLength(0);
  });

  it('accepts a guess that is not a code of the game', () => {
    const game = SMALL_GAMES[0];
    if (!game) throw new Error('no game');
    const { knowledge } = playedPosition(game, 0, 1);
    const asked = { ...knowledge, rows: [{ guess: [0, 3], mark: { black: 0, white: 1, blue: 0 } }] };
    expect(fittingCodes(fieldFor(game), workOut(fieldFor(game), asked), ALL)).toEqual(bruteForce(asked));
  });

  it('C7: are found among 1,679,616 codes', () => {
    const edition = shapesEdition('2');
    const spec = widestSpec(edition);
    const field = openField(spec, edition.marking);
    const { code, knowledge } = playedPosition({ name: 'shapes 2', spec, marking: edition.marking }, 4, 5);
    const { candidates } = workOut(field, knowledge);
    const codes = fittingCodes(field, { knowledge, candidates }, ALL);
    expect(codes).toContainEqual(code);
    for (const each of codes) expect(firstMisfit(edition.marking, knowledge.rows, each)).toBeUndefined();
    expect(workOut(field, { ...knowledge, rows: [] }).candidates).toHaveLength(1_679_616);
  });
});

function bruteForce({ spec, marking, rows, missing }: Knowledge): readonly Code[] {
  return [...allCodes(spec)].filter(
    (code) =>
      firstMisfit(marking, rows, code) === undefined &&
      (missing === null ||
        missing.every((of, facet) =>
          of.every((count, index) => {
            const palmed = count - code.filter((peg) => kindsOf(spec, peg)[facet] === index + 1).length;
            return palmed >= 0 && palmed <= MOST_PALMED;
          }),
        )),
  );
}
