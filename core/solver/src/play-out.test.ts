// Games played to their end.

import { isBroken } from '@blackpeg/rules';
import { describe, expect, it } from 'vitest';
import { fittingCodes, workOut } from './candidates/knowledge.ts';
import { type ChooseGuess, playOut } from './play-out.ts';
import { fieldFor, playedPosition, SMALL_GAMES } from './positions.testing.ts';

const firstFit: ChooseGuess = (field, standing) => fittingCodes(field, standing, 1)[0] ?? [];

describe('a game played out', () => {
  it.each(SMALL_GAMES)('ends with the code, every row marked: $name', (game) => {
    const { code, knowledge } = playedPosition(game, 1, 4);
    const rows = playOut(fieldFor(game), workOut(fieldFor(game), knowledge), code, firstFit, 40);
    expect(rows.at(-1)?.guess).toEqual(code);
    expect(rows.filter(({ mark }) => isBroken(mark, game.spec.holes))).toHaveLength(1);
  });

  it('ends with the rows of the board', () => {
    for (const game of SMALL_GAMES) {
      const { code, knowledge } = playedPosition(game, 0, 4);
      const rows = playOut(
        fieldFor(game),
        workOut(fieldFor(game), knowledge),
        code,
        () => code.map(() => code[0] ?? 0),
        3,
      );
      expect(rows.length).toBeLessThanOrEqual(3);
    }
  });
});
