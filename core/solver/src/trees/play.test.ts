// Walking a tree with the rows of a board.

import { describe, expect, it } from 'vitest';
import { codeAt } from '../candidates/code-table.ts';
import { workOut } from '../candidates/knowledge.ts';
import { playOut } from '../play-out.ts';
import { fieldFor, playedPosition, SMALL_GAMES, type SmallGame } from '../positions.testing.ts';
import { entropy } from '../strategies/entropy.ts';
import { treeAfter } from './play.ts';
import { buildTree } from './strategy-tree.ts';

describe('a tree', () => {
  const game = SMALL_GAMES[1] as SmallGame;
  const field = fieldFor(game);
  const tree = buildTree(field, entropy);

  it('leads to every code of its game', () => {
    const start = workOut(field, playedPosition(game, 0, 1).knowledge);
    for (let index = 0; index < field.table.size; index += 1) {
      const code = codeAt(field.table, index);
      const rows = playOut(
        field,
        start,
        code,
        (_, { knowledge }) => treeAfter(tree, knowledge.rows)?.guess ?? [],
        9,
      );
      expect(rows.at(-1)?.guess).toEqual(code);
    }
  });

  it('is left by a row that is not its own', () => {
    const other = codeAt(field.table, 63);
    expect(tree.guess).not.toEqual(other);
    expect(treeAfter(tree, [{ guess: other, mark: { black: 0, white: 0, blue: 0 } }])).toBeUndefined();
    expect(treeAfter(tree, [])).toBe(tree);
  });
});
