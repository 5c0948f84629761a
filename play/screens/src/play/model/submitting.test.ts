import { answeredRows, shapesEdition, specFor, standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { CLASSIC, draftOf, hide, lookOf, mark, place, playedOut } from '../played.testing.ts';
import { misfitOf, shortly, whyNotNow } from './submitting.ts';

const SPEC = specFor(CLASSIC.edition, 1, false);
const state = playedOut(CLASSIC, hide(0, [1, 2, 3]), place(1, [1, 1, 4]), mark(0, 1, 0));
const full = draftOf(SPEC, [[4], [4], [4]]);

test('a row is sent when it is full and due; otherwise the reason is given', () => {
  expect(whyNotNow(lookOf(state, 1, { draft: full }), 0)).toBeNull();
  const half = lookOf(state, 1, { draft: draftOf(SPEC, [[4], [null], [null]]) });
  expect(whyNotNow(half, 0)).toBe('Holes 2 and 3 are still empty. Place pegs.');
  expect(shortly(half, whyNotNow(half, 0) ?? '')).toBe('holes 2 and 3 still empty');
  const empty = lookOf(state, 1, { draft: draftOf(SPEC, [[null], [null], [null]]) });
  expect(shortly(empty, whyNotNow(empty, 0) ?? '')).toBe('holes 1–3 still empty');
  expect(whyNotNow(lookOf(state, 1, { draft: full, sending: true }), 0)).toBe('sending…');
  const waits = playedOut(CLASSIC, hide(0, [1, 2, 3]), place(1, [1, 1, 4]));
  expect(whyNotNow(lookOf(waits, 1, { draft: full }), 0)).toBe('Guest answers row 1 now.');
});

test('for half a pair the missing half is named, also in brief', () => {
  const terms = standardTerms(shapesEdition(), { firstMaker: 0 });
  const shapes = playedOut(terms, hide(0, [11, 22, 33, 44]));
  const spec = specFor(terms.edition, 1, false);
  const said = (...holes: (readonly (number | null)[])[]) => {
    const look = lookOf(shapes, 1, { draft: draftOf(spec, holes) });
    const why = whyNotNow(look, 0) ?? '';
    return [why, shortly(look, why)];
  };
  const [whole, open] = [
    [1, 1],
    [null, null],
  ];
  expect(said(whole, whole, [3, null], whole)).toEqual([
    'Pair 3 still needs a shape.',
    'pair 3 without a shape',
  ]);
  expect(said([null, 2], whole, whole, [null, 1])).toEqual([
    'Pairs 1 and 4 still need a colour each.',
    'pairs 1 and 4 without a colour',
  ]);
  expect(said(whole, whole, [3, null], open)).toEqual([
    'Pairs 3 and 4 are not complete yet.',
    'pairs 3 and 4 incomplete',
  ]);
});

test('C9g: a full code that the rules would refuse says so before it is pressed', () => {
  const edition = superEdition({ holes: 3, colours: 4, blanks: 'choice' });
  const hiding = playedOut(standardTerms(edition, { firstMaker: 0 }));
  const spec = specFor(edition, 1, true);
  const code = (holes: readonly number[], blanks: boolean | null) =>
    whyNotNow(
      lookOf(hiding, 0, {
        draft: {
          ...draftOf(
            spec,
            holes.map((kind) => [kind]),
          ),
          hiding: { blanks, palmed: null },
        },
      }),
      0,
    );
  expect(code([1, 2, 3], null)).toBe('Say first whether there are blanks. Then hide your code.');
  expect(code([1, 0, 3], false)).toMatch(/blank/);
  expect([code([1, 0, 3], true), code([1, 2, 3], false)]).toEqual([null, null]);
});

test('K1: a full code that is sealed when it is sent can be pressed', () => {
  const sealed = playedOut(standardTerms(CLASSIC.edition, { firstMaker: 0, custody: 'sealed' }));
  expect(whyNotNow(lookOf(sealed, 0, { draft: full }), 0)).toBeNull();
});

test('a row that cannot be the code is reported with the first row it contradicts', () => {
  expect(misfitOf(lookOf(state, 1, { draft: draftOf(SPEC, [[2], [2], [2]]) }))).toBe(1);
  expect(misfitOf(lookOf(state, 1, { draft: draftOf(SPEC, [[1], [2], [3]]) }))).toBeNull();
  expect(misfitOf(lookOf(state, 1, { draft: draftOf(SPEC, [[1], [null], [3]]) }))).toBeNull();
});

test('rows without an answer are no clue', () => {
  const waiting = playedOut(
    CLASSIC,
    hide(0, [1, 2, 3]),
    place(1, [1, 1, 4]),
    mark(0, 1, 0),
    place(1, [4, 4, 4]),
  );
  const board = waiting.round.boards[0];
  expect(board && answeredRows(board)).toEqual([0]);
});
