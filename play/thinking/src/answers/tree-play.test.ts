// The best known play: by the tree as long as the board follows it, whatever its pegs are called.

import {
  allCodes,
  brailleEdition,
  type Clues,
  checkCode,
  mark,
  seededDice,
  shapesEdition,
  superEdition,
} from '@blackpeg/rules';
import { type Advice, followTree } from '@blackpeg/solver';
import { describe, expect, it } from 'vitest';
import { position } from '../games.testing.ts';
import { TREE_FILES, thinkerInThisThread } from '../worker.testing.ts';
import { createFields } from './fields.ts';

const { ask } = thinkerInThisThread();
async function advice(clues: Clues, rowsLeft: number): Promise<Advice> {
  const good = await ask('good-row', { clues, rowsLeft });
  if ('kind' in good) throw new Error(good.kind);
  return good.advice;
}

const braille = { name: 'braille', edition: brailleEdition(), breaker: 0 };

describe('the best play known', () => {
  const start = position(braille, 0).clues;

  it('opens with the figures of the tree', async () => {
    expect(await advice(start, 10)).toMatchObject({
      guess: [1, 1, 2, 3],
      expectedRows: 5625 / 1296,
      worstCase: 6,
      proved: true,
      grounds: 'exact',
    });
  });

  it('continues with the tree if the board follows it under other names', async () => {
    const rows = [{ guess: [4, 6, 5, 5], mark: { black: 0, white: 1, blue: 0 } }];
    expect(await advice({ ...start, rows }, 9)).toMatchObject({
      proved: true,
      grounds: 'exact',
      candidatesLeft: 276,
      chanceWithin: 1,
    });
  });

  it('finds every code of a small game as fast as the tree promises', async () => {
    const small = { name: 'small', edition: { ...brailleEdition(), holes: [3] }, breaker: 0 };
    const { clues } = position(small, 0);
    let total = 0;
    for (const code of allCodes(clues.spec)) {
      let rows: Clues['rows'] = [];
      for (;;) {
        const guess = await ask('guess', { clues: { ...clues, rows }, tray: null, level: 'master', seed: 1 });
        rows = [...rows, { guess, mark: mark('places', code, guess) }];
        if (rows.at(-1)?.mark.black === 3) break;
      }
      total += rows.length;
    }
    expect(total).toBe(854);
  });

  it('hides more than the one code the tree takes longest for', async () => {
    const game = { name: '4 × 9', edition: { ...brailleEdition('on') }, breaker: 0 };
    const { spec, marking } = position(game, 0).clues;
    const codes = new Set<string>();
    for (let seed = 0; seed < 20; seed += 1) {
      codes.add((await ask('hard-code', { spec, marking, seed })).join());
    }
    expect(codes.size).toBeGreaterThan(10);
  });

  it('is read before the first row, and not again after it', async () => {
    const read: string[] = [];
    const thinker = thinkerInThisThread({
      ...TREE_FILES,
      read(file) {
        read.push(file);
        return TREE_FILES.read(file);
      },
    });
    await thinker.ask('read-ahead', { clues: start });
    expect(read).toEqual(['4x6.tree']);
    const rows = [{ guess: [1, 1, 2, 3], mark: { black: 0, white: 1, blue: 0 } }];
    await thinker.ask('good-row', { clues: { ...start, rows }, rowsLeft: 9 });
    expect(read).toHaveLength(1);
    const pairs = position({ name: 'shapes', edition: shapesEdition('1'), breaker: 0 }, 0).clues;
    expect(await thinker.ask('read-ahead', { clues: pairs }), 'without a tree').toBeNull();
  });

  it('is not needed if trees cannot be loaded', async () => {
    const without = thinkerInThisThread({ ...TREE_FILES, read: async () => null });
    const rows = [{ guess: [1, 1, 2, 3], mark: { black: 0, white: 1, blue: 0 } }];
    const good = await without.ask('good-row', { clues: { ...start, rows }, rowsLeft: 9 });
    expect(good).toMatchObject({ advice: { candidatesLeft: 276 } });
    const { spec, marking } = start;
    const code = await without.ask('hard-code', { spec, marking, seed: 1 });
    expect(checkCode(spec, code).ok).toBe(true);
  });
});

describe('following a tree', () => {
  const { clues } = position(braille, 0);

  it('goes on under any names, until a row leaves it', async () => {
    const fields = createFields(TREE_FILES);
    const tree = await fields.tree(fields.open(clues));
    if (!tree) throw new Error('No tree.');
    for (let seed = 0; seed < 50; seed += 1) {
      const dice = seededDice(seed);
      const { code } = position(braille, 0, seed);
      let rows: Clues['rows'] = [];
      while (rows.at(-1)?.mark.black !== 4) {
        const place = followTree(tree, clues, rows, dice);
        if (!place) throw new Error('The tree is lost.');
        const guess = place.named(place.tree.guess);
        rows = [...rows, { guess, mark: mark('places', code, guess) }];
      }
      expect(rows.length).toBeLessThanOrEqual(6);
    }
    const left = [{ guess: [1, 1, 1, 2], mark: { black: 0, white: 0, blue: 0 } }];
    expect(followTree(tree, clues, left, null)).toBeUndefined();
  });

  it('leaves blanks for last where nothing else decides', async () => {
    const game = { name: 'blanks', edition: superEdition({ blanks: 'on' }), breaker: 0 };
    expect(await advice(position(game, 0).clues, 12)).toMatchObject({
      guess: [1, 1, 2, 3, 4],
      expectedRows: expect.closeTo(5.749, 2),
    });
  });
});
