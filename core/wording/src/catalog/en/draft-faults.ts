// English sentences about a row or code that is not ready to go.

import type { DraftFaultWords } from '../shape/draft-faults.ts';
import { list } from './voice.ts';

export const draftFaults: DraftFaultWords = {
  notFilled: (holes, what, blanks) => {
    const several = holes.length > 1;
    const which = list(holes.map(String));
    if (what === 'pair') {
      return several ? `Pairs ${which} are not complete yet.` : `Pair ${which} is not complete yet.`;
    }
    const state = several ? `Holes ${which} are still empty.` : `Hole ${which} is still empty.`;
    return `${state} Place ${several ? 'pegs' : 'a peg'}${blanks ? ` or ${several ? 'blanks' : 'a blank'}` : ''}.`;
  },
  notOnPalette: 'This game has no such peg. Choose one from the palette.',
  rowFull: 'The row is full. Take a peg out first.',
  nothingToCompose: 'There is nothing to place now. Wait for your turn.',
  stillSending: 'Your last entry is still being sent. Wait a moment.',
  waitsForConnection: 'There is no connection. What you type follows when it is back.',
  typedTooSoon: 'What you typed after it was not taken.',
  notKept: 'This device could not save your code, so it is not hidden. Hide it again.',
};
