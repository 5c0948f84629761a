// A counted tray: what is in it, what the maker palms, what can no longer be placed, and what it reveals.

import { describe, expect, test } from 'vitest';
import type { Code, Facet } from '../code/code.ts';
import { seededDice } from '../dice.ts';
import { type Edition, specFor } from '../editions/edition.ts';
import {
  brailleEdition,
  type CustomSize,
  customEdition,
  duelEdition,
  shapesEdition,
  superEdition,
} from '../editions/make.ts';
import { EDITIONS } from '../editions/records.ts';
import { type Action, hideCode } from '../match/action.ts';
import { pairsOf } from '../pairs.testing.ts';
import { pegs, refusedTerms, type Table, tableFor } from '../table.testing.ts';
import { standardTerms } from '../terms/terms.ts';
import { drawPalmed, type PegCounts } from './tray.ts';
import { trayLeft } from './tray-view.ts';

const colour = (size: number, blank = false): Facet => ({ name: 'colour', size, blank });
const shape = (size: number, blank = false): Facet => ({ name: 'shape', size, blank });

const counted = (edition: Edition, supply = EDITIONS[edition.name].supplies[0]) =>
  standardTerms(edition, { supply });
const hideAndPalm = (code: Code, palmed: PegCounts): Action => ({ ...hideCode(code), palmed }) as Action;

test('T3b: the house palms none to two of each kind, and never more than there are beside its code', () => {
  const edition = customEdition({ holes: 4, facets: [colour(2)], rows: 1 });
  const spec = specFor(edition, 1, true);
  const code = [1, 1, 1, 2];
  const dice = seededDice(1);
  const drawn = Array.from({ length: 200 }, () => drawPalmed(spec, 4, code, dice).flat());
  expect(new Set(drawn.map(([first]) => first))).toEqual(new Set([0, 1]));
  expect(new Set(drawn.map(([, second]) => second))).toEqual(new Set([0, 1, 2]));
});

describe('counted pegs', () => {
  test('T3a: 24 of each colour in super, 12 of each kind in braille and shapes, 12 rings each in a duel', () => {
    const { super: plain, braille, shapes, duel } = EDITIONS;
    expect([plain, braille, shapes, duel].map(({ supplies: [supply] }) => supply)).toEqual([24, 12, 12, 12]);
    for (const edition of [superEdition(), brailleEdition(), shapesEdition(), duelEdition()]) {
      tableFor(counted(edition));
    }
  });

  test('T3a: super is also played with the tray of its other set, 20 of each colour', () => {
    expect(EDITIONS.super.supplies).toEqual([24, 20]);
    const table = tableFor(counted(superEdition(), 20));
    table.hide(0, [1, 1, 2, 3, 4]);
    expect(trayLeft(table.state, 1)).toEqual([[18, 19, 19, 19, 20, 20, 20, 20]]);
  });

  test('T3a: they are not counted unless agreed', () => {
    const table = tableFor(standardTerms(superEdition()));
    expect(table.refused(0, hideAndPalm([1, 2, 3, 4, 5], [[0, 0, 0, 0, 0, 0, 0, 0]]))).toEqual({
      rule: 'T3',
      kind: 'tray-not-counted',
    });
    table.hide(0, [1, 2, 3, 4, 5]);
    expect(table.last('code-hidden')).toMatchObject({ palmed: null, tray: null });
    expect(trayLeft(table.state, 1)).toBeNull();
  });

  test('T3a: each row takes its pegs out, blanks take none', () => {
    const table = tableFor(counted(brailleEdition('on')));
    table.hide(0, [1, 1, 0, 0]);
    expect(trayLeft(table.state, 1)).toEqual([[10, 12, 12, 12, 12, 12]]);
    table.guess(1, [1, 0, 2, 2]);
    expect(trayLeft(table.state, 1)).toEqual([[9, 10, 12, 12, 12, 12]]);
  });

  test('T3a: of pairs, colours and shapes are counted apart', () => {
    const table = tableFor(counted(shapesEdition('2')));
    table.hide(0, pairsOf('Rt R. .. Kh'));
    expect(trayLeft(table.state, 1)).toEqual([
      [10, 12, 12, 12, 11],
      [11, 12, 12, 12, 11],
    ]);
  });

  test('T3a: each round begins with a full tray', () => {
    const table = tableFor(counted(superEdition()));
    table.hide(0, [1, 1, 1, 1, 1]);
    table.guess(1, [1, 1, 1, 1, 1]);
    table.hide(1, [8, 8, 8, 8, 8]);
    expect(trayLeft(table.state, 0)).toEqual([[24, 24, 24, 24, 24, 24, 24, 19]]);
  });
});

describe('palming', () => {
  test('T3b: code and palmed pegs are not in the tray', () => {
    const table = tableFor(counted(brailleEdition()));
    table.act(0, hideAndPalm([1, 1, 2, 3], [[2, 1, 0, 0, 0, 2]]));
    expect(trayLeft(table.state, 1)).toEqual([[8, 10, 11, 12, 12, 10]]);
  });

  test('T3b: the others see what is left, not what was palmed', () => {
    const table = tableFor(counted(brailleEdition()));
    table.act(0, hideAndPalm([1, 1, 2, 3], [[2, 1, 0, 0, 0, 2]]));
    for (const viewer of [1, 'spectator'] as const) {
      const seen = { palmed: 'hidden', code: 'hidden', tray: [[8, 10, 11, 12, 12, 10]] };
      expect(table.logFor(viewer).at(-1)).toMatchObject(seen);
      expect(table.viewFor(viewer).round.boards[0]?.secret).toMatchObject(seen);
    }
    expect(table.viewFor(0).round.boards[0]?.secret).toMatchObject({ palmed: [[2, 1, 0, 0, 0, 2]] });
  });

  test('T3b: the reveal shows what was palmed', () => {
    const table = tableFor(counted(brailleEdition()));
    table.act(0, hideAndPalm([1, 1, 2, 3], [[2, 1, 0, 0, 0, 2]]));
    table.guess(1, [1, 1, 2, 3]);
    expect(table.last('codes-revealed').codes).toMatchObject([{ palmed: [[2, 1, 0, 0, 0, 2]] }]);
  });

  test.each([
    [[[3, 0, 0, 0, 0, 0]], 1],
    [[[0, -1, 0, 0, 0, 0]], 2],
    [[[0, 0, 0.5, 0, 0, 0]], 3],
    [[[0, 0]], 3],
  ])('T3b: %j cannot be palmed', (palmed, kind) => {
    const table = tableFor(counted(brailleEdition()));
    expect(table.refused(0, hideAndPalm([1, 1, 2, 3], palmed))).toEqual({
      rule: 'T3',
      kind: 'palmed-too-many',
      peg: { facet: 0, kind },
      most: 2,
    });
  });

  test('T3b: of pairs, up to two of each colour and of each shape', () => {
    const table = tableFor(counted(shapesEdition()));
    const palmed = [
      [2, 2, 2, 2, 2],
      [2, 2, 2, 2, 2],
    ];
    table.act(0, hideAndPalm(pairsOf('Rt Rt Rt Rt'), palmed));
    expect(trayLeft(table.state, 1)).toEqual([
      [6, 10, 10, 10, 10],
      [6, 10, 10, 10, 10],
    ]);
  });
});

describe('an empty compartment', () => {
  test('T3c: a row that needs more than the tray holds cannot be placed; the refusal names the peg', () => {
    const table = tableFor(counted(brailleEdition()));
    table.act(0, hideAndPalm([3, 3, 1, 1], [[0, 0, 2, 0, 0, 0]]));
    table.guess(1, [3, 3, 3, 3]);
    table.guess(1, [3, 3, 2, 2]);
    const short = { rule: 'T3', kind: 'tray-short', peg: { facet: 0, kind: 3 }, left: 2 };
    expect(table.refused(1, { type: 'place-guess', guess: [3, 3, 3, 1] })).toEqual(short);
    table.guess(1, [3, 3, 1, 1]);
  });

  test('T3c: of pairs, it may be a shape that is missing', () => {
    const table = tableFor(counted(shapesEdition()));
    table.hide(0, pairsOf('Rt Gt Bt Yt'));
    table.guess(1, pairsOf('Kt Kt Kt Kt'));
    table.guess(1, pairsOf('Rt Gc Rt Gt'));
    const short = { kind: 'tray-short', peg: { facet: 1, kind: 1 }, left: 1 };
    expect(table.refused(1, { type: 'place-guess', guess: pairsOf('Bt Bt Yc Yc') })).toMatchObject(short);
  });

  test('T3c: a code cannot be hidden of pegs the set does not have', () => {
    const table = tableFor(counted(superEdition({ holes: 5, colours: 2, blanks: 'on' }), 4));
    expect(table.refused(0, hideCode([2, 2, 2, 2, 2]))).toMatchObject({
      kind: 'tray-short',
      peg: { facet: 0, kind: 2 },
    });
  });
});

describe('a counted tray is offered', () => {
  const agreed = (edition: Edition, supply?: number) =>
    tableFor(counted(edition, supply)).state.phase === 'hiding';
  const tooSmall = (edition: Edition, supply: number) => {
    expect(refusedTerms(counted(edition, supply))).toEqual({ rule: 'T3', kind: 'tray-too-small', supply });
  };

  test('T3d: where all pegs, less code and palmed ones, fill every row', () => {
    // 12 rows and the code, of 5 holes: 65 pegs; of 5 colours 13 of each, and 2 that may be palmed.
    expect(agreed(superEdition({ colours: 5 }), 15)).toBe(true);
    tooSmall(superEdition({ colours: 5 }), 14);
    tooSmall(superEdition({ colours: 1 }), 24);
  });

  test('T3d: or where blanks fill up', () => {
    expect(agreed(superEdition({ colours: 1, blanks: 'on' }), 1)).toBe(true);
    tooSmall(superEdition({ colours: 1, blanks: 'choice' }), 24);
  });

  test('T3d: where pegs may not repeat, one of each kind for every row', () => {
    const edition = customEdition({ holes: 3, facets: [colour(5)], repeats: false, rows: 10 });
    expect(agreed(edition, 13)).toBe(true);
    tooSmall(edition, 12);
  });

  test('T3d: where pegs may not repeat, one blank does not fill a row', () => {
    tooSmall(customEdition({ holes: 3, facets: [colour(3, true)], repeats: false, rows: 10 }), 3);
  });

  test('T3d: pairs that do not repeat still repeat their colours', () => {
    // Every row takes all four pairs, so two of each colour: 6 times 2, and 2 that may be palmed.
    const size: CustomSize = { holes: 4, facets: [colour(2), shape(2)], repeats: false, rows: 5 };
    expect(agreed(customEdition(size), 14)).toBe(true);
    tooSmall(customEdition(size), 8);
  });

  test('T3f: not with sealed codes, for nobody could check it, nor with codes not settled on', () => {
    const refusal = { rule: 'T3', kind: 'tray-needs-known-code' };
    const terms = counted(superEdition());
    expect(refusedTerms({ ...terms, custody: 'sealed' })).toEqual(refusal);
    const alone = standardTerms(superEdition(), { form: 'solitaire', supply: 24 });
    expect(refusedTerms({ ...alone, custody: 'uncommitted' })).toEqual(refusal);
  });
});

describe('in a duel', () => {
  const FULL = [12, 12, 12, 12, 12, 12, 12, 12];
  const without = (...taken: readonly (readonly [kind: number, count: number])[]) => [
    FULL.map((count, index) => count - (taken.find(([kind]) => kind === index + 1)?.[1] ?? 0)),
  ];

  function dueling(): Table {
    const table = tableFor(counted(duelEdition(4)));
    table.act(0, hideAndPalm([1, 1, 1, 1], [[0, 0, 0, 0, 0, 0, 0, 2]]));
    table.hide(1, [2, 2, 2, 2]);
    return table;
  }

  test('T3e: each takes code and guesses from a half of their own', () => {
    const table = dueling();
    expect(trayLeft(table.state, 0)).toEqual(without([1, 4], [8, 2]));
    expect(trayLeft(table.state, 1)).toEqual(without([2, 4]));
    table.guess(0, [3, 3, 3, 3]);
    table.guess(1, [4, 4, 4, 4]);
    expect(trayLeft(table.state, 0)).toEqual(without([1, 4], [3, 4], [8, 2]));
    expect(trayLeft(table.state, 1)).toEqual(without([2, 4], [4, 4]));
  });

  test('T3e: the counts change when both rows are uncovered', () => {
    const table = dueling();
    table.guess(0, [3, 3, 3, 3]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(trayLeft(table.viewFor(viewer), 0)).toEqual(without([1, 4], [8, 2]));
    }
    table.guess(1, [4, 4, 4, 4]);
    expect(trayLeft(table.viewFor(1), 0)).toEqual(without([1, 4], [3, 4], [8, 2]));
  });

  test('T3e: one\u2019s own half may be too small for a row the other could place', () => {
    const table = dueling();
    for (let turn = 0; turn < 2; turn += 1) {
      table.guess(0, [8, 8, 8, 8]);
      table.guess(1, [8, 8, 8, 8]);
    }
    const short = { kind: 'tray-short', peg: { facet: 0, kind: 8 }, left: 2 };
    expect(table.refused(0, { type: 'place-guess', guess: [8, 8, 8, 8] })).toMatchObject(short);
    table.guess(1, [8, 8, 8, 8]);
  });
});

describe('what the tray tells', () => {
  test('T3g: everybody sees the same counts', () => {
    const table = tableFor(counted(brailleEdition()));
    table.act(0, hideAndPalm([1, 1, 2, 3], [[2, 1, 0, 0, 0, 2]]));
    table.guess(1, [6, 6, 6, 6]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(trayLeft(table.viewFor(viewer), 1)).toEqual([[8, 10, 11, 12, 12, 6]]);
    }
  });

  test.each([
    ['counted', 24, true],
    ['not counted', null, false],
  ])('T3g: a claim is judged with the tray: pegs %s', (_, supply, upheld) => {
    // Three reds are gone and nothing else: two may be palmed, so the code is red, whatever the mark says.
    const edition = superEdition({ holes: 1, colours: 3 });
    const table = tableFor(standardTerms(edition, { marker: 'by-hand', supply }));
    table.act(0, { ...hideCode([1]), palmed: supply === null ? null : [[2, 0, 0]] } as Action);
    table.guess(1, [1]);
    table.mark(0, pegs(0, 0));
    table.act(1, { type: 'claim' });
    expect(table.last('claim-judged').upheld).toBe(upheld);
  });

  test('T3g: a claim the tray does not bear out is refuted', () => {
    const table = tableFor(standardTerms(brailleEdition(), { marker: 'by-hand', supply: 12 }));
    table.act(0, hideAndPalm([1, 2, 3, 4], [[2, 2, 2, 2, 2, 2]]));
    table.guess(1, [1, 2, 3, 4]);
    table.mark(0, pegs(0, 4));
    table.act(1, { type: 'claim' });
    expect(table.last('claim-judged').upheld).toBe(false);
  });
});
