// A counted tray: its contents are used in reasoning, and the house places only what it holds.

import {
  allCodes,
  brailleEdition,
  countPegsOf,
  firstMisfit,
  isInTray,
  type PegCounts,
} from '@blackpeg/rules';
import { LEVEL_NAMES } from '@blackpeg/solver';
import { describe, expect, it } from 'vitest';
import { position } from '../games.testing.ts';
import { thinkerInThisThread } from '../worker.testing.ts';

const { ask } = thinkerInThisThread();
const braille = { name: 'braille', edition: brailleEdition(), breaker: 0 };

describe('a counted tray', () => {
  const { code, clues } = position(braille, 2);
  /** The maker palmed nothing: what is missing is the code. */
  const missing = countPegsOf(clues.spec, [code]);

  it('T3: is reasoned from', async () => {
    const counted = { ...clues, missing };
    const { count, codes } = await ask('fits', { clues: counted, list: 2000 });
    const all = [...allCodes(clues.spec)].filter(
      (each) =>
        firstMisfit('places', clues.rows, each) === undefined &&
        isInTray(clues.spec, each, missing) &&
        countPegsOf(clues.spec, [each]).every((kinds, facet) =>
          kinds.every((taken, kind) => (missing[facet]?.[kind] ?? 0) - taken <= 2),
        ),
    );
    expect(codes).toEqual(all);
    expect(count).toBe(all.length);
    expect(await ask('good-row', { clues: counted, rowsLeft: 9 })).toMatchObject({
      advice: { candidatesLeft: count },
    });
  });

  it.each(LEVEL_NAMES)('T3c: holds every row the house places: %s', async (level) => {
    // Two of each kind for four holes, one of the first, none of the second.
    const tray: PegCounts = [[1, 0, 2, 2, 2, 2]];
    for (let seed = 0; seed < 12; seed += 1) {
      const guess = await ask('guess', { clues, tray, level, seed });
      expect(isInTray(clues.spec, guess, tray)).toBe(true);
    }
  });

  it('T3c: holds the row even where no code that fits can be placed from it', async () => {
    const tray: PegCounts = [[4, 0, 0, 0, 0, 0]];
    const { spec } = clues;
    const rows = [{ guess: [1, 1, 1, 1], mark: { black: 0, white: 0, blue: 0 } }];
    const guess = await ask('guess', { clues: { ...clues, rows }, tray, level: 'steady', seed: 1 });
    expect(guess).toEqual([1, 1, 1, 1]);
    expect(isInTray(spec, guess, tray)).toBe(true);
  });
});
