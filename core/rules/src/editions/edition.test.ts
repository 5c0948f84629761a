// The editions as data: holes, pegs, rows, numbers of codes, and the limits of custom games.

import { describe, expect, test } from 'vitest';
import { allCodes, countCodes, drawCode, type Facet } from '../code/code.ts';
import { seededDice } from '../dice.ts';
import { hideCode } from '../match/action.ts';
import { pairsOf } from '../pairs.testing.ts';
import { pegs, tableFor } from '../table.testing.ts';
import { checkTerms } from '../terms/check-terms.ts';
import { standardTerms } from '../terms/terms.ts';
import { checkEdition } from './check.ts';
import { type Edition, type EditionFault, widestSpec } from './edition.ts';
import {
  brailleEdition,
  type CustomSize,
  customEdition,
  duelEdition,
  editionNamed,
  shapesEdition,
  superEdition,
} from './make.ts';
import { BOX_NAMES, EDITIONS } from './records.ts';

const codesOf = (edition: Edition) => countCodes(widestSpec(edition));
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

/** Rows placed until the round is over, if none of them finds the code. */
function rowsOf(edition: Edition, code: readonly number[], guess: readonly number[]): number {
  const table = tableFor(standardTerms(edition, { form: 'solitaire' }));
  table.hide('house', code);
  while (table.state.phase === 'seeking') table.guess(0, guess);
  return table.state.round.boards[0]?.rows.length ?? 0;
}

describe('super', () => {
  test('C1a: 5 holes, 8 colours, repeats allowed: 32,768 codes', () => {
    const spec = widestSpec(superEdition());
    expect(spec).toEqual({
      holes: 5,
      facets: [{ name: 'colour', size: 8, blank: false }],
      repeats: true,
    });
    expect(countCodes(spec)).toBe(32_768);
    expect([...allCodes(spec)]).toHaveLength(32_768);
  });

  test('C1b: a code nobody finds takes twelve rows', () => {
    expect(rowsOf(superEdition(), [1, 1, 1, 1, 1], [2, 2, 2, 2, 2])).toBe(12);
  });

  test('C2: with blanks, a ninth colour in effect: 59,049 codes', () => {
    expect(codesOf(superEdition({ blanks: 'on' }))).toBe(59_049);
    expect([...allCodes(widestSpec(superEdition({ blanks: 'on' })))]).toHaveLength(59_049);
  });

  test.each(upTo(5).flatMap((holes) => upTo(8).map((colours) => ({ holes, colours }))))(
    'C3a: $holes holes and $colours colours can be played, with and without blanks',
    ({ holes, colours }) => {
      for (const blanks of ['off', 'on'] as const) {
        const edition = superEdition({ holes, colours, blanks });
        const table = tableFor(standardTerms(edition));
        const code = drawCode(widestSpec(edition), seededDice(holes * colours));
        const noSuchPeg = hideCode(code.map(() => colours + 1));
        expect(table.refused(0, noSuchPeg)).toMatchObject({ fault: { kind: 'no-such-peg' } });
        table.hide(0, code);
        table.guess(1, code);
        expect(table.last('guess-marked').feedback).toEqual(pegs(holes, 0));
        expect(table.last('round-closed').outcome).toEqual({ kind: 'broken', rows: 1 });
      }
    },
  );

  /** As the booklets print it: a line for each number of colours, from one to five holes; the last line is game 2. */
  const TABLE = [
    [1, 1, 1, 1, 1],
    [2, 4, 8, 16, 32],
    [3, 9, 27, 81, 243],
    [4, 16, 64, 256, 1024],
    [5, 25, 125, 625, 3125],
    [6, 36, 216, 1296, 7776],
    [7, 49, 343, 2401, 16807],
    [8, 64, 512, 4096, 32768],
    [9, 81, 729, 6561, 59049],
  ];

  test("C3b: the number of codes of each size is the booklets' table", () => {
    const counted = upTo(8).map((colours) =>
      upTo(5).map((holes) => codesOf(superEdition({ holes, colours }))),
    );
    expect(counted).toEqual(TABLE.slice(0, 8));
  });

  test('C3b: with blanks every size has as many codes as with one colour more', () => {
    const counted = upTo(8).map((colours) =>
      upTo(5).map((holes) => codesOf(superEdition({ holes, colours, blanks: 'on' }))),
    );
    expect(counted).toEqual(TABLE.slice(1));
  });
});

describe('braille', () => {
  test('C4a: 4 holes and the numbers 1 to 6: 1,296 codes, with blanks 2,401', () => {
    const facets = [{ name: 'number', size: 6, blank: false }];
    expect(widestSpec(brailleEdition())).toEqual({ holes: 4, facets, repeats: true });
    expect(codesOf(brailleEdition())).toBe(1296);
    expect(codesOf(brailleEdition('on'))).toBe(2401);
  });

  test('C4b: a code nobody finds takes ten rows', () => {
    expect(rowsOf(brailleEdition(), [1, 1, 1, 1], [6, 6, 6, 6])).toBe(10);
  });
});

describe('duel', () => {
  test('C5a: 5 rings or 4, in 8 colours, on twelve rows', () => {
    const facets = [{ name: 'colour', size: 8, blank: false }];
    expect(widestSpec(duelEdition())).toEqual({ holes: 5, facets, repeats: true });
    expect(widestSpec(duelEdition(4))).toEqual({ holes: 4, facets, repeats: true });
    expect(rowsOf(duelEdition(4), [1, 1, 1, 1], [2, 2, 2, 2])).toBe(12);
  });

  test('C5b: a ring cannot be left out', () => {
    const table = tableFor(standardTerms(duelEdition()));
    const fault = { kind: 'blank-not-allowed', hole: 3 };
    expect(table.refused(0, hideCode([1, 2, 0, 4, 5]))).toMatchObject({ kind: 'bad-code', fault });
  });
});

describe('shapes', () => {
  test('C6a: 4 pairs of 5 colours and 5 shapes: 390,625 codes, on ten rows', () => {
    const facets = [
      { name: 'colour', size: 5, blank: false },
      { name: 'shape', size: 5, blank: false },
    ];
    expect(widestSpec(shapesEdition())).toEqual({ holes: 4, facets, repeats: true });
    expect(codesOf(shapesEdition())).toBe(390_625);
    expect(rowsOf(shapesEdition(), pairsOf('Rt Rt Rt Rt'), pairsOf('Kh Kh Kh Kh'))).toBe(10);
  });

  test('C6b: nine rows are printed too, eleven are not', () => {
    const nine = editionNamed('shapes', { rows: 9 });
    expect(checkEdition(nine)).toEqual({ ok: true, value: nine });
    expect(rowsOf(nine, pairsOf('Rt Rt Rt Rt'), pairsOf('Kh Kh Kh Kh'))).toBe(9);
    expect(checkEdition({ ...nine, rows: 11 }).ok).toBe(false);
    expect(checkEdition({ ...superEdition(), rows: 9 }).ok).toBe(false);
  });

  test('C7: with blanks in either or both: 1,679,616 codes', () => {
    expect(codesOf(shapesEdition('2'))).toBe(1_679_616);
    const table = tableFor(standardTerms(shapesEdition('2')));
    table.hide(0, pairsOf('R. .t .. Gc'));
    table.guess(1, pairsOf('G. .t Rc ..'));
    expect(table.last('guess-marked').feedback).toEqual(pegs(1, 1, 1));
  });

  test('C8: without blue, with the codes of game 1 or of game 2', () => {
    expect(widestSpec(shapesEdition('3'))).toEqual(widestSpec(shapesEdition('1')));
    expect(widestSpec(shapesEdition('3b'))).toEqual(widestSpec(shapesEdition('2')));
    for (const game of ['3', '3b'] as const) {
      const table = tableFor(standardTerms(shapesEdition(game)));
      table.hide(0, pairsOf('Rr Kt Gh Rt'));
      table.guess(1, pairsOf('Kt Rc Gh Kt'));
      expect(table.last('guess-marked').feedback).toEqual(pegs(1, 1, 0));
    }
  });
});

describe('the smaller games', () => {
  const NAMES = BOX_NAMES.filter((name) => EDITIONS[name].rule === 'C11');

  test.each([
    ['original', 10],
    ['mini', 6],
  ] as const)('C11a, C11b: %s has 4 holes, 6 colours and %i rows', (name, rows) => {
    const facets = [{ name: 'colour', size: 6, blank: false }];
    expect(widestSpec(editionNamed(name))).toEqual({ holes: 4, facets, repeats: true });
    expect(codesOf(editionNamed(name))).toBe(1296);
    expect(rowsOf(editionNamed(name), [1, 1, 1, 1], [6, 6, 6, 6])).toBe(rows);
  });

  test.each(NAMES)('C11c: %s has the blanks of super, points, and 12 pegs of each colour', (name) => {
    expect(codesOf(editionNamed(name, { blanks: 'on' }))).toBe(2401);
    expect(EDITIONS[name].blanks).toEqual(EDITIONS.super.blanks);
    for (const blanks of EDITIONS[name].blanks) {
      const terms = standardTerms(editionNamed(name, { blanks }), { supply: 12 });
      expect([terms.scoring, checkTerms(terms).ok]).toEqual(['points', true]);
    }
    expect(EDITIONS[name].supplies).toEqual([12]);
  });
});

describe('custom', () => {
  const colour = (size: number, blank = false): Facet => ({ name: 'colour', size, blank });
  const shape = (size: number, blank = false): Facet => ({ name: 'shape', size, blank });
  const faultOf = (size: CustomSize): EditionFault | null => {
    const checked = checkEdition(customEdition(size));
    return checked.ok ? null : checked.error;
  };

  test.each<[string, CustomSize]>([
    ['one hole, one kind, one row', { holes: 1, facets: [colour(1)], rows: 1 }],
    ['eight holes', { holes: 8, facets: [colour(6)], rows: 20 }],
    ['nine kinds', { holes: 6, facets: [colour(9)] }],
    ['eight kinds and the blank', { holes: 6, facets: [colour(8, true)] }],
    ['six colours and six shapes', { holes: 4, facets: [colour(6), shape(6)] }],
    ['five of each and the blank', { holes: 4, facets: [colour(5, true), shape(5, true)] }],
    ['one colour, one shape', { holes: 8, facets: [colour(1), shape(1)] }],
  ])('C10a: %s can be agreed', (_, size) => {
    expect(faultOf(size)).toBeNull();
  });

  test.each<[string, CustomSize, object]>([
    ['no hole', { holes: 0, facets: [colour(2)] }, { what: 'holes', given: 0, least: 1, most: 8 }],
    ['nine holes', { holes: 9, facets: [colour(2)] }, { what: 'holes', given: 9, most: 8 }],
    ['half a hole', { holes: 1.5, facets: [colour(2)] }, { what: 'holes' }],
    ['no kind', { holes: 1, facets: [colour(0)] }, { what: 'kinds', given: 0, least: 1 }],
    ['ten kinds', { holes: 1, facets: [colour(10)] }, { what: 'kinds', given: 10, most: 9 }],
    ['nine and the blank', { holes: 1, facets: [colour(9, true)] }, { what: 'kinds', given: 10, most: 9 }],
    ['seven shapes', { holes: 1, facets: [colour(2), shape(7)] }, { what: 'kinds', given: 7, most: 6 }],
    [
      'six and the blank',
      { holes: 1, facets: [colour(6, true), shape(2)] },
      { what: 'kinds', given: 7, most: 6 },
    ],
    ['no facet', { holes: 1, facets: [] }, { what: 'facets', given: 0 }],
    ['three facets', { holes: 1, facets: [colour(2), shape(2), colour(2)] }, { what: 'facets', given: 3 }],
    ['no row', { holes: 1, facets: [colour(2)], rows: 0 }, { what: 'rows', given: 0, least: 1 }],
    ['21 rows', { holes: 1, facets: [colour(2)], rows: 21 }, { what: 'rows', given: 21, most: 20 }],
  ])('C10a: %s cannot', (_, size, fault) => {
    expect(faultOf(size)).toMatchObject({ kind: 'out-of-range', ...fault });
  });

  test('C10b: without repeats there are as many codes as ways to arrange different pegs', () => {
    const count = (size: CustomSize) => codesOf(customEdition({ ...size, repeats: false }));
    expect(count({ holes: 4, facets: [colour(6)] })).toBe(360);
    expect(count({ holes: 4, facets: [colour(6, true)] })).toBe(840);
    expect(count({ holes: 3, facets: [colour(2), shape(2)] })).toBe(24);
  });

  test('C10c: two million codes are the most, blanks that could be declared included', () => {
    expect(faultOf({ holes: 8, facets: [colour(6)] })).toBeNull();
    const most = { kind: 'too-many-codes', codes: 5_764_801, most: 2_000_000 };
    expect(faultOf({ holes: 8, facets: [colour(7)] })).toEqual(most);
    expect(faultOf({ holes: 8, facets: [colour(6, true)], makersChoice: true })).toEqual(most);
    expect(faultOf({ holes: [2, 8], facets: [colour(7)] })).toEqual(most);
    expect(faultOf({ holes: 8, facets: [colour(9)], repeats: false })).toBeNull();
  });

  test('C10c: there is at least one code, whatever the maker declares', () => {
    expect(faultOf({ holes: 3, facets: [colour(3)], repeats: false })).toBeNull();
    const noCode = { kind: 'no-code', holes: 4, pegs: 3 };
    expect(faultOf({ holes: 4, facets: [colour(3)], repeats: false })).toEqual(noCode);
    const choice: CustomSize = { holes: 4, facets: [colour(3, true)], repeats: false, makersChoice: true };
    expect(faultOf(choice)).toEqual(noCode);
    expect(faultOf({ ...choice, makersChoice: false })).toBeNull();
  });

  test('C10d: the same sizes under another name are the same game, event for event', () => {
    const play = (edition: Edition) => {
      const table = tableFor(standardTerms(edition, { scoring: 'points' }));
      const dice = seededDice(3);
      while (table.state.phase !== 'closed') {
        const [board] = table.state.round.boards;
        if (table.state.phase === 'hiding')
          table.hide(board?.maker ?? 0, drawCode(widestSpec(edition), dice));
        else table.guess(board?.breaker ?? 0, drawCode(widestSpec(edition), dice));
      }
      return table.log.slice(1);
    };
    const custom = customEdition({ holes: 2, facets: [colour(3)], rows: 12 });
    expect(play(custom)).toEqual(play(superEdition({ holes: 2, colours: 3 })));
    const pairs = customEdition({ holes: 4, facets: shapesEdition().facets, rows: 10 });
    expect(play(pairs)).toEqual(play(shapesEdition()));
  });
});

test("C3a, C4a, C5a, C5b: under a booklet's name only what the booklet has", () => {
  const strays: readonly Edition[] = [
    { ...superEdition(), holes: [6] },
    { ...superEdition({ colours: 8 }), facets: [{ name: 'colour', size: 9, blank: false }] },
    { ...superEdition(), rows: 10 },
    { ...duelEdition(), holes: [3] },
    { ...duelEdition(), blanks: 'on', facets: [{ name: 'colour', size: 8, blank: true }] },
    { ...brailleEdition(), rows: 20 },
    ...BOX_NAMES.map((name) => ({ ...editionNamed(name), rows: 11 })),
    { ...shapesEdition('1'), marking: 'places' },
  ];
  for (const edition of strays) {
    const checked = checkEdition(edition);
    expect(checked).toEqual({ ok: false, error: { kind: 'not-as-printed', name: edition.name } });
    expect(checkEdition({ ...edition, name: 'custom' }).ok).toBe(true);
  }
});
