// Whether any code fits the rows, checked by trying every code.

import { describe, expect, test } from 'vitest';
import { type Dice, seededDice } from '../dice.ts';
import { pick } from '../random-match.testing.ts';
import { pegs } from '../table.testing.ts';
import { countPegsOf, fitsTray, MOST_PALMED, type PegCounts } from '../tray/tray.ts';
import { allCodes, type Code, type CodeSpec, drawCode } from './code.ts';
import { allFeedback, type Marking, sameFeedback } from './feedback.ts';
import { type Clues, firstMisfit, fittingCode, type MarkedGuess } from './fits.ts';
import { mark } from './marking.ts';

const CASES = 1500;

const COLOURS: CodeSpec = {
  holes: 3,
  facets: [{ name: 'colour', size: 4, blank: true }],
  repeats: true,
};
const PAIRS: CodeSpec = {
  holes: 2,
  facets: [
    { name: 'colour', size: 3, blank: true },
    { name: 'shape', size: 2, blank: false },
  ],
  repeats: true,
};
const GAMES: readonly (readonly [CodeSpec, Marking])[] = [
  [COLOURS, 'places'],
  [{ ...COLOURS, repeats: false }, 'places'],
  [PAIRS, 'pairs'],
  [{ ...PAIRS, holes: 3, repeats: false }, 'pairs'],
  [PAIRS, 'places'],
];

/** Brute force: every code, marked against every row. */
function fittingByTrial({ spec, marking, rows, missing }: Clues): readonly Code[] {
  return [...allCodes(spec)].filter(
    (code) =>
      rows.every(({ guess, mark: given }) => sameFeedback(mark(marking, code, guess), given)) &&
      (missing === null || explains(spec, code, missing)),
  );
}

/** The code uses some of the missing pegs of each kind, and leaves no more than may be palmed. */
function explains(spec: CodeSpec, code: Code, missing: PegCounts): boolean {
  const inCode = countPegsOf(spec, [code]);
  return missing.every((kinds, facet) =>
    kinds.every((count, kind) => [0, 1, 2].includes(count - (inCode[facet]?.[kind] ?? 0))),
  );
}

function someRows(spec: CodeSpec, marking: Marking, code: Code, errorIn: number, dice: Dice) {
  return Array.from({ length: 1 + dice(4) }, (): MarkedGuess => {
    const guess = drawCode(spec, dice);
    const right = mark(marking, code, guess);
    return { guess, mark: dice(errorIn) === 0 ? pick(dice, allFeedback(spec, marking)) : right };
  });
}

function someMissing(spec: CodeSpec, code: Code, dice: Dice): PegCounts {
  return countPegsOf(spec, [code]).map((kinds) => kinds.map((count) => count + dice(MOST_PALMED + 1)));
}

function compare(clues: Clues): 'fits' | 'none' {
  const byTrial = fittingByTrial(clues);
  const found = fittingCode(clues);
  if (found === null) expect(byTrial).toEqual([]);
  else expect(byTrial).toContainEqual(found);
  return found === null ? 'none' : 'fits';
}

describe('a fitting code', () => {
  test('W2b: is found exactly when there is one, with right and with wrong rows', () => {
    const dice = seededDice(11);
    const verdicts = Array.from({ length: CASES }, () => {
      const [spec, marking] = pick(dice, GAMES);
      const rows = someRows(spec, marking, drawCode(spec, dice), 4, dice);
      return compare({ spec, marking, rows, missing: null });
    });
    expect(new Set(verdicts)).toEqual(new Set(['fits', 'none']));
  });

  test('T3g: also where the tray tells, whether the rows agree with it or not', () => {
    const dice = seededDice(12);
    const verdicts = Array.from({ length: CASES }, () => {
      const [spec, marking] = pick(dice, GAMES);
      const code = drawCode(spec, dice);
      const rows = someRows(spec, marking, code, 8, dice);
      return compare({ spec, marking, rows, missing: someMissing(spec, code, dice) });
    });
    expect(new Set(verdicts)).toEqual(new Set(['fits', 'none']));
  });

  test('W2b: there always is one while every row is right', () => {
    const dice = seededDice(13);
    for (let turn = 0; turn < CASES; turn += 1) {
      const [spec, marking] = pick(dice, GAMES);
      const code = drawCode(spec, dice);
      const rows = someRows(spec, marking, code, Number.POSITIVE_INFINITY, dice);
      expect(fittingCode({ spec, marking, rows, missing: someMissing(spec, code, dice) })).not.toBeNull();
    }
  });

  test('W2b: without any row every code fits, and of a game of one code the only one', () => {
    const spec: CodeSpec = { holes: 1, facets: [{ name: 'colour', size: 1, blank: false }], repeats: true };
    expect(fittingCode({ spec, marking: 'places', rows: [], missing: null })).toEqual([1]);
  });
});

test('E5b: a guess is held against the rows in their order', () => {
  const rows = [
    { guess: [1, 2, 3], mark: pegs(1, 1) },
    { guess: [1, 1, 1], mark: pegs(1, 0) },
    { guess: [4, 4, 4], mark: pegs(0, 0) },
  ];
  expect(firstMisfit('places', rows, [1, 3, 3])).toBe(0);
  expect(firstMisfit('places', rows, [1, 3, 4])).toBe(2);
  expect(firstMisfit('places', rows, [1, 3, 0])).toBeUndefined();
});

test('T3g: a code fits the tray while no more is missing than its pegs and two palmed of each kind', () => {
  const missing = [[3, 1, 0, 2]];
  expect(fitsTray(COLOURS, [1, 0, 0], missing)).toBe(true);
  expect(fitsTray(COLOURS, [1, 1, 2], missing)).toBe(true);
  expect(fitsTray(COLOURS, [0, 0, 0], missing)).toBe(false);
  expect(fitsTray(COLOURS, [1, 3, 0], missing)).toBe(false);
});
