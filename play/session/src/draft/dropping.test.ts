import { shapesEdition, specFor, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { chooseKind, type Draft, emptyDraft, placePeg, undo } from './draft.ts';
import { type CarriedPeg, dropIntent } from './dropping.ts';
import { edit } from './edit.ts';

const ROW = [1, 2].reduce(
  (draft, peg) => placePeg(draft, peg),
  emptyDraft(specFor(superEdition(), 0, false)),
);
const PAIRS = placePeg(emptyDraft(specFor(shapesEdition('1'), 0, false)), 23);

/** The holes after it, and whether one undo restores those before. */
function after(draft: Draft, carried: CarriedPeg, hole: number | null) {
  const intent = dropIntent(carried, hole);
  const edited = intent && edit(draft, intent, null);
  if (!edited?.ok) return null;
  expect(undo(edited.value).holes).toEqual(draft.holes);
  return edited.value.holes;
}

test('a peg from elsewhere goes into the hole it is dropped on, replacing what was there', () => {
  expect(after(ROW, { from: 'elsewhere', peg: 7 }, 1)).toEqual([[1], [7], [null], [null], [null]]);
  expect(after(ROW, { from: 'elsewhere', peg: 7 }, 4)).toEqual([[1], [2], [null], [null], [7]]);
});

test('a peg of the row is swapped with another hole, or taken out if dropped outside the row', () => {
  expect(after(ROW, { from: 'row', hole: 0 }, 1)).toEqual([[2], [1], [null], [null], [null]]);
  expect(after(ROW, { from: 'row', hole: 0 }, 3)).toEqual([[null], [2], [null], [1], [null]]);
  expect(after(ROW, { from: 'row', hole: 0 }, null)).toEqual([[null], [2], [null], [null], [null]]);
});

test('half of a pair changes that half alone', () => {
  expect(after(PAIRS, { from: 'elsewhere', facet: 0, kind: 5 }, 0)?.[0]).toEqual([5, 3]);
  expect(after(PAIRS, { from: 'elsewhere', facet: 1, kind: 4 }, 0)?.[0]).toEqual([2, 4]);
  expect(after(PAIRS, { from: 'elsewhere', facet: 1, kind: 4 }, 2)?.[2]).toEqual([null, 4]);
  expect(after(chooseKind(PAIRS, 4, 1, 2), { from: 'row', hole: 2 }, 0)?.slice(0, 3)).toEqual([
    [null, 4],
    [null, null],
    [2, 3],
  ]);
});

test('dropped where it came from, or nowhere, a peg changes nothing', () => {
  expect(dropIntent({ from: 'row', hole: 1 }, 1)).toBeNull();
  expect(dropIntent({ from: 'elsewhere', peg: 1 }, null)).toBeNull();
  expect(dropIntent({ from: 'elsewhere', facet: 0, kind: 1 }, null)).toBeNull();
});
