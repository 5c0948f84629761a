// The half-filled row: by hand, and over all ways to fill one.

import {
  allPegs,
  brailleEdition,
  type CodeSpec,
  checkCode,
  shapesEdition,
  specFor,
  superEdition,
} from '@blackpeg/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseKind,
  clear,
  codeIn,
  copyRow,
  type Draft,
  emptyDraft,
  fillRow,
  moveTo,
  pegIn,
  placePeg,
  swapHoles,
  takeBack,
  takeOut,
  undo,
  unfilled,
} from './draft.ts';

const FIVE: CodeSpec = specFor(superEdition(), 0, false);
const BLANKS: CodeSpec = specFor(brailleEdition('on'), 0, true);
const PAIRS: CodeSpec = specFor(shapesEdition('2'), 0, true);

const typed = (spec: CodeSpec, ...pegs: readonly number[]) =>
  pegs.reduce((draft, peg) => placePeg(draft, peg), emptyDraft(spec));

describe('filling a row', () => {
  test('as many keys as holes, one after the other', () => {
    const row = typed(FIVE, 1, 1, 2, 2, 8);
    expect(codeIn(row)).toEqual([1, 1, 2, 2, 8]);
    expect(codeIn(typed(FIVE, 1, 1, 2, 2))).toBeNull();
  });

  test('a peg goes to the given hole, and the cursor to the next hole to fill, wrapping around', () => {
    const row = placePeg(emptyDraft(FIVE), 3, 3);
    expect([row.cursor, unfilled(row)]).toEqual([4, [0, 1, 2, 4]]);
    const round = placePeg(row, 4, 4);
    expect(round.cursor).toBe(0);
    expect(placePeg(typed(FIVE, 1, 2, 3, 4, 5), 6, 2).cursor).toBe(2);
  });

  test('what the row does not offer changes nothing', () => {
    const row = typed(FIVE, 1);
    for (const peg of [0, 9, -1, 1.5, 11]) expect(placePeg(row, peg)).toBe(row);
    expect(placePeg(row, 1, 5)).toBe(row);
    expect(chooseKind(row, 9)).toBe(row);
    expect(chooseKind(row, 1, 1)).toBe(row);
  });

  test('C9e: a blank on purpose fills its hole, an empty hole does not', () => {
    const row = typed(BLANKS, 0, 0, 0);
    expect(row.holes).toEqual([[0], [0], [0], [null]]);
    expect(unfilled(row)).toEqual([3]);
    expect(codeIn(placePeg(row, 0))).toEqual([0, 0, 0, 0]);
  });

  test('pairs are made of halves, in either order; a half pair is not filled', () => {
    const half = chooseKind(emptyDraft(PAIRS), 3);
    expect([half.holes[0], half.cursor, codeIn(half)]).toEqual([[3, null], 0, null]);
    const whole = chooseKind(half, 1);
    expect([pegIn(whole.holes[0] ?? []), whole.cursor]).toEqual([31, 1]);
    const shapeFirst = chooseKind(chooseKind(emptyDraft(PAIRS), 2, 1), 4, 0);
    expect(pegIn(shapeFirst.holes[0] ?? [])).toBe(42);
    expect(pegIn(chooseKind(half, 0).holes[0] ?? [])).toBe(30);
  });

  test('a digit on a full pair starts it again, a named facet changes only that', () => {
    const row = moveTo(typed(PAIRS, 31), 0);
    expect(chooseKind(row, 5).holes[0]).toEqual([5, null]);
    expect(chooseKind(row, 5, 1).holes[0]).toEqual([3, 5]);
  });

  test('fill, repeat, take out, take back and clear', () => {
    expect(codeIn(fillRow(typed(FIVE, 1, 2), 7))).toEqual([1, 2, 7, 7, 7]);
    expect(codeIn(copyRow(typed(FIVE, 1), [5, 4, 3, 2, 1]))).toEqual([5, 4, 3, 2, 1]);
    const out = takeOut(typed(FIVE, 1, 2, 3), 1);
    expect([out.holes[1], out.cursor]).toEqual([[null], 1]);
    const back = takeBack(takeBack(typed(FIVE, 1, 2, 3)));
    expect([unfilled(back), back.cursor]).toEqual([[1, 2, 3, 4], 1]);
    expect(clear(typed(FIVE, 1, 2)).holes).toEqual(emptyDraft(FIVE).holes);
  });
});

type Edit = (draft: Draft) => Draft;

const anyHole = fc.integer({ min: -2, max: 9 });
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.integer({ min: -1, max: 70 }), fc.option(anyHole)).map(
    ([peg, hole]): Edit =>
      (draft) =>
        placePeg(draft, peg, hole ?? draft.cursor),
  ),
  fc.tuple(fc.integer({ min: -1, max: 9 }), fc.option(fc.nat(2)), fc.option(anyHole)).map(
    ([kind, facet, hole]): Edit =>
      (draft) =>
        chooseKind(draft, kind, facet, hole ?? draft.cursor),
  ),
  anyHole.map(
    (hole): Edit =>
      (draft) =>
        takeOut(draft, hole),
  ),
  anyHole.map(
    (hole): Edit =>
      (draft) =>
        moveTo(draft, hole),
  ),
  fc.nat(70).map(
    (peg): Edit =>
      (draft) =>
        fillRow(draft, peg),
  ),
  fc.array(fc.nat(70), { maxLength: 8 }).map(
    (code): Edit =>
      (draft) =>
        copyRow(draft, code),
  ),
  fc.constantFrom<Edit>(takeBack, undo, clear),
);
const anyDraft = fc
  .tuple(fc.constantFrom(FIVE, BLANKS, PAIRS), fc.array(anyEdit, { maxLength: 20 }))
  .map(([spec, edits]) => edits.reduce((draft, edit) => edit(draft), emptyDraft(spec)));

describe('every draft', () => {
  test('holds only pegs of its palette, with the cursor in the row', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const pegs = allPegs(draft.spec);
        expect(draft.holes).toHaveLength(draft.spec.holes);
        expect(draft.cursor).toBeGreaterThanOrEqual(0);
        expect(draft.cursor).toBeLessThan(draft.spec.holes);
        for (const hole of draft.holes) {
          const peg = pegIn(hole);
          expect(peg === null || pegs.includes(peg)).toBe(true);
        }
        const code = codeIn(draft);
        if (code) expect(checkCode(draft.spec, code).ok).toBe(true);
        expect(code === null).toBe(unfilled(draft).length > 0);
      }),
    );
  });

  test('what changes a row can be undone; what changes nothing leaves nothing to undo', () => {
    fc.assert(
      fc.property(anyDraft, anyEdit, (draft, edit) => {
        const edited = edit(draft);
        if (edited.past.length > draft.past.length) expect(undo(edited)).toEqual(draft);
        else if (edited.past.length === draft.past.length && draft.past.length < 100) {
          expect(edited.holes).toEqual(draft.holes);
        }
      }),
    );
  });

  test('can be filled to the end by the cursor alone', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const peg = allPegs(draft.spec)[0] ?? 0;
        const open = unfilled(draft);
        const started =
          open.includes(draft.cursor) || open.length === 0 ? draft : moveTo(draft, open[0] ?? 0);
        expect(unfilled(open.reduce((row) => placePeg(row, peg), started))).toEqual([]);
      }),
    );
  });
});

describe('two holes that are swapped', () => {
  test('are one step of undo, and the cursor goes on as after a peg', () => {
    const row = typed(FIVE, 1, 2, 3);
    const swapped = swapHoles(row, 0, 2);
    expect([swapped.holes.map(pegIn), swapped.cursor]).toEqual([[3, 2, 1, null, null], 3]);
    expect(undo(swapped)).toEqual({ ...row, past: row.past });
  });

  test('into an empty hole a peg moves, and half a pair stays one to fill', () => {
    const moved = swapHoles(typed(FIVE, 1, 2), 0, 4);
    expect([moved.holes.map(pegIn), moved.cursor]).toEqual([[null, 2, null, null, 1], 0]);
    const half = swapHoles(chooseKind(emptyDraft(PAIRS), 2, 0), 0, 3);
    expect([half.holes[3], half.cursor]).toEqual([[2, null], 3]);
  });

  test('nothing changes if there is nothing to move', () => {
    const row = typed(FIVE, 1);
    for (const [from, to] of [
      [0, 0],
      [2, 3],
      [0, 5],
      [-1, 0],
    ] as const)
      expect(swapHoles(row, from, to)).toBe(row);
  });
});
