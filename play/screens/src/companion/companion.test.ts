import { type MarkedGuess, superEdition } from '@blackpeg/rules';
import { companionTexts, playTexts } from '@blackpeg/wording';
import { describe, expect, test } from 'vitest';
import { createTestThinker } from '../thinker.testing.ts';
import { createCompanionScreen } from './screen.ts';

const SMALL = superEdition({ holes: 3, colours: 4 });
const words = companionTexts('en');

const row = (guess: readonly number[], black: number, white: number): MarkedGuess => ({
  guess,
  mark: { black, white, blue: 0 },
});
const ONE = row([1, 1, 2], 1, 0);

function opened({ kept = null as string | null, fails = false } = {}) {
  const said: string[] = [];
  const put: string[] = [];
  const thinker = createTestThinker({ fails });
  const screen = createCompanionScreen(
    {
      thinker,
      kept: { get: async () => kept, put: (text) => put.push(text) },
      tell: ({ text }) => said.push(text),
    },
    { language: 'en', edition: SMALL },
  );
  return { screen, said, put, answered: thinker.settled };
}

describe('rows of a real board', () => {
  test('are added, kept, and told with how many codes fit', async () => {
    const { screen, said, put, answered } = opened();
    await answered();
    screen.do({ type: 'enter', row: ONE });
    expect(screen.current()).toMatchObject({ finding: 'working', entry: { title: words.newRow(2) } });
    await answered();
    expect(screen.current()).toMatchObject({ finding: 'fits', standing: ['17 codes fit.'] });
    expect(said).toEqual([words.added(1), '17 codes fit.']);
    expect(put).toEqual(['super-3x4\n112:1-0']);
  });

  test('that no code fits are located, by their place among all rows', async () => {
    const { screen, said, answered } = opened();
    screen.do({ type: 'enter', row: row([3, 3, 3], 0, 0) });
    screen.do({ type: 'count', row: 0, counted: false });
    screen.do({ type: 'enter', row: ONE });
    screen.do({ type: 'enter', row: row([1, 1, 2], 0, 0) });
    await answered();
    const { finding, standing, suspects, rows } = screen.current();
    expect([finding, suspects]).toEqual(['contradiction', [1, 2]]);
    expect(rows.map(({ isSuspect }) => isSuspect)).toEqual([false, true, true]);
    expect(standing[0]).toBe(words.noFit);
    expect(standing[1]).toContain('rows 2 and 3 cannot both be right');
    expect(said.slice(-standing.length)).toEqual(standing);
  });

  test('are changed in their place, removed, cleared and put back', async () => {
    const { screen, said, answered } = opened();
    screen.do({ type: 'enter', row: ONE });
    screen.do({ type: 'change', row: 0 });
    expect(screen.current().entry).toEqual({ title: words.changeRow(1), changing: 0 });
    screen.do({ type: 'enter', row: row([1, 1, 2], 3, 0) });
    expect(said.slice(-2)).toEqual([words.changed(1), words.found(1)]);
    expect(screen.current()).toMatchObject({ finding: 'found', entry: null });
    screen.do({ type: 'clear' });
    expect(screen.current()).toMatchObject({ rows: [], canPutBack: true });
    screen.do({ type: 'put-back' });
    expect(screen.current().rows).toHaveLength(1);
    screen.do({ type: 'remove', row: 0 });
    expect(said.at(-1)).toBe(words.removed(1));
    await answered();
    expect(screen.current().finding).toBe('none');
  });

  test('of an earlier visit are there again, and nothing is said of them', async () => {
    const { screen, said, answered } = opened({ kept: 'super-3x4\n112:1-0' });
    await answered();
    expect(screen.current()).toMatchObject({ isOld: true, finding: 'fits' });
    expect(said).toEqual([]);
  });

  test('come as text, and a text that is none changes nothing', () => {
    const { screen } = opened();
    screen.do({ type: 'read', text: 'super-3x4 112:1-0' });
    screen.do({ type: 'read', text: 'super-3x4 119:1-0' });
    expect(screen.current().rows).toHaveLength(1);
    expect(screen.current().unread).toMatch(/\S/);
  });

  test('are no more than the board has', () => {
    const { screen, said } = opened();
    for (let count = 0; count < SMALL.rows; count += 1) screen.do({ type: 'enter', row: ONE });
    expect(screen.current().full).toBe(words.full(SMALL.rows));
    screen.do({ type: 'enter', row: ONE });
    expect([said.at(-1), screen.current().rows.length]).toEqual([words.full(SMALL.rows), SMALL.rows]);
  });
});

describe('what the solver is asked', () => {
  test('is answered: what is certain, a clue that was not told, a good row, whether a row can be the code', async () => {
    const { screen, said, answered } = opened();
    screen.do({ type: 'enter', row: row([1, 1, 2], 0, 0) });
    await answered();
    const ask = async (command: Parameters<typeof screen.do>[0]) => {
      screen.do(command);
      expect(screen.current().working).toBe(words.working);
      await answered();
      expect(said.slice(-screen.current().told.length)).toEqual(screen.current().told);
      return screen.current();
    };
    expect((await ask({ type: 'certain' })).told.length).toBeGreaterThan(1);
    const first = (await ask({ type: 'clue' })).told;
    expect((await ask({ type: 'clue' })).told).not.toEqual(first);
    let clue = first;
    for (let asked = 0; asked < 20 && clue[0] !== playTexts('en').hints.noMoreClues; asked += 1)
      clue = (await ask({ type: 'clue' })).told;
    expect(clue).toEqual([playTexts('en').hints.noMoreClues]);
    expect((await ask({ type: 'good-row' })).good).toHaveLength(3);
    expect((await ask({ type: 'check', guess: [1, 3, 4] })).told.join(' ')).toContain('ow 1');
    // Another row is another board.
    screen.do({ type: 'enter', row: row([3, 3, 4], 1, 1) });
    expect(screen.current()).toMatchObject({ told: [], good: null });
  });

  test('fails in words, and the rows stay', async () => {
    const { screen, said, answered } = opened({ fails: true });
    screen.do({ type: 'enter', row: ONE });
    await answered();
    expect(said.at(-1)).toBe(words.failed);
    expect(screen.current()).toMatchObject({ finding: 'failed', rows: [{ number: 1 }] });
  });
});

describe('why', () => {
  test('a clue is so is told step by step, with its rows lit by their place on the board', async () => {
    const { screen, said, answered } = opened();
    await answered();
    screen.do({ type: 'enter', row: row([3, 3, 3], 1, 0) });
    screen.do({ type: 'count', row: 0, counted: false });
    screen.do({ type: 'enter', row: row([4, 4, 4], 0, 0) });
    await answered();
    screen.do({ type: 'clue' });
    await answered();
    expect(screen.current()).toMatchObject({ canAskWhy: true, chain: null });
    said.length = 0;
    screen.do({ type: 'why' });
    await answered();
    const { chain, canAskWhy, rows } = screen.current();
    const label = 'Row 2 got no key pegs: blue does not occur.';
    expect(chain).toEqual([{ label, isLit: true }]);
    expect(said).toEqual([label]);
    expect(canAskWhy).toBe(false);
    expect(rows.map(({ isNamed }) => isNamed)).toEqual([false, true]);
  });

  test('is asked of nothing before anything was told', async () => {
    const { screen, said, answered } = opened();
    await answered();
    screen.do({ type: 'why' });
    expect(said).toEqual([words.nothingToExplain]);
  });
});
