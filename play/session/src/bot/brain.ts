// The decisions of the house, as the bot needs them: based on what a codemaker or codebreaker sees, never on a secret
// (I8).

import type { Clues, Code, CodeSpec, Feedback, PegCounts } from '@blackpeg/rules';

/** Promises must not be rejected: without an answer the match would stop. */
export interface Brain {
  chooseCode(spec: CodeSpec): Code | Promise<Code>;
  /** T3b: what it withholds beside this code, if pegs are counted. */
  choosePalmed(spec: CodeSpec, supply: number, code: Code): PegCounts;
  /** `tray` is what can still be taken, null if pegs are not counted. */
  chooseGuess(clues: Clues, tray: PegCounts | null): Code | Promise<Code>;
  /** W2b: does it notice that no code fits these rows? */
  seesContradiction(clues: Clues): boolean | Promise<boolean>;
  /** K3: a mark by the house of a solitaire that chooses its code late; some code must fit it. */
  chooseMark(clues: Clues, guess: Code): Feedback | Promise<Feedback>;
  /** K3: the code it opens at the end, which fits all its marks. */
  settleOn(clues: Clues): Code | Promise<Code>;
}
