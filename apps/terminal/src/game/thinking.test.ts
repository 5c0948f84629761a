// How the house plays and what hints say at a table of the terminal: as in every face, by the shipped trees.

import { readFileSync } from 'node:fs';
import {
  brailleEdition,
  type Clues,
  type Code,
  isInTray,
  type PegCounts,
  seededDice,
  standardTerms,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import type { Brain } from '@blackpeg/session';
import { decodeTree, openField, treeAfter } from '@blackpeg/solver';
import type { Card } from '@blackpeg/table';
import { createHousePlayer, type Thinker } from '@blackpeg/thinking';
import { expect, it } from 'vitest';
import { directThinker } from './direct-thinker.testing.ts';

const CARD: Card = {
  match: 'm',
  origin: { kind: 'set-up' },
  sitters: [
    { kind: 'person', name: null },
    { kind: 'house', level: 'master' },
  ],
  codemaker: 'random',
  hints: true,
  madeAt: 0,
  touchedAt: 0,
  closed: false,
};

const SUPER: Clues = { spec: widestSpec(superEdition()), marking: 'places', rows: [], missing: null };

function houseWith(thinker: Thinker): Brain {
  const terms = standardTerms(superEdition());
  return createHousePlayer({ thinker, dice: seededDice(1) }, CARD, 1, terms);
}

/** How often each peg occurs, whichever they are. */
function amounts(code: Code): readonly number[] {
  return [...new Set(code)].map((peg) => code.filter((one) => one === peg).length).sort();
}

it('the strongest level follows the best known tree, with pegs renamed', async () => {
  const mark = { black: 0, white: 1, blue: 0 };
  const rows = [{ guess: [4, 4, 5, 6, 7], mark }];
  const guess = await houseWith(directThinker()).chooseGuess({ ...SUPER, rows }, null);
  const bytes = readFileSync(new URL('../../../../core/solver/trees/5x8.tree', import.meta.url));
  const tree = decodeTree(openField(SUPER.spec, SUPER.marking), bytes);
  if (!tree.ok) throw new Error('The tree cannot be read.');
  const known = treeAfter(tree.value, [{ guess: tree.value.guess, mark }])?.guess ?? [];
  expect(amounts(guess)).toEqual(amounts(known));
});

it('a hint shows the row of the best tree known, with its figures', async () => {
  const rows = [{ guess: [4, 4, 5, 6, 7], mark: { black: 1, white: 1, blue: 0 } }];
  const good = await directThinker().ask('good-row', { clues: { ...SUPER, rows }, rowsLeft: 11 });
  expect(good).toMatchObject({ advice: { grounds: 'exact', worstCase: 6, chanceWithin: 1 } });
});

it('T3c: without the solver the house still takes what the tray holds', async () => {
  const broken: Thinker = { ask: () => Promise.reject(new Error('It broke.')), close: async () => {} };
  const clues: Clues = { ...SUPER, spec: widestSpec(brailleEdition()) };
  const tray: PegCounts = [[0, 0, 0, 1, 1, 2]];
  const guess = await houseWith(broken).chooseGuess(clues, tray);
  expect(isInTray(clues.spec, guess, tray)).toBe(true);
});
