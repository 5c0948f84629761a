// Which feedback is possible, checked against every code and guess of small games.

import { describe, expect, test } from 'vitest';
import { widestSpec } from '../editions/edition.ts';
import { brailleEdition, shapesEdition, superEdition } from '../editions/make.ts';
import { pegs } from '../table.testing.ts';
import { allCodes, allPegs, type CodeSpec, countCodes } from './code.ts';
import { allFeedback, type Feedback, isBroken, isEarnable, type Marking } from './feedback.ts';
import { mark } from './marking.ts';

const text = ({ black, white, blue }: Feedback) => `${black}-${white}-${blue}`;

/** All feedback that occurs. Kinds can be renamed, so it is enough that the guess begins with the first peg. */
function earned(spec: CodeSpec, marking: Marking): readonly string[] {
  const codes = [...allCodes(spec)];
  const [first] = allPegs(spec);
  const guesses = codes.filter((guess) => guess[0] === first);
  const all = guesses.flatMap((guess) => [...new Set(codes.map((code) => text(mark(marking, code, guess))))]);
  return [...new Set(all)].sort();
}

function offered(spec: CodeSpec, marking: Marking): readonly string[] {
  return allFeedback(spec, marking).map(text).sort();
}

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const sizes = [true, false].flatMap((repeats) => upTo(4).map((holes) => ({ repeats, holes })));

const PLAIN: readonly CodeSpec[] = sizes
  .flatMap((size) =>
    upTo(4).flatMap((kinds) =>
      [false, true].map((blank) => ({
        ...size,
        facets: [{ name: 'colour' as const, size: blank ? kinds - 1 : kinds, blank }],
      })),
    ),
  )
  .filter((spec) => countCodes(spec) > 0);

const OF_PAIRS: readonly CodeSpec[] = sizes
  .filter(({ holes }) => holes <= 3)
  .flatMap((size) =>
    upTo(3).flatMap((colours) =>
      upTo(3).flatMap((shapes) =>
        ['none', 'colour', 'both'].map((blank) => ({
          ...size,
          facets: [
            { name: 'colour' as const, size: colours, blank: blank !== 'none' },
            { name: 'shape' as const, size: shapes, blank: blank === 'both' },
          ],
        })),
      ),
    ),
  )
  .filter((spec) => countCodes(spec) > 0);

const pairs = (holes: number, colours: number, shapes: number, repeats: boolean): CodeSpec => ({
  holes,
  facets: [
    { name: 'colour', size: colours, blank: false },
    { name: 'shape', size: shapes, blank: false },
  ],
  repeats,
});

/** Larger ones with a single kind, or without repeats. */
const ODD: readonly CodeSpec[] = [
  ...[4, 5, 6].flatMap((holes) => [2, 3].map((shapes) => pairs(holes, 1, shapes, true))),
  pairs(4, 1, 4, true),
  pairs(4, 2, 2, false),
  pairs(4, 2, 3, false),
  pairs(5, 1, 6, false),
];

describe('a mark by hand', () => {
  test('F8a: four black and one white of five is never earned', () => {
    expect(isEarnable(widestSpec(superEdition()), 'places', pegs(4, 1))).toBe(false);
    expect(isEarnable(widestSpec(superEdition()), 'places', pegs(4, 0))).toBe(true);
    expect(isEarnable(widestSpec(superEdition()), 'places', pegs(3, 2))).toBe(true);
  });

  test('F8a: nor are three black and one white, or one white and two blue with one black, of four pairs', () => {
    const spec = widestSpec(shapesEdition());
    expect(isEarnable(spec, 'pairs', pegs(3, 1))).toBe(false);
    expect(isEarnable(spec, 'pairs', pegs(1, 1, 2))).toBe(false);
    expect(isEarnable(spec, 'pairs', pegs(1, 2, 1))).toBe(true);
  });

  test('F8a: blue is earned only where blue is marked', () => {
    expect(isEarnable(widestSpec(shapesEdition('1')), 'pairs', pegs(0, 0, 1))).toBe(true);
    expect(isEarnable(widestSpec(shapesEdition('3')), 'places', pegs(0, 0, 1))).toBe(false);
  });

  test.each([pegs(-1, 0), pegs(0.5, 0), pegs(Number.NaN, 0), pegs(3, 3), pegs(6, 0), pegs(0, 6)])(
    'F8a: %j counts no key pegs of five',
    (feedback) => {
      expect(isEarnable(widestSpec(superEdition()), 'places', feedback)).toBe(false);
    },
  );

  test('F8a: four numbers earn fourteen different marks', () => {
    expect(allFeedback(widestSpec(brailleEdition()), 'places')).toHaveLength(14);
  });

  test('F8a: of plain pegs, exactly what some guess earns may be given', () => {
    for (const spec of PLAIN) expect([spec, offered(spec, 'places')]).toEqual([spec, earned(spec, 'places')]);
  });

  test('F8a: of pairs without blue, exactly what some guess earns may be given', () => {
    for (const spec of OF_PAIRS) {
      expect([spec, offered(spec, 'places')]).toEqual([spec, earned(spec, 'places')]);
    }
  });

  test('F8a: of pairs with blue, exactly what some guess earns may be given', () => {
    for (const spec of [...OF_PAIRS, ...ODD]) {
      expect([spec, offered(spec, 'pairs')]).toEqual([spec, earned(spec, 'pairs')]);
    }
  });

  test('F8a: four pairs of two colours and three shapes earn exactly what may be given', () => {
    const facets = [
      { name: 'colour', size: 2, blank: false },
      { name: 'shape', size: 3, blank: false },
    ] as const;
    const spec: CodeSpec = { holes: 4, facets, repeats: true };
    expect(offered(spec, 'pairs')).toEqual(earned(spec, 'pairs'));
  });
});

test('F6a: all black is as many blacks as holes', () => {
  expect(isBroken(pegs(5, 0), 5)).toBe(true);
  expect(isBroken(pegs(4, 0), 5)).toBe(false);
  expect(isBroken(pegs(0, 5), 5)).toBe(false);
});
