// Where a board stands in the best tree known for its game. A tree is read only when the board may follow it.

import { allPegs, type Clues, type Code, type CodeSpec, type Dice } from '@blackpeg/rules';
import type { Field, ShippedCell, StrategyTree } from '@blackpeg/solver';
import { followTree, type Place } from './follow-tree.ts';
import type { Tools } from './tools.ts';

export interface KnownPlay {
  readonly cell: ShippedCell;
  /** On an empty board its first guess alone, without branches. */
  readonly place: Place;
}

/** Null where no tree ships or the board has left it. Dice as for `followTree`. */
export async function knownPlay(
  field: Field,
  clues: Clues,
  dice: Dice | null,
  tools: Tools,
): Promise<KnownPlay | null> {
  const { spec, rows, missing } = clues;
  const cell = tools.cell(field);
  const [first] = rows;
  // A tree knows nothing of a tray.
  if (!cell || missing !== null) return null;
  if (first && pattern(first.guess) !== pattern([...cell.first])) return null;
  const tree = first ? await tools.tree(field) : openingOf(spec, cell);
  const place = tree && followTree(tree, spec, rows, dice);
  return place ? { cell, place } : null;
}

function openingOf(spec: CodeSpec, { first }: ShippedCell): StrategyTree {
  const pegs = allPegs(spec);
  return { guess: Array.from(first, (kind) => pegs[Number(kind) - 1] ?? 0), branches: [] };
}

/** How often pegs occur, whichever they are and wherever they stand. */
function pattern(pegs: Code | readonly string[]): string {
  const counts = new Map<number | string, number>();
  for (const peg of pegs) counts.set(peg, (counts.get(peg) ?? 0) + 1);
  return [...counts.values()].sort().join();
}
