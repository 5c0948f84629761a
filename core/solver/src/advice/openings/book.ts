// The opening book: first guesses that were searched for much longer than a player waits, also with kinds and holes exchanged.

import type { Code } from '@blackpeg/rules';
import type { CodeTable } from '../../candidates/code-table.ts';
import type { Knowledge } from '../../candidates/knowledge.ts';
import { followTree } from '../../trees/follow.ts';
import type { StrategyTree } from '../../trees/strategy-tree.ts';
import { parseTree } from '../../trees/text.ts';
import { BOOKS } from './book.generated.ts';
import { gameKey } from './opening.ts';

/** Nothing without a book for the game, after its last guess, or once a row left it. */
export function bookGuess(table: CodeTable, { rows, missing }: Knowledge): Code | undefined {
  const tree = bookOf(table);
  // A book does not know about a tray.
  const place = tree && missing === null ? followTree(tree, table, rows, null) : undefined;
  return place?.named(place.tree.guess);
}

const read = new WeakMap<CodeTable, StrategyTree>();

function bookOf(table: CodeTable): StrategyTree | undefined {
  const known = read.get(table);
  const text = table.spec.repeats ? BOOKS[gameKey(table.spec, table.marking)] : undefined;
  if (known || text === undefined) return known;
  const tree = parseTree(table.spec, table.marking, text);
  if (!tree.ok) return undefined;
  read.set(table, tree.value);
  return tree.value;
}
