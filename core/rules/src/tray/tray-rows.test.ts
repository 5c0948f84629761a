import { expect, it } from 'vitest';
import { checkCode, drawCode } from '../code/code.ts';
import { seededDice } from '../dice.ts';
import { widestSpec } from '../editions/edition.ts';
import { customEdition } from '../editions/make.ts';
import type { PegCounts } from './tray.ts';
import { drawFromTray, isInTray } from './tray-rows.ts';

it('T3c: rows are drawn from what is left, in every game', () => {
  const colours = { name: 'colour', size: 3, blank: false } as const;
  const shapes = { name: 'shape', size: 4, blank: true } as const;
  const pairs = widestSpec(customEdition({ holes: 4, facets: [colours, shapes] }));
  const different = { ...pairs, repeats: false };
  for (let seed = 0; seed < 200; seed += 1) {
    const dice = seededDice(seed);
    const few: PegCounts = [
      [2, 1, 1],
      [1, 0, 1, 0],
    ];
    // T3d: without repeats there are enough of each kind for a row.
    const enough: PegCounts = [
      [4, 4, 4],
      [3, 3, 3, 3],
    ];
    for (const [spec, tray] of [
      [pairs, few],
      [different, enough],
    ] as const) {
      const code = drawFromTray(spec, tray, dice);
      expect(checkCode(spec, code).ok && isInTray(spec, code, tray)).toBe(true);
    }
    expect(isInTray(pairs, drawCode(pairs, dice), null)).toBe(true);
  }
});

it('T3c: a row with one peg more than the tray holds is not in it', () => {
  const spec = widestSpec(customEdition({ holes: 3, facets: [{ name: 'colour', size: 3, blank: false }] }));
  expect(isInTray(spec, [1, 1, 2], [[2, 1, 0]])).toBe(true);
  expect(isInTray(spec, [1, 1, 1], [[2, 1, 0]])).toBe(false);
  expect(isInTray(spec, [1, 2, 3], [[2, 1, 0]])).toBe(false);
  expect(() => drawFromTray(spec, [[1, 1, 0]], seededDice(1))).toThrow('The tray cannot fill a row.');
});
