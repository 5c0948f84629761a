// A thinker without a thread, for tests on the sources.

import { type EngineThinker, fieldKeeper, think } from './question.ts';

export function plainThinker(): EngineThinker {
  const fieldFor = fieldKeeper();
  return {
    open: async (game) => void fieldFor(game),
    guess: async (question) => think(fieldFor(question.game), question, () => question.time !== null),
    stop: () => {},
    close: async () => {},
  };
}
