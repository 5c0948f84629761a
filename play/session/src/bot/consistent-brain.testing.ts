// A brain for tests: it guesses what fits, hides a random code, and if it may choose late, gives marks that keep a code possible.

import {
  allFeedback,
  type Code,
  type CodeSpec,
  type Dice,
  drawCode,
  drawPalmed,
  type Feedback,
  firstMisfit,
  fittingCode,
  kindsOf,
  type PegCounts,
} from '@blackpeg/rules';
import type { Brain } from './brain.ts';

const TRIES = 300;

export function consistentBrain(dice: Dice): Brain {
  return {
    chooseCode: (spec) => drawCode(spec, dice),
    choosePalmed: (spec, supply, code) => drawPalmed(spec, supply, code, dice),
    chooseGuess(clues, tray) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const code = drawCode(clues.spec, dice);
        const fits = firstMisfit(clues.marking, clues.rows, code) === undefined;
        if (fits && isInTray(clues.spec, code, tray)) return code;
      }
      return fittingCode(clues) ?? drawCode(clues.spec, dice);
    },
    seesContradiction: (clues) => fittingCode(clues) === null,
    chooseMark(clues, guess) {
      const possible = (mark: Feedback) => fittingCode({ ...clues, rows: [...clues.rows, { guess, mark }] });
      const marks = allFeedback(clues.spec, clues.marking).filter((mark) => possible(mark) !== null);
      return marks[dice(marks.length)] ?? { black: 0, white: 0, blue: 0 };
    },
    settleOn: (clues) => fittingCode(clues) ?? [],
  };
}

function isInTray(spec: CodeSpec, code: Code, tray: PegCounts | null): boolean {
  if (tray === null) return true;
  return tray.every((kinds, facet) =>
    kinds.every((left, index) => {
      const taken = code.filter((peg) => kindsOf(spec, peg)[facet] === index + 1).length;
      return taken <= left;
    }),
  );
}
