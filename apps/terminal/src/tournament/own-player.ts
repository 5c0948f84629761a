// A level of the solver as a player.

import { type Code, type Dice, drawCode, mark, ok, seededDice, widestSpec } from '@blackpeg/rules';
import type { LevelName } from '@blackpeg/solver';
import { LARGEST_SEED } from '../args.ts';
import type { EngineThinker, Game } from '../engine/question.ts';
import type { Player } from './player.ts';

interface Round {
  readonly game: Game;
  readonly dice: Dice;
  readonly code: Code;
}

export function ownPlayer(level: LevelName, thinker: EngineThinker): Player {
  let round: Round | null = null;
  const now = (): Round => {
    if (round === null) throw new Error('The round has not begun.');
    return round;
  };
  return {
    open: async (edition, seed) => {
      const game = { spec: widestSpec(edition), marking: edition.marking };
      const dice = seededDice(seed);
      round = { game, dice, code: drawCode(game.spec, dice) };
      return ok(null);
    },
    hide: async () => ok(now().code),
    guess: async (rows) => {
      const { game, dice } = now();
      const question = { game, rows, level, seed: dice(LARGEST_SEED), nodes: null, time: null };
      const thought = await thinker.guess(question);
      if (!thought.ok) throw new Error('The referee let rows through that no code fits.');
      return thought;
    },
    mark: async (guess) => ok(mark(now().game.marking, now().code, guess)),
    restart: () => {},
    close: thinker.close,
  };
}
