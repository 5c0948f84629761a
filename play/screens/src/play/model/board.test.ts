import { duelEdition, PERSON, shapesEdition, specFor, standardTerms } from '@blackpeg/rules';
import { LANGUAGES } from '@blackpeg/wording';
import { describe, expect, test } from 'vitest';
import { CLASSIC, draftOf, hide, lookOf, mark, place, playedOut } from '../played.testing.ts';
import { boardModel, codeModel } from './board.ts';
import { activeRow, turnOf } from './look.ts';

const SPEC = specFor(CLASSIC.edition, 1, false);
const begun = playedOut(CLASSIC, hide(0, [1, 2, 3]));
const looks = (model: ReturnType<typeof boardModel>) => model.rows.slice(0, 3).map(({ look }) => look);

describe('what lies under the lid', () => {
  test('is seen by its maker, unless covered, and by nobody else before the reveal', () => {
    expect(boardModel(lookOf(begun, 0), 0).lid).toMatchObject({ look: 'open', code: [1, 2, 3] });
    expect(boardModel(lookOf(begun, 0, { covered: true }), 0).lid).toMatchObject({
      look: 'covered',
      code: null,
    });
    expect(boardModel(lookOf(begun, 1), 0).lid).toEqual({
      look: 'closed',
      label: 'Guest’s code',
      code: null,
      name: 'Guest’s code is behind the shield.',
    });
  });

  test('is not covered any more once everybody sees it', () => {
    const over = playedOut(CLASSIC, hide(0, [1, 2, 3]), place(1, [1, 2, 3]), mark(0, 3, 0));
    const [round] = over.past;
    if (!round) throw new Error('A round is over.');
    expect(boardModel(lookOf(over, 0, { round, covered: true }), 0).lid.look).toBe('open');
  });

  test('is empty until a code is hidden', () => {
    expect(boardModel(lookOf(playedOut(CLASSIC), 1), 0).lid.look).toBe('empty');
  });

  test('a covered code is in no name of the board', () => {
    const model = boardModel(lookOf(begun, 0, { covered: true }), 0);
    expect(JSON.stringify(model)).not.toMatch(/black, violet, red/);
  });
});

describe('rows', () => {
  test('the row being filled is active, with the next hole and the contents of the others', () => {
    const draft = draftOf(SPEC, [[4], [null], [null]], 1);
    const look = lookOf(begun, 1, { draft, flagged: [3] });
    const [row] = boardModel(look, 0).rows;
    expect(row?.look).toBe('active');
    expect(row?.name).toBe('Row 1 so far: hole 1 blue, hole 2 empty, hole 3 empty.');
    expect(row?.cells.map(({ peg, next, flagged, name }) => [peg, next, flagged, name])).toEqual([
      [4, false, false, 'Hole 1, blue'],
      [null, true, false, 'Hole 2, still empty'],
      [null, false, true, 'Hole 3, still empty, check this'],
    ]);
  });

  test('a placed row waits for its answer, and by the maker’s side for “Your answer”', () => {
    const state = playedOut(CLASSIC, hide(0, [1, 2, 3]), place(1, [1, 1, 4]));
    const [breakers] = boardModel(lookOf(state, 1), 0).rows;
    const [makers] = boardModel(lookOf(state, 0), 0).rows;
    expect([breakers?.look, breakers?.note]).toEqual(['placed', 'answer to come']);
    expect([makers?.look, makers?.note]).toEqual(['placed', 'Your answer']);
  });

  test('an answered row has its answer in words, the rest are resting', () => {
    const state = playedOut(CLASSIC, hide(0, [1, 2, 3]), place(1, [1, 1, 4]), mark(0, 1, 0));
    const model = boardModel(lookOf(state, 1), 0);
    expect(looks(model)).toEqual(['answered', 'resting', 'resting']);
    expect(model.rows[0]?.answerName).toBe('1 black');
    expect(model.rows).toHaveLength(CLASSIC.edition.rows);
  });

  test('a row answered wrongly is faulty once the round is over', () => {
    const state = playedOut(
      CLASSIC,
      hide(0, [1, 2, 3]),
      place(1, [1, 1, 4]),
      mark(0, 0, 0),
      place(1, [1, 2, 3]),
      mark(0, 3, 0),
    );
    const round = state.past[0];
    const model = boardModel(lookOf(state, 1, round ? { round } : {}), 0);
    expect(looks(model)).toEqual(['faulty', 'answered', 'resting']);
    expect(model.rows[0]?.answerName).toBe('no key pegs, answered wrongly');
    expect(model.lid.look).toBe('open');
  });

  test('a draft is of no row that belongs to an ended round or to another seat', () => {
    const draft = draftOf(SPEC, [[4], [null], [null]]);
    const board = begun.round.boards[0];
    if (!board) throw new Error('There is a board.');
    expect(activeRow(lookOf(begun, 0, { draft }), board)).toBeNull();
    expect(activeRow(lookOf(begun, 1, { draft, round: { ...begun.round } }), board)).toBeNull();
    expect(activeRow(lookOf(begun, 1, { draft }), board)).toBe(0);
  });
});

describe('duels', () => {
  const terms = standardTerms(duelEdition(), { seats: [PERSON, PERSON] });
  const state = playedOut(
    terms,
    hide(0, [1, 2, 3, 4, 5]),
    hide(1, [5, 4, 3, 2, 1]),
    place(1, [1, 1, 1, 1, 1]),
  );

  test('a row of the turn is covered until the player’s own is placed', () => {
    const row = boardModel(lookOf(state, 0), 1).rows[0];
    expect([row?.look, row?.note]).toEqual(['covered', 'placed, uncovered when you have placed yours']);
    expect(row?.cells.every(({ peg }) => peg === null)).toBe(true);
  });

  test('both are at the same turn', () => {
    expect(turnOf(lookOf(state, 0))).toBe(1);
    const next = playedOut(
      terms,
      hide(0, [1, 2, 3, 4, 5]),
      hide(1, [5, 4, 3, 2, 1]),
      place(1, [1, 1, 1, 1, 1]),
      place(0, [1, 1, 1, 1, 1]),
    );
    expect(turnOf(lookOf(next, 0))).toBe(2);
  });

  test('a player who has placed a row and waits is at the next one, where their pegs go', () => {
    const first = playedOut(
      terms,
      hide(0, [1, 2, 3, 4, 5]),
      hide(1, [5, 4, 3, 2, 1]),
      place(0, [1, 1, 1, 1, 1]),
    );
    const spec = specFor(terms.edition, 0, false);
    const look = lookOf(first, 0, { draft: draftOf(spec, Array(5).fill([null])) });
    expect(turnOf(look)).toBe(2);
    expect(boardModel(look, look.board).rows[turnOf(look) - 1]?.cells[0]?.next).toBe(true);
  });
});

test('a code being composed is one row, and half a pair says what is missing', () => {
  const terms = standardTerms(shapesEdition(), { seats: [PERSON, PERSON] });
  const state = playedOut(terms);
  const draft = draftOf(
    specFor(terms.edition, 1, false),
    [
      [4, 1],
      [2, null],
      [null, null],
      [null, null],
    ],
    1,
  );
  const model = codeModel(lookOf(state, 0, { draft }));
  expect(model.rows).toHaveLength(1);
  expect(model.rows[0]?.cells[1]).toMatchObject({ peg: null, half: [2, null] });
  expect(model.rows[0]?.cells[1]?.name).toBe('Hole 2, green, a shape still to choose');
});

test.each(LANGUAGES)('everything on a board has a name: %s', (language) => {
  const state = playedOut(CLASSIC, hide(0, [1, 2, 3]), place(1, [1, 1, 4]), mark(0, 1, 0));
  const draft = draftOf(SPEC, [[4], [null], [null]], 1);
  const model = boardModel(lookOf(state, 1, { draft }, language), 0);
  const names = [
    model.name,
    model.lid.name,
    ...model.rows.flatMap(({ name, cells }) => [name, ...cells.map((cell) => cell.name)]),
  ];
  for (const name of names) expect(name).not.toMatch(/^$|undefined/);
});

test('rows and holes of a hint are marked on the board of the player who asked', () => {
  const state = playedOut(
    CLASSIC,
    hide(0, [1, 2, 3]),
    place(1, [1, 1, 4]),
    mark(0, 1, 0),
    place(1, [2, 2, 4]),
    mark(0, 1, 0),
  );
  const named = { rows: [1], holes: [0] };
  const { rows } = boardModel(lookOf(state, 1, { named }), 0);
  expect(rows.map((row) => row.named ?? false).slice(0, 3)).toEqual([false, true, false]);
  expect(rows[1]?.cells.map((cell) => cell.named ?? false)).toEqual([true, false, false]);
  expect(boardModel(lookOf(state, 0, { named }), 0).rows.some((row) => row.named)).toBe(false);
});
