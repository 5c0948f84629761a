// Does any code fit all the rows? The one question a claim asks, answered without knowing the code (W2, W6).

import { allPegs, type Code, type CodeSpec, type Peg } from './code.ts';
import { type Feedback, type Marking, sameFeedback } from './feedback.ts';
import { mark } from './marking.ts';
import { fitsTray, type PegCounts } from './tray.ts';

/** A guess with the feedback it got. */
export interface MarkedGuess {
  readonly guess: Code;
  readonly mark: Feedback;
}

/** What a codebreaker knows: never the code (I8). */
export interface Clues {
  readonly spec: CodeSpec;
  readonly marking: Marking;
  readonly rows: readonly MarkedGuess[];
  /** Pegs missing from a counted tray when the code was hidden (T3). */
  readonly missing: PegCounts | null;
}

/** The first row a guess contradicts if it were the code; undefined when it fits them all (E5). */
export function firstMisfit(marking: Marking, rows: readonly MarkedGuess[], code: Code): number | undefined {
  const index = rows.findIndex((row) => !sameFeedback(mark(marking, code, row.guess), row.mark));
  return index < 0 ? undefined : index;
}

/** Some code that fits, or null as proof that none does. Holes are filled one by one while blacks can still come out. */
export function fittingCode(clues: Clues): Code | null {
  const pegs = allPegs(clues.spec);
  const code: Peg[] = [];
  const blacks = clues.rows.map(() => 0);

  function fill(): Code | null {
    const hole = code.length;
    if (hole === clues.spec.holes) return fits(clues, code) ? [...code] : null;
    for (const peg of pegs) {
      if (!clues.spec.repeats && code.includes(peg)) continue;
      code.push(peg);
      addBlacks(hole, peg, 1);
      const found = blacksPossible(hole + 1) ? fill() : null;
      addBlacks(hole, peg, -1);
      code.pop();
      if (found) return found;
    }
    return null;
  }

  function addBlacks(hole: number, peg: Peg, by: 1 | -1): void {
    for (const [index, { guess }] of clues.rows.entries()) {
      if (guess[hole] === peg) blacks[index] = (blacks[index] ?? 0) + by;
    }
  }

  function blacksPossible(filled: number): boolean {
    return clues.rows.every(({ mark: { black } }, index) => {
      const sofar = blacks[index] ?? 0;
      return sofar <= black && black <= sofar + clues.spec.holes - filled;
    });
  }

  return fill();
}

function fits(clues: Clues, code: Code): boolean {
  if (firstMisfit(clues.marking, clues.rows, code) !== undefined) return false;
  return clues.missing === null || fitsTray(clues.spec, code, clues.missing);
}
