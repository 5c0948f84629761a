// How the house thinks at a table of the terminal.

import { type Clues, seededDice, standardTerms, superEdition, widestSpec } from '@blackpeg/rules';
import { LEVEL_NAMES, type LevelName } from '@blackpeg/solver';
import { expect, it } from 'vitest';
import type { Card } from './card.ts';
import { brainFor } from './house.ts';
import { directThinker } from './thinking/direct.testing.ts';
import type { Thinker } from './thinking/question.ts';

const TERMS = standardTerms(superEdition());
const RED = [1, 1, 1, 1, 1];
const answered = (black: number) => ({ guess: RED, mark: { black, white: 0, blue: 0 } });
const POSSIBLE: Clues = {
  spec: widestSpec(TERMS.edition),
  marking: 'places',
  rows: [answered(0)],
  missing: null,
};
const IMPOSSIBLE: Clues = { ...POSSIBLE, rows: [answered(0), answered(1)] };
const broken: Thinker = { ask: () => Promise.reject(new Error('The thread broke.')), close: async () => {} };

function sees(level: LevelName, clues: Clues, thinker = directThinker()): boolean | Promise<boolean> {
  const card: Card = {
    match: 'm',
    origin: { kind: 'set-up' },
    sitters: [
      { kind: 'person', name: null },
      { kind: 'house', level },
    ],
    codemaker: 'random',
    hints: true,
    madeAt: 0,
  };
  return brainFor({ thinker, dice: seededDice(1) }, card, 1, TERMS).seesContradiction(clues);
}

it.each(LEVEL_NAMES)('W2b: sees that no code fits, at every level but the beginner: %s', async (level) => {
  expect(await sees(level, POSSIBLE)).toBe(false);
  expect(await sees(level, IMPOSSIBLE)).toBe(level !== 'beginner');
});

it('claims nothing where the solver cannot be asked', async () => {
  expect(await sees('master', IMPOSSIBLE, broken)).toBe(false);
});
