// Plays from a tree: an immediate guess, as long as the board follows the tree.

import { type MarkedGuess, sameCode } from '@blackpeg/rules';
import { type StrategyTree, walk } from './strategy-tree.ts';

/** Where these rows lead in the tree; nothing once a row left it, or an answer came that it has no branch for. */
export function treeAfter(tree: StrategyTree, rows: readonly MarkedGuess[]): StrategyTree | undefined {
  let node: StrategyTree | undefined = tree;
  for (const { guess, mark } of rows) {
    if (!node || !sameCode(node.guess, guess)) return undefined;
    node = walk(node, mark);
  }
  return node;
}
