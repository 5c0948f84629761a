import {
  duelEdition,
  HOUSE,
  PERSON,
  shapesEdition,
  standardTerms,
  superEdition,
  type Terms,
} from '@blackpeg/rules';
import { playTexts } from '@blackpeg/wording';
import { describe, expect, test, vi } from 'vitest';
// Loaded before the first hint is waited for.
import '../hints/index.ts';
import { compose, STANDARD_KEYS } from './commands.ts';
import { CLASSIC, SETTINGS } from './played.testing.ts';
import { screenAt } from './screen.testing.ts';

const words = playTexts('en');
const EDITION = superEdition({ holes: 3, colours: 4 });
const SOLITAIRE = standardTerms(EDITION, { form: 'solitaire' });

describe('a row', () => {
  test('is heard as it is filled, and what was done to it', async () => {
    const { type, said, heard, view } = await screenAt(SOLITAIRE, { code: [1, 2, 3] });
    heard();
    type('1', '2', 'Backspace', 'u');
    expect(heard()).toEqual([
      'Hole 1, black',
      'Hole 2, violet',
      'Hole 2, still empty',
      'Undone. Row: 1, 2, empty.',
    ]);
    expect(said.map(({ cue }) => cue?.kind).slice(-4)).toEqual(['peg-in', 'peg-in', 'peg-out', 'peg-in']);
    expect(view().composer?.draft.holes).toEqual([[1], [2], [null]]);
  });

  // Who types a peg or takes it out knows which; what undo, clear or a repeated row did, nobody knows without being told.
  test('is not echoed to players who want no pegs said, but what changed pegs they did not name is', async () => {
    const says = { ...SETTINGS.says, pegs: false };
    const { type, heard, screen, settled } = await screenAt(SOLITAIRE, {
      code: [1, 2, 3],
      settings: { says },
    });
    heard();
    const hears = (...keys: readonly string[]) => {
      type(...keys);
      return heard();
    };
    expect(hears('1', '2', 'Backspace', 'Delete')).toEqual(['Hole 2, still empty']);
    expect(hears('u')).toEqual(['Undone. Row: 1, 2, empty.']);
    expect(hears('x')).toEqual(['Row cleared.']);
    expect(hears('x')).toEqual(['The row is empty.']);
    expect(hears('1', '1', '2', 'Enter')).toEqual([]);
    await settled();
    expect(heard()).toEqual(['Row 1: 1 black, 1 white.']);
    expect(hears('p')).toEqual(['Row: 1 1 2.']);
    screen.do({ type: 'compose', intents: [{ type: 'swap', from: 0, to: 2 }] });
    expect(heard()).toEqual(['Row: 2 1 1.']);
    const hiding = standardTerms(EDITION, { seats: [PERSON, HOUSE], firstMaker: 0 });
    const maker = await screenAt(hiding, { settings: { says } });
    maker.heard();
    maker.screen.do({ type: 'random-code' });
    expect(maker.heard()).toEqual([expect.stringMatching(/^Row: /)]);
  });

  test('of pairs is heard with the half that is left after an undo', async () => {
    const terms = standardTerms(shapesEdition('1'), { form: 'solitaire' });
    const { type, heard } = await screenAt(terms, { code: [11, 22, 33, 44] });
    type('1', '2');
    heard();
    type('u');
    expect(heard()).toEqual(['Undone. Row: red, a shape still to choose, empty, empty, empty.']);
  });

  test('that is not full does not go: why is said, and the holes are flagged', async () => {
    const { type, heard, view } = await screenAt(SOLITAIRE, { code: [1, 2, 3] });
    heard();
    type('1', 'Enter');
    expect(heard().at(-1)).toBe('Holes 2 and 3 are still empty. Place pegs.');
    expect(view().boards[0]?.rows[0]?.cells.map(({ flagged }) => flagged)).toEqual([false, true, true]);
    expect(view().composer?.submit.why).toBe('Holes 2 and 3 are still empty. Place pegs.');
  });

  test('is placed, answered and told, and the next is begun', async () => {
    const { type, heard, view, said, settled } = await screenAt(SOLITAIRE, { code: [1, 2, 3] });
    heard();
    type('1', '1', '4', 'Enter');
    await settled();
    expect(heard().at(-1)).toContain('1 black');
    expect(said.at(-1)).toMatchObject({ kind: 'answer', cue: { kind: 'answer' } });
    expect(view()).toMatchObject({ title: words.title.row(2, 12), active: { row: 1, hole: 0 } });
  });

  test('is not begun after the round: each key for one says that it is over, and what Enter does', async () => {
    const { type, heard, settled, screen } = await screenAt(SOLITAIRE, { code: [1, 2, 3] });
    type('1', '2', '3', 'Enter');
    await settled();
    heard();
    for (const key of ['1', 'Backspace', 'u', 'd', 'Enter']) {
      type(key);
      expect(heard(), key).toEqual(['This round is over. Enter: Play again.']);
    }
    const press = { digit: null, shift: false, ctrl: false, alt: false };
    expect(screen.takes({ ...press, key: 'u' })).toBe(true);
    expect(screen.takes({ ...press, key: 'Enter' }), 'leads on where there is such a key').toBe(false);
  });

  test('E5: that contradicts another is asked about, or barred, where the player wants that', async () => {
    const warned = await screenAt(SOLITAIRE, { code: [1, 2, 3], settings: { misfits: 'warn' } });
    warned.type('1', '1', '4', 'Enter');
    await warned.settled();
    warned.heard();
    warned.type('2', '2', '2', 'Enter');
    expect(warned.heard().at(-1)).toBe(words.row.misfit(1));
    const [change, send] = warned.view().question?.answers ?? [];
    expect([change?.label, send?.label]).toEqual([words.row.change, words.row.sendAnyway]);
    if (send) warned.screen.do(send.command);
    await warned.settled();
    expect(warned.view().boards[0]?.rows[1]?.look).toBe('answered');
    const barred = await screenAt(SOLITAIRE, { code: [1, 2, 3], settings: { misfits: 'bar' } });
    barred.type('1', '1', '4', 'Enter');
    await barred.settled();
    barred.type('2', '2', '2', 'Enter');
    expect(barred.view().question?.answers).toHaveLength(1);
    barred.type('Backspace');
    expect(barred.view().question).toBeNull();
  });

  test('may be typed in letters until it is placed', async () => {
    const { type, heard, view, settled } = await screenAt(SOLITAIRE, { code: [1, 2, 3] });
    heard();
    type('z', 'r', 'r', 'r');
    expect(heard()[0]).toBe(words.keys.lettersOn('K V R B'));
    expect(view().composer?.draft.holes).toEqual([[3], [3], [3]]);
    type('Enter');
    await settled();
    expect(view().letters).toBe(false);
  });
});

describe('what is asked with a key', () => {
  test('is answered: rows by their number, with one digit or two', async () => {
    const { type, heard, clock, settled } = await screenAt(SOLITAIRE, { code: [1, 2, 3] });
    type('1', '1', '4', 'Enter');
    await settled();
    heard();
    type('l', 'r', 'g', '1');
    const row = 'Row 1: black, black, blue. Answer: 1 black.';
    expect(heard()).toEqual([row, '11 rows of 12 left.', words.keys.whichRow, row]);
    type('g', 's');
    expect(heard()).toHaveLength(2);
    for (let placed = 1; placed < 11; placed += 1) {
      type('4', '4', '4', 'Enter');
      await settled();
    }
    heard();
    type('g', '1');
    expect(heard()).toEqual([words.keys.whichRow]);
    await clock.advance(700);
    expect(heard()).toEqual([row]);
  });

  test('is said again', async () => {
    const { type, heard } = await screenAt(SOLITAIRE, { code: [1, 2, 3] });
    type('r', 'a');
    expect(heard().slice(-2)).toEqual(['12 rows of 12 left.', '12 rows of 12 left.']);
  });

  test('opens what faces show, and nothing that is not theirs', async () => {
    const { type, heard, opened } = await screenAt(SOLITAIRE, { code: [1, 2, 3] });
    heard();
    type('n', 'h', '?', 'k', 'd', 'b', 'v');
    expect(opened).toEqual(['notes', 'hints', 'keys']);
    const { noClaims, hidesNothing, blanksAgreed, noSecret } = words.keys;
    expect(heard()).toEqual([noClaims, hidesNothing, blanksAgreed, noSecret]);
  });

  test('tells who hides a code that it is not hidden yet, so that there is nothing to cover', async () => {
    const terms = standardTerms(EDITION, { seats: [PERSON, HOUSE], firstMaker: 0 });
    const { type, heard } = await screenAt(terms);
    heard();
    type('c', 'v');
    expect(heard()).toEqual(Array(2).fill('You have not hidden a code yet.'));
  });
});

test.each([
  ['all', '?', true],
  ['off', '?', false],
  ['all', '', false],
] as const)(
  'who arrives hears of the list of keys: explanations %s, key %j',
  async (explains, help, isTold) => {
    const bindings = { ...STANDARD_KEYS, help };
    const { heard } = await screenAt(SOLITAIRE, { code: [1, 2, 3], settings: { explains, bindings } });
    expect(heard().includes(words.keys.listed(words.keys.named('?')))).toBe(isTold);
  },
);

test('a first game hears each answer once, with what it means', async () => {
  const { type, table, heard } = await screenAt(SOLITAIRE, {
    code: [1, 2, 3],
    settings: { explains: 'all' },
  });
  const place = async (...digits: readonly string[]) => {
    type(...digits, 'Enter');
    await table.settled();
    return heard().filter((text) => text.startsWith('Row '));
  };
  expect(await place('1', '3', '4')).toEqual([
    'Row 1: 1 black (right colour, right hole), 1 white (right colour, other hole).',
  ]);
  expect(await place('1', '2', '3')).toEqual(['Row 2: 3 black, the code is broken.']);
});

describe('two at one screen', () => {
  test('T4b: see nothing of each other between them', async () => {
    const { screen, table, view } = await screenAt({ ...CLASSIC, firstMaker: 0 });
    expect(screen.current()).toMatchObject({ kind: 'covered', before: null });
    screen.do({ type: 'uncover' });
    expect(view()).toMatchObject({ seat: 0, title: words.title.hide });
    screen.do(compose(...[1, 2, 3].map((peg, hole) => ({ type: 'peg', peg, hole }) as const)));
    screen.do({ type: 'submit', sure: false });
    await table.settled();
    expect(screen.current()).toMatchObject({ kind: 'covered', back: { command: { seat: 0 } } });
    expect(JSON.stringify(screen.current())).not.toContain('violet');
  });

  test('hear once whose turn it is when they lift the cover', async () => {
    const { screen, table, heard } = await screenAt({ ...CLASSIC, firstMaker: 0 });
    screen.do({ type: 'uncover' });
    for (const [turn, row] of [
      [1, 2, 3],
      [1, 1, 2],
    ].entries()) {
      screen.do(compose(...row.map((peg, hole) => ({ type: 'peg', peg, hole }) as const)));
      screen.do({ type: 'submit', sure: false });
      await table.settled();
      heard();
      screen.do({ type: 'uncover' });
      const turns = heard().filter((text) => text.startsWith('Your turn'));
      expect(turns, `after ${turn + 1}`).toHaveLength(1);
    }
  });

  test('M7: an offer to end is read on the cover, and answered with yes or no', async () => {
    const { screen, table, view } = await screenAt({ ...CLASSIC, firstMaker: 0 });
    screen.do({ type: 'uncover' });
    screen.do({ type: 'intend', intent: { type: 'offer-end' } });
    await table.settled();
    const cover = screen.current();
    expect(cover).toMatchObject({ kind: 'covered', news: expect.stringContaining('end the match') });
    screen.do({ type: 'uncover' });
    expect(view().offer?.answers.map(({ label }) => label)).toEqual([words.ask.agree, words.ask.no]);
    const [agree, no] = view().offer?.answers ?? [];
    if (no) screen.do(no.command);
    await table.settled();
    const declined = 'Seat 2 declines the offer to end the match.';
    expect(screen.current()).toMatchObject({ kind: 'covered', news: declined });
    screen.do({ type: 'uncover' });
    expect(view()).toMatchObject({ seat: 0, offer: null, declined });
    screen.do({ type: 'intend', intent: { type: 'offer-end' } });
    await table.settled();
    screen.do({ type: 'uncover' });
    expect(view().declined).toBeNull();
    if (agree) screen.do(agree.command);
    await table.settled();
    expect(view().state.result).toMatchObject({ why: 'agreed' });
  });

  test('a round that is over is news on one cover, and on no later one', async () => {
    const terms = { ...CLASSIC, marker: 'automatic' as const, firstMaker: 0 as const };
    const { screen, table } = await screenAt(terms);
    const news = () => {
      const view = screen.current();
      return view.kind === 'covered' ? view.news : null;
    };
    const row = (...pegs: readonly number[]) => {
      screen.do(compose(...pegs.map((peg, hole) => ({ type: 'peg', peg, hole }) as const)));
      screen.do({ type: 'submit', sure: false });
      return table.settled();
    };
    screen.do({ type: 'uncover' });
    await row(1, 2, 3);
    screen.do({ type: 'uncover' });
    await row(1, 2, 3);
    screen.do({ type: 'go-on' });
    await row(4, 4, 4);
    expect(news()).toMatch(/in 1 row/);
    screen.do({ type: 'uncover' });
    screen.do({ type: 'go-on' });
    screen.do({ type: 'hand-to', seat: 1 });
    expect(news()).toBe('');
  });

  test('T2d: a code that was not hidden in time is told as that', async () => {
    const seats = [0, 1].map(() => ({ ...PERSON, allowance: 30_000 }));
    const { screen, view, clock, settled } = await screenAt({ ...CLASSIC, seats, firstMaker: 0 });
    screen.do({ type: 'uncover' });
    await settled();
    await clock.advance(31_000);
    await settled();
    expect(screen.current()).toMatchObject({ news: expect.stringMatching(/not hidden a code in time/) });
    screen.do({ type: 'hand-to', seat: 0 });
    screen.do({ type: 'uncover' });
    expect(view().end?.heading).toMatch(/not hidden a code in time/);
    expect(view().end?.heading).not.toMatch(/broken the code/);
  });

  test('W1a, W3: a wrong answer is asked about, given, and corrected', async () => {
    const terms: Terms = { ...CLASSIC, marker: 'assisted', firstMaker: 0 };
    const { screen, table, type, heard, view } = await screenAt(terms);
    const row = (...pegs: readonly number[]) => {
      screen.do(compose(...pegs.map((peg, hole) => ({ type: 'peg', peg, hole }) as const)));
      screen.do({ type: 'submit', sure: false });
      return table.settled();
    };
    screen.do({ type: 'uncover' });
    await row(1, 2, 3);
    screen.do({ type: 'uncover' });
    await row(1, 1, 4);
    screen.do({ type: 'uncover' });
    expect(view().answer).toMatchObject({ row: 1, correcting: false, feedback: { black: 0 } });
    // There is no row to change: what is due is said.
    heard();
    type('u', 'Backspace', 'p');
    expect(heard()).toEqual(Array(3).fill('Your turn: answer row 1.'));
    // There are no pegs to type as letters either, and letters stay commands.
    type('z', 'r');
    expect(heard()).toEqual([words.keys.notYours, '11 rows of 12 left.']);
    screen.do({ type: 'submit', sure: false });
    const [change, send] = view().question?.answers ?? [];
    if (change) screen.do(change.command);
    expect(view().question).toBeNull();
    screen.do({ type: 'submit', sure: false });
    if (send) screen.do(send.command);
    await table.settled();
    screen.do({ type: 'hand-to', seat: 0 });
    screen.do({ type: 'uncover' });
    const { correct } = view();
    expect(correct?.label).toBe(words.answer.correct(1));
    if (correct) screen.do(correct.command);
    expect(view().answer).toMatchObject({ row: 1, correcting: true });
    screen.do({ type: 'answer', feedback: { black: 1, white: 0, blue: 0 } });
    screen.do({ type: 'submit', sure: false });
    await table.settled();
    expect(view()).toMatchObject({ answer: null });
    expect(view().boards[0]?.rows[0]?.feedback).toEqual({ black: 1, white: 0, blue: 0 });
  });
});

test('a round that is over is shown until its player goes on', async () => {
  const terms = standardTerms(EDITION, { form: 'solitaire', length: { kind: 'rounds', rounds: 2 } });
  const { screen, type, heard, view, settled } = await screenAt(terms, { code: [1, 2, 3] });
  type('1', '2', '3', 'Enter');
  await settled();
  expect(view()).toMatchObject({ title: words.title.roundOver(1), composer: null, asks: [] });
  expect(view().end).toMatchObject({ over: false, next: { label: words.end.next } });
  type('1', 'Enter');
  heard();
  screen.do({ type: 'go-on' });
  expect(heard()).toHaveLength(1);
  expect(view()).toMatchObject({ end: null, round: { number: 2 } });
});

test('T1a: little time is said once, and counted down', async () => {
  const terms = { ...SOLITAIRE, seats: [{ ...PERSON, allowance: 30_000 }] };
  const { said, view, clock, heard } = await screenAt(terms, { code: [1, 2, 3] });
  expect(view().clock).toEqual({ left: 30_000, whole: 30_000 });
  heard();
  await clock.advance(9000);
  expect(heard()).toEqual([]);
  await clock.advance(3000);
  expect(view().clock?.left).toBe(18_000);
  expect(heard()).toEqual(['20 seconds left.']);
  expect(said.at(-1)?.cue).toEqual({ kind: 'time' });
});

describe('help', () => {
  const told = async (name: string) => {
    if (name === 'good-row') return { advice: { guess: [1, 2, 3] }, why: [] };
    if (name === 'space')
      return { columns: 8, lasted: new Uint8Array(64), counts: [64, 2], few: [], codesPerDot: 1 };
    return name === 'fits'
      ? {
          count: 2,
          codes: [
            [1, 2, 3],
            [1, 2, 4],
          ],
        }
      : null;
  };
  const ask = told as never;

  test('is prepared once for each answer, a while after it, where the face wants it, and then asked of nobody', async () => {
    const asked: string[] = [];
    const note = ((name: string) => {
      asked.push(name);
      return told(name);
    }) as never;
    const { screen, view, type, clock, settled } = await screenAt(SOLITAIRE, {
      code: [1, 2, 3],
      ask: note,
      prepareAfter: { first: 700, next: 100 },
    });
    await clock.advance(699);
    await settled();
    expect(asked).toEqual([]);
    await clock.advance(1);
    await vi.waitFor(() => expect(asked).toEqual(['good-row', 'clue', 'read-ahead']));
    screen.do({ type: 'hint', grade: 'row' });
    await vi.waitFor(() => expect(view().hints.row).toEqual([1, 2, 3]));
    screen.do({ type: 'hint', grade: 'clue' });
    await vi.waitFor(() => expect(view().hints.texts).toEqual([words.hints.noClue]));
    expect(asked).toHaveLength(3);
    type('1', '1', '1', 'Enter');
    await settled();
    await clock.advance(100);
    await vi.waitFor(() => expect(asked.slice(3)).toEqual(['good-row', 'clue']));
    const without = await screenAt(SOLITAIRE, { code: [1, 2, 3], ask: note });
    await without.clock.advance(10_000);
    await without.settled();
    expect(asked).toHaveLength(5);
  });

  test('says what fits, shows a row, and puts it on the board', async () => {
    const { screen, type, heard, view } = await screenAt(SOLITAIRE, { code: [1, 2, 3], ask });
    heard();
    type('f');
    await vi.waitFor(() => expect(view().hints.thinking).toBe(false));
    const codes = ['black, violet, red.', 'black, violet, blue.'];
    expect(heard()).toEqual([words.hints.counting, '2 codes fit.', ...codes]);
    screen.do({ type: 'hint', grade: 'row' });
    await vi.waitFor(() => expect(view().hints.texts).toEqual(['black, violet, red.']));
    const { take } = view().hints;
    if (take) screen.do(take.command);
    expect(view().composer?.draft.holes).toEqual([[1], [2], [3]]);
    expect(view().hints.count).toBeNull();
  });

  test.each([
    [{ queryDetail: 'brief' }, '1 2 3.', 'black, violet, red.'],
    [{ codes: 'numbers' }, '1 2 3.', '1 2 3.'],
    [{ codes: 'letters' }, 'K V R.', 'K V R.'],
  ] as const)('names codes as the player has chosen: %o', async (settings, listed, shown) => {
    const { screen, type, heard, view } = await screenAt(SOLITAIRE, { code: [1, 2, 3], ask, settings });
    type('f');
    await vi.waitFor(() => expect(view().hints.thinking).toBe(false));
    expect(heard().slice(-2)[0]).toBe(listed);
    screen.do({ type: 'hint', grade: 'row' });
    await vi.waitFor(() => expect(view().hints.texts).toEqual([shown]));
  });

  test('counts the codes that fit for who wants to see it', async () => {
    const { view } = await screenAt(SOLITAIRE, { code: [1, 2, 3], ask, settings: { count: true } });
    await vi.waitFor(() => expect(view().hints.count).toBe(words.hints.stillFit(2)));
    expect(view().hints.space?.columns).toBe(8);
  });
});

test('a tap on a peg of an earlier row puts the same into that hole', async () => {
  const { screen, type, view, settled } = await screenAt(SOLITAIRE, { code: [1, 2, 3] });
  type('4', '3', '2', 'Enter');
  await settled();
  screen.do({ type: 'copy-peg', row: 0, hole: 1 });
  screen.do({ type: 'copy-peg', row: 1, hole: 0 });
  expect(view().composer?.draft.holes).toEqual([[null], [3], [null]]);
});

test('notes are kept at every mark, and what was cleared comes back', async () => {
  const { screen, view, kept, settled } = await screenAt(SOLITAIRE, { code: [1, 2, 3] });
  screen.do({ type: 'note', cell: { kind: 0, hole: 1 }, mark: 'no' });
  expect(view().notes?.marks[0]).toEqual(['', 'no', '']);
  screen.do({ type: 'clear-notes' });
  expect(view().notes).toMatchObject({ canUndo: true });
  screen.do({ type: 'undo-notes' });
  await settled();
  expect(kept.get('0')?.[0]).toEqual(['', 'no', '']);
});

test('C9g, T3b: what goes with a code is said with it, and chance draws no blank before', async () => {
  const edition = superEdition({ holes: 3, colours: 4, blanks: 'choice' });
  const terms = standardTerms(edition, {
    seats: [PERSON, PERSON],
    firstMaker: 0,
    supply: 'counted' as never,
  });
  const { screen, view } = await screenAt({ ...terms, supply: null });
  screen.do({ type: 'uncover' });
  expect(view().hiding?.blanks).toMatchObject({ chosen: null });
  screen.do({ type: 'random-code' });
  expect(view().composer?.draft.holes.every(([kind]) => kind !== null && kind !== 0)).toBe(true);
  screen.do({ type: 'blanks', on: false });
  expect(view().composer?.spec.facets[0]?.blank).toBe(false);
});

test('D5c: a duel of speed against the house is counted down, and shows what both have used', async () => {
  const terms = standardTerms(duelEdition(4), { form: 'duel', pace: 'free', seats: [PERSON, HOUSE] });
  const { type, heard, view, clock, settled } = await screenAt(terms, { pace: 'slow' });
  type('1', '2', '3', '4', 'Enter');
  await settled();
  await clock.advance(3000);
  await settled();
  expect(view()).toMatchObject({ countdown: words.row.startsIn(3), clocks: [] });
  heard();
  type('4', '3', '2', '1', 'Enter');
  expect(heard()).toContain(words.row.startsIn(3));
  expect(view().boards[0]?.rows[0]?.look).toBe('active');
  await clock.advance(1000);
  await clock.advance(2000);
  expect(heard()).toContain(words.row.go);
  expect(view()).toMatchObject({ countdown: null, clocks: [{ used: '0:00' }, { used: '0:00' }] });
  await clock.advance(2000);
  expect(view().clocks.find(({ isOwn }) => isOwn)?.used).toBe('0:02');
  type('Enter');
  await settled();
  expect(view().boards[view().board]?.rows[0]?.look).not.toBe('active');
});
