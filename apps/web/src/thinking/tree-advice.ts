// Advice from the best tree known: every figure is counted over the codes it still leads to.

import { type Clues, firstMisfit, type MarkedGuess } from '@blackpeg/rules';
import type { Advice, StrategyTree } from '@blackpeg/solver';
import type { Place } from './follow-tree.ts';
import type { KnownPlay } from './known-play.ts';

/** `found` is what a search says: it has counted the codes, and knows what no strategy can do better. */
export function adviceFromTree(
  { cell, place }: KnownPlay,
  clues: Clues,
  rowsLeft: number,
  found: Advice,
): Advice {
  const guess = place.named(place.tree.guess);
  const figures = clues.rows.length === 0 ? openingFigures(cell) : figuresOf(clues, place, rowsLeft);
  const { proved } = cell;
  const lowerBound = proved ? figures.expectedRows : found.lowerBound;
  return { ...found, guess, ...figures, grounds: 'exact', lowerBound, proved };
}

type Figures = Pick<Advice, 'couldBeCode' | 'expectedRows' | 'worstCase' | 'chanceWithin'>;

/** Known without reading the tree; boards have more rows than it takes, so that every code is found. */
function openingFigures({ total, codes, most }: KnownPlay['cell']): Figures {
  return { couldBeCode: true, expectedRows: total / codes, worstCase: most, chanceWithin: 1 };
}

function figuresOf(clues: Clues, place: Place, rowsLeft: number): Figures {
  const found = codesByRow(clues, place);
  const codes = sum(found);
  return {
    couldBeCode: (found[0] ?? 0) > 0,
    expectedRows: sum(found.map((count, row) => count * (row + 1))) / codes,
    worstCase: found.length,
    chanceWithin: sum(found.slice(0, Math.max(0, rowsLeft))) / codes,
  };
}

/** How many codes are found in the first row from here, in the second, and so on. */
function codesByRow({ marking, rows }: Clues, { tree, named }: Place): readonly number[] {
  const found: number[] = [];
  const visit = ({ guess, branches }: StrategyTree, path: readonly MarkedGuess[]): void => {
    const row = path.length - rows.length;
    const code = named(guess);
    // A last guess is a code for certain; one before may only be there to tell others apart.
    const couldBe = branches.length === 0 || firstMisfit(marking, path, code) === undefined;
    found[row] = (found[row] ?? 0) + (couldBe ? 1 : 0);
    for (const branch of branches) visit(branch.tree, [...path, { guess: code, mark: branch.feedback }]);
  };
  visit(tree, rows);
  return found;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
