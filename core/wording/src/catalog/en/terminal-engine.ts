// English sentences to a program that asks an engine for what it cannot do.

import type { EngineWords } from '../shape/terminal-engine.ts';

export const engine: EngineWords = {
  noGame: 'No game is open. Send newgame with an edition, such as newgame super-5x8.',
  noCode: 'No code is hidden. Send go code first.',
  unknownSetting: (given, known) => `There is no option “${given}”. Use one of: ${known.join(', ')}.`,
  missing: (after) => `Something is missing after “${after}”. Send the line again with it.`,
  surplus: (given, after) => `“${given}” does not belong after “${after}”. Leave it out.`,
  oneLength: 'This edition has codes of two lengths. Send newgame with one length, such as duel-4x8.',
};
