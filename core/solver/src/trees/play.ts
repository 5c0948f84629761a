// Plays from a tree: an immediate guess, as long as the board follows the tree.

import { type MarkedGuess, sameCode } from '@blackpeg/rules';
import { type StrategyTree, walk } from './strategy-tree.ts';

/** Where these rows lead in the tree; undefined once a row left it, or an answer has no branch. */
export function treeAfter(tree: StrategyTree, rows: readonly MarkedGuess[]): StrategyTree | undefined {
  let node: StrategyTree | undefined = tree;
  for (const { guess, mark } of rows) {
    if (!node || !sameCode(node.guess, guess)) return undefined;
    node = walk(node, mark);
  }
  return node;
}
