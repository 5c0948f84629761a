// The best known tree for a game: the position of a board in it, and the advice it gives there.

import {
  allPegs,
  type Clues,
  type Code,
  type CodeSpec,
  type Dice,
  firstMisfit,
  type MarkedGuess,
} from '@blackpeg/rules';
import {
  type Advice,
  type Field,
  followTree,
  type ShippedCell,
  type StrategyTree,
  type TreePlace,
} from '@blackpeg/solver';
import type { OpenFields } from './fields.ts';

export interface KnownPlay {
  readonly cell: ShippedCell;
  /** On an empty board only its first guess, without branches. */
  readonly place: TreePlace;
}

/**
 * Null if no tree ships or the board has left it; a tree is read only if the board may follow it. Dice as for
 * `followTree`.
 */
export async function knownPlay(
  field: Field,
  clues: Clues,
  dice: Dice | null,
  fields: OpenFields,
): Promise<KnownPlay | null> {
  const { spec, rows, missing } = clues;
  const cell = fields.cell(field);
  const [first] = rows;
  // A tree does not know about a tray.
  if (!cell || missing !== null) return null;
  if (first && pattern(first.guess) !== pattern([...cell.first])) return null;
  const tree = first ? await fields.tree(field) : openingOf(spec, cell);
  const place = tree && followTree(tree, clues, rows, dice);
  return place ? { cell, place } : null;
}

function openingOf(spec: CodeSpec, { first }: ShippedCell): StrategyTree {
  const pegs = allPegs(spec);
  return { guess: Array.from(first, (kind) => pegs[Number(kind) - 1] ?? 0), branches: [] };
}

/** How often pegs occur, whatever their names and positions. */
function pattern(pegs: Code | readonly string[]): string {
  const counts = new Map<number | string, number>();
  for (const peg of pegs) counts.set(peg, (counts.get(peg) ?? 0) + 1);
  return [...counts.values()].sort().join();
}

/**
 * Every figure is counted over the codes the tree still leads to. `found` is the result of a search: it has counted the
 * codes, and knows the bound that no strategy can beat.
 */
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

type TreeFigures = Pick<Advice, 'couldBeCode' | 'expectedRows' | 'worstCase' | 'chanceWithin'>;

/** Known without reading the tree; boards have more rows than it takes, so that every code is found. */
function openingFigures({ total, codes, most }: KnownPlay['cell']): TreeFigures {
  return { couldBeCode: true, expectedRows: total / codes, worstCase: most, chanceWithin: 1 };
}

function figuresOf(clues: Clues, place: TreePlace, rowsLeft: number): TreeFigures {
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
function codesByRow({ marking, rows }: Clues, { tree, named }: TreePlace): readonly number[] {
  const found: number[] = [];
  const visit = ({ guess, branches }: StrategyTree, path: readonly MarkedGuess[]): void => {
    const row = path.length - rows.length;
    const code = named(guess);
    // A last guess is certainly a code; an earlier one may only separate others.
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
