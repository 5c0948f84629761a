// Pegs dragged to the row, and holes that are swapped, at a table.

import { shapesEdition, standardTerms, superEdition } from '@blackpeg/rules';
import { LANGUAGES, playTexts } from '@blackpeg/wording';
import { describe, expect, test } from 'vitest';
import { compose } from './commands.ts';
import { screenAt } from './screen.testing.ts';

const EDITION = superEdition({ holes: 3, colours: 4 });
const SOLITAIRE = standardTerms(EDITION, { form: 'solitaire' });
const GAME = { code: [1, 2, 3] } as const;
const { keys } = playTexts('en');

describe('a peg that is carried', () => {
  test('is placed, swapped and taken out; each is said and felt, and undone by one step', async () => {
    const { screen, type, heard, said, view } = await screenAt(SOLITAIRE, GAME);
    heard();
    screen.do({ type: 'drop', carried: { from: 'elsewhere', peg: 4 }, hole: 2 });
    screen.do({ type: 'drop', carried: { from: 'row', hole: 2 }, hole: 0 });
    type('2');
    screen.do({ type: 'drop', carried: { from: 'row', hole: 0 }, hole: 1 });
    screen.do({ type: 'drop', carried: { from: 'row', hole: 1 }, hole: null });
    expect(heard()).toEqual([
      'Hole 3, blue',
      'Row: 4, empty, empty.',
      'Hole 2, violet',
      'Row: 2, 4, empty.',
      'Hole 2, still empty',
    ]);
    expect(said.slice(-5).map(({ cue }) => cue?.kind)).toEqual([
      'peg-in',
      'peg-in',
      'peg-in',
      'peg-in',
      'peg-out',
    ]);
    type('u', 'u', 'u', 'u');
    expect(view().composer?.draft.holes).toEqual([[null], [null], [4]]);
  });

  test('T3c: is not taken from an empty tray: why is said, and nothing changes', async () => {
    const counted = standardTerms(superEdition({ holes: 3, colours: 4 }), { form: 'solitaire', supply: 20 });
    const { screen, type, heard, view, settled } = await screenAt(counted, GAME);
    while ((view().composer?.left?.[0]?.[3] ?? 0) > 0) {
      const left = view().composer?.left?.[0]?.[3] ?? 0;
      type(...[0, 1, 2].map((hole) => (hole < left ? '4' : '2')), 'Enter');
      await settled();
    }
    heard();
    const drop = { type: 'drop', carried: { from: 'elsewhere', peg: 4 }, hole: 1 } as const;
    expect(screen.why(drop)).toBe('The tray has no blue left. Choose another peg.');
    screen.do(drop);
    expect(heard()).toEqual(['The tray has no blue left. Choose another peg.']);
    expect(view().composer?.draft.holes).toEqual([[null], [null], [null]]);
    expect(screen.why({ ...drop, carried: { from: 'elsewhere', peg: 1 } })).toBeNull();
  });

  test('T3c: half of a pair that the tray has no more of is named', async () => {
    const pairs = standardTerms(shapesEdition('1'), { form: 'solitaire', supply: 12 });
    const { screen, type, view, settled } = await screenAt(pairs, { code: [11, 22, 33, 44] });
    const left = () => view().composer?.left?.[1]?.[4] ?? 0;
    while (left() > 0) {
      const shapes = [5, 5, 5, 5].map((shape, hole) => (hole < left() ? shape : 4));
      type(...shapes.flatMap((shape, hole) => [String(((hole + left()) % 5) + 1), String(shape)]), 'Enter');
      await settled();
    }
    const why = (carried: { facet: number; kind: number } | { peg: number }) =>
      screen.why({ type: 'drop', carried: { from: 'elsewhere', ...carried }, hole: 0 });
    expect(why({ facet: 1, kind: 5 })).toContain('hexagon');
    expect(why({ peg: 15 })).toContain('hexagon');
    expect([why({ facet: 0, kind: 5 }), why({ peg: 11 })]).toEqual([null, null]);
  });
});

describe('two holes', () => {
  test('change places by their numbers or by two taps', async () => {
    const { screen, type, heard, view } = await screenAt(SOLITAIRE, GAME);
    type('1', '2', '3');
    heard();
    type('e', '1', '3');
    expect(heard()).toEqual([keys.swapFirst, keys.swapSecond(1), 'Row: 3 2 1.']);
    type('e');
    expect(view().composer?.half).toBe(keys.swapFirst);
    // As a face does before a tap.
    screen.do(compose({ type: 'move', to: 1 }));
    screen.do({ type: 'touch', hole: 1 });
    expect(view().composer?.half).toBe(keys.swapSecond(2));
    expect(view().boards[0]?.rows[0]?.cells.map(({ named }) => named ?? false)).toEqual([false, true, false]);
    screen.do({ type: 'touch', hole: 0 });
    expect(view().composer?.draft.holes).toEqual([[2], [3], [1]]);
    expect(view().composer?.half).toBeNull();
    type('u', 'u');
    expect(view().composer?.draft.holes).toEqual([[1], [2], [3]]);
  });

  test('are not asked for any longer after Escape, the same hole twice, or a peg', async () => {
    const { type, heard, view, screen } = await screenAt(SOLITAIRE, GAME);
    type('1', '2');
    heard();
    type('e', 'Escape', 'e', '2', '2');
    expect(heard()).toEqual([
      keys.swapFirst,
      keys.swapNothing,
      keys.swapFirst,
      keys.swapSecond(2),
      keys.swapNothing,
    ]);
    type('e');
    screen.do({ type: 'drop', carried: { from: 'elsewhere', peg: 4 }, hole: 2 });
    type('1');
    expect(view().composer?.half).toBeNull();
    expect(view().composer?.draft.holes).toEqual([[1], [2], [4]]);
  });

  test('are asked for in every language', () => {
    const asked = LANGUAGES.map((language) => playTexts(language).keys.swapSecond(2));
    expect(new Set(asked).size).toBe(LANGUAGES.length);
    for (const text of asked) expect(text).toContain('2');
  });
});
