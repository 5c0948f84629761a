// A thinker without a thread, for tests on the sources.

import { fieldKeeper, think } from './think.ts';
import type { EngineThinker } from './thinker.ts';

export function plainThinker(): EngineThinker {
  const fieldFor = fieldKeeper();
  return {
    open: async (game) => void fieldFor(game),
    guess: async (question) => think(fieldFor(question.game), question, () => question.time !== null),
    stop: () => {},
    close: async () => {},
  };
}
