// Improves a tree position by position: positions are searched again, and cheaper subtrees replace the old ones.

import type { Feedback } from '@blackpeg/rules';
import { indexOfCode } from '../candidates/code-table.ts';
import { allCandidates, type Field } from '../candidates/field.ts';
import type { SearchOptions } from '../search/options.ts';
import { search } from '../search/search.ts';
import { partsOf, type StrategyTree, treeOfPlan, walk } from './strategy-tree.ts';

/** Which positions are searched again, and how: each with its own budget, `mostRows` counted from the first guess. */
export interface Polish
  extends Pick<SearchOptions, 'widths' | 'mostRows' | 'nodes' | 'looks' | 'shouldStop'> {
  /** Only positions after this many guesses; otherwise all, the largest first, except those inside a proved one. */
  readonly after?: number;
  /** Codes of the largest position. */
  readonly mostCodes?: number;
  /** Whether a position is searched at all. */
  readonly wanted?: (position: PolishPosition) => boolean;
  readonly onSearched?: (position: PolishPosition, found: PolishResult) => void;
}

export interface PolishPosition {
  /** Feedback classes of the guesses that lead there. */
  readonly path: readonly number[];
  readonly codes: number;
}

export interface PolishResult {
  /** Guesses over all codes of the position before; `Infinity` if one took too many rows. */
  readonly before: number;
  /** The same now, if it is less. */
  readonly after: number | undefined;
  /** Nothing lower exists. */
  readonly proved: boolean;
}

/** A tree for all codes of the field that needs no more guesses than the given one, usually fewer. */
export function polishTree(field: Field, tree: StrategyTree, polish: Polish): StrategyTree {
  return polishNode({ field, polish }, tree, allCandidates(field.table), []);
}

interface Polishing {
  readonly field: Field;
  readonly polish: Polish;
}

function polishNode(
  work: Polishing,
  node: StrategyTree,
  candidates: Uint32Array,
  path: readonly number[],
): StrategyTree {
  const { after = path.length, mostCodes = Number.POSITIVE_INFINITY, wanted } = work.polish;
  if (candidates.length < 3 || path.length > after || work.polish.shouldStop?.()) return node;
  const position = { path, codes: candidates.length };
  if (path.length === after && position.codes <= mostCodes && wanted?.(position) !== false) {
    const { tree, proved } = searchAgain(work, node, candidates, position);
    if (tree || proved || work.polish.after !== undefined) return tree ?? node;
  }
  const branches = branchesOf(work.field, node, candidates).map(({ index, feedback, tree, part }) => ({
    feedback,
    tree: polishNode(work, tree, part, [...path, index]),
  }));
  return { guess: node.guess, branches };
}

/** A cheaper node, if there is one, and whether the resulting node is proved optimal. */
function searchAgain(
  { field, polish }: Polishing,
  node: StrategyTree,
  candidates: Uint32Array,
  position: PolishPosition,
): { readonly tree: StrategyTree | undefined; readonly proved: boolean } {
  const { mostRows: allRows, widths, nodes, looks, shouldStop, onSearched } = polish;
  const rows = allRows === undefined ? Number.POSITIVE_INFINITY : allRows - position.path.length;
  const { total, most } = costOf(field, node, candidates);
  const before = most > rows ? Number.POSITIVE_INFINITY : total;
  const { plan, proved } = search(
    field,
    {
      widths,
      below: before,
      ...(allRows === undefined ? {} : { mostRows: rows }),
      ...(nodes === undefined ? {} : { nodes }),
      ...(looks === undefined ? {} : { looks }),
      ...(shouldStop ? { shouldStop } : {}),
    },
    { candidates },
  );
  onSearched?.(position, { before, after: plan?.total, proved });
  return { tree: plan && treeOfPlan(field, plan, candidates), proved };
}

/** Guesses over all codes of a position, and for the one that takes most. */
function costOf(
  field: Field,
  node: StrategyTree,
  candidates: Uint32Array,
): { readonly total: number; readonly most: number } {
  let total = candidates.length;
  let most = 1;
  for (const { tree, part } of branchesOf(field, node, candidates)) {
    const below = costOf(field, tree, part);
    total += below.total;
    most = Math.max(most, below.most + 1);
  }
  return { total, most };
}

function branchesOf(
  field: Field,
  node: StrategyTree,
  candidates: Uint32Array,
): readonly {
  readonly index: number;
  readonly feedback: Feedback;
  readonly tree: StrategyTree;
  readonly part: Uint32Array;
}[] {
  return partsOf(field, candidates, indexOfCode(field.table, node.guess)).map(([index, part]) => {
    const feedback = field.table.feedback[index] as Feedback;
    const tree = walk(node, feedback);
    if (!tree) throw new RangeError('The tree has no branch for a code of the field.');
    return { index, feedback, tree, part };
  });
}
