// The best play known: by the tree as long as the board follows it, whatever its pegs are called.

import {
  allCodes,
  brailleEdition,
  type Clues,
  checkCode,
  mark,
  seededDice,
  superEdition,
} from '@blackpeg/rules';
import { describe, expect, it } from 'vitest';
import { answer } from './answers.ts';
import { followTree } from './follow-tree.ts';
import { position } from './games.testing.ts';
import type { Asked, QuestionName } from './question.ts';
import { FILE_SHELF, toolsFor } from './shelf.testing.ts';

const tools = toolsFor();
const ask = <N extends QuestionName>(name: N, question: Asked<N>) => answer(name, question, tools);
const braille = { name: 'braille', edition: brailleEdition(), breaker: 0 };

describe('the best play known', () => {
  const start = position(braille, 0).clues;

  it('opens with the figures of the tree', async () => {
    expect(await ask('advice', { clues: start, rowsLeft: 10 })).toMatchObject({
      guess: [1, 1, 2, 3],
      expectedRows: 5625 / 1296,
      worstCase: 6,
      proved: true,
      grounds: 'exact',
    });
  });

  it('goes on with the tree where the board follows it under other names', async () => {
    const rows = [{ guess: [4, 6, 5, 5], mark: { black: 0, white: 1, blue: 0 } }];
    const advice = await ask('advice', { clues: { ...start, rows }, rowsLeft: 9 });
    expect(advice).toMatchObject({ proved: true, grounds: 'exact', candidatesLeft: 276, chanceWithin: 1 });
  });

  it('finds every code of a small game as fast as the tree promises', async () => {
    const small = { name: 'small', edition: { ...brailleEdition(), holes: [3] }, breaker: 0 };
    const { clues } = position(small, 0);
    const field = tools.open(clues.spec, clues.marking);
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
    expect(field.table.size).toBe(216);
  });

  it('hides more than the one code the tree takes longest for', async () => {
    const game = { name: '4 × 9', edition: { ...brailleEdition('on') }, breaker: 0 };
    const { spec, marking } = position(game, 0).clues;
    const codes = new Set<string>();
    for (let seed = 0; seed < 20; seed += 1) {
      codes.add((await ask('hard-code', { spec, marking, codemaker: 'hard', seed })).join());
    }
    expect(codes.size).toBeGreaterThan(10);
  });

  it('is done without where trees cannot be had', async () => {
    const without = toolsFor({ ...FILE_SHELF, fetch: async () => null });
    const rows = [{ guess: [1, 1, 2, 3], mark: { black: 0, white: 1, blue: 0 } }];
    const advice = await answer('advice', { clues: { ...start, rows } }, without);
    expect(advice).toMatchObject({ candidatesLeft: 276 });
    const { spec, marking } = start;
    const code = await answer('hard-code', { spec, marking, codemaker: 'hard', seed: 1 }, without);
    expect(checkCode(spec, code).ok).toBe(true);
  });
});

describe('following a tree', () => {
  const { clues } = position(braille, 0);
  const { spec } = clues;
  const field = tools.open(spec, 'places');

  it('goes on under any names, until a row leaves it', async () => {
    const tree = await tools.tree(field);
    if (!tree) throw new Error('No tree.');
    for (let seed = 0; seed < 50; seed += 1) {
      const dice = seededDice(seed);
      const { code } = position(braille, 0, seed);
      let rows: Clues['rows'] = [];
      while (rows.at(-1)?.mark.black !== 4) {
        const place = followTree(tree, spec, rows, dice);
        if (!place) throw new Error('The tree is lost.');
        const guess = place.named(place.tree.guess);
        rows = [...rows, { guess, mark: mark('places', code, guess) }];
      }
      expect(rows.length).toBeLessThanOrEqual(6);
    }
    const left = [{ guess: [1, 1, 1, 2], mark: { black: 0, white: 0, blue: 0 } }];
    expect(followTree(tree, spec, left, null)).toBeUndefined();
  });

  it('leaves blanks for last where nothing else decides', async () => {
    const game = { name: 'blanks', edition: superEdition({ blanks: 'on' }), breaker: 0 };
    const advice = await ask('advice', { clues: position(game, 0).clues, rowsLeft: 12 });
    expect(advice).toMatchObject({ guess: [1, 1, 2, 3, 4], expectedRows: 339_553 / 59_049 });
  });
});
