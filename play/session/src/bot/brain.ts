// The decisions of the house, as the bot needs them: based on what a codemaker or codebreaker sees, never on a secret
// (I8).

import type { Clues, Code, CodeSpec, Feedback, PegCounts } from '@blackpeg/rules';

/** Promises must not be rejected: without an answer the match would stop. */
export interface Brain {
  chooseCode(spec: CodeSpec): Code | Promise<Code>;
  /** `tray` is what may still be taken, null where pegs are not counted. */
  chooseGuess(clues: Clues, tray: PegCounts | null): Code | Promise<Code>;
  /** W2b: does it notice that no code fits these rows? */
  seesContradiction(clues: Clues): boolean | Promise<boolean>;
  /** K3: the house of a solitaire that settles on a code only as it marks; some code must fit what it says. */
  chooseMark(clues: Clues, guess: Code): Feedback | Promise<Feedback>;
  /** K3: the code it opens in the end, which fits all it said. */
  settleOn(clues: Clues): Code | Promise<Code>;
}
