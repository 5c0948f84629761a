// Marking tried out literally as the rulebook says: slow, and written independently of the code it checks.

import { allCodes, type Code, type CodeSpec } from './code/code.ts';
import type { Feedback, Marking } from './code/feedback.ts';

export interface AnsweredRow {
  readonly guess: Code;
  readonly given: Feedback;
}

/** F1, F2: tries every way in which white can pair off equal pegs, and takes the one that leaves the most blues. */
export function oracleMark(marking: Marking, code: Code, guess: Code): Feedback {
  const holes = [...guess.keys()].filter((hole) => guess[hole] !== code[hole]);
  const black = guess.length - holes.length;
  const best = bestWhites(marking, code, guess, holes, 0, new Set(), new Set());
  return { black, white: best.white, blue: marking === 'pairs' ? best.blue : 0 };
}

interface Best {
  readonly white: number;
  readonly blue: number;
}

function bestWhites(
  marking: Marking,
  code: Code,
  guess: Code,
  holes: readonly number[],
  index: number,
  spentGuess: ReadonlySet<number>,
  spentCode: ReadonlySet<number>,
): Best {
  const hole = holes[index];
  if (hole === undefined) {
    const left = holes.filter((one) => !spentGuess.has(one) && !spentCode.has(one));
    return { white: spentGuess.size, blue: left.filter((one) => isHalf(code[one], guess[one])).length };
  }
  const next = (nextGuess: ReadonlySet<number>, nextCode: ReadonlySet<number>) =>
    bestWhites(marking, code, guess, holes, index + 1, nextGuess, nextCode);
  let best = next(spentGuess, spentCode);
  for (const other of holes) {
    if (code[other] !== guess[hole] || spentCode.has(other)) continue;
    const tried = next(new Set([...spentGuess, hole]), new Set([...spentCode, other]));
    if (tried.white > best.white || (tried.white === best.white && tried.blue > best.blue)) best = tried;
    // If pegs have no second facet, equal pegs are interchangeable.
    if (marking === 'places') break;
  }
  return best;
}

/** The same colour or the same shape. */
function isHalf(hidden = -1, guessed = -2): boolean {
  return hidden % 10 === guessed % 10 || Math.floor(hidden / 10) === Math.floor(guessed / 10);
}

/** W2: whether some code fits all rows, by trying every code. */
export function oracleFits(spec: CodeSpec, marking: Marking, rows: readonly AnsweredRow[]): boolean {
  for (const code of allCodes(spec)) {
    if (rows.every(({ guess, given }) => isSame(oracleMark(marking, code, guess), given))) return true;
  }
  return false;
}

export function isSame(one: Feedback, other: Feedback): boolean {
  return one.black === other.black && one.white === other.white && one.blue === other.blue;
}
