// A brain for tests, which needs no solver.

import { allFeedback, type Dice, drawCode, firstMisfit, fittingCode } from '@blackpeg/rules';
import type { Brain } from '@blackpeg/session';

/** Hides by chance, guesses what fits, and where it may settle late, says what keeps a code possible. */
export function plainBrain(dice: Dice): Brain {
  return {
    chooseCode: (spec) => drawCode(spec, dice),
    chooseGuess(clues) {
      for (;;) {
        const code = drawCode(clues.spec, dice);
        if (firstMisfit(clues.marking, clues.rows, code) === undefined) return code;
      }
    },
    seesContradiction: (clues) => fittingCode(clues) === null,
    chooseMark(clues, guess) {
      const marks = allFeedback(clues.spec, clues.marking);
      const possible = marks.find((mark) =>
        fittingCode({ ...clues, rows: [...clues.rows, { guess, mark }] }),
      );
      return possible ?? { black: 0, white: 0, blue: 0 };
    },
    settleOn: (clues) => fittingCode(clues) ?? [],
  };
}
