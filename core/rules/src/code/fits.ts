// Does any code fit all the rows? Answers a claim without knowing the code (W2, W6).

import { fitsTray, type PegCounts } from '../tray/tray.ts';
import { allPegs, type Code, type CodeSpec, type Peg } from './code.ts';
import { type Feedback, type Marking, sameFeedback } from './feedback.ts';
import { mark, sharesFacet } from './marking.ts';

/** A guess with the feedback it got. */
export interface MarkedGuess {
  readonly guess: Code;
  readonly mark: Feedback;
}

/** What a codebreaker knows, which never includes the code (I8). */
export interface Clues {
  readonly spec: CodeSpec;
  readonly marking: Marking;
  readonly rows: readonly MarkedGuess[];
  /** Pegs missing from a counted tray when the code was hidden (T3). */
  readonly missing: PegCounts | null;
}

/** The first row this code contradicts; undefined if it fits them all (E5). */
export function firstMisfit(marking: Marking, rows: readonly MarkedGuess[], code: Code): number | undefined {
  const index = rows.findIndex((row) => !sameFeedback(mark(marking, code, row.guess), row.mark));
  return index < 0 ? undefined : index;
}

/**
 * Some code that fits, or null as proof that none does. Holes are filled one by one while every row can still get
 * its mark.
 */
export function fittingCode(clues: Clues): Code | null {
  const { marking, rows, spec } = clues;
  const { holes, repeats } = spec;
  const pegs = allPegs(spec);
  const code: Peg[] = [];

  function fill(): Code | null {
    if (code.length === holes) return firstMisfit(marking, rows, code) === undefined ? [...code] : null;
    for (const peg of pegs) {
      if (!repeats && code.includes(peg)) continue;
      code.push(peg);
      const found = isPossible(clues, code) ? fill() : null;
      code.pop();
      if (found) return found;
    }
    return null;
  }

  return fill();
}

/** Could a code that begins like this fit the rows and the tray? */
function isPossible({ spec, marking, rows, missing }: Clues, begun: Code): boolean {
  return (
    rows.every((row) => canComeOut(marking, row, begun)) &&
    (missing === null || fitsTray(spec, begun, missing))
  );
}

/** Could a code that begins like this give the row its mark? No is certain; yes is not. */
function canComeOut(marking: Marking, { guess, mark: given }: MarkedGuess, begun: Code): boolean {
  const left = guess.length - begun.length;
  let blacks = 0;
  let halves = 0;
  for (let hole = 0; hole < begun.length; hole += 1) {
    if (begun[hole] === guess[hole]) blacks += 1;
    else if (sharesFacet(begun[hole] ?? 0, guess[hole] ?? 0)) halves += 1;
  }
  if (blacks > given.black || blacks + left < given.black) return false;
  const shared = sharedPegs(begun, guess);
  if (shared > given.black + given.white || shared + left < given.black + given.white) return false;
  if (marking === 'places') return true;
  // White uses a guessed and a hidden pair, each of which may have been half right (F2).
  return halves - 2 * given.white <= given.blue && halves + left - (given.black - blacks) >= given.blue;
}

/** Pegs with an equal in the other row: the number of blacks and whites together. */
function sharedPegs(begun: Code, guess: Code): number {
  let spent = 0;
  let shared = 0;
  for (const peg of begun) {
    for (let hole = 0; hole < guess.length; hole += 1) {
      if (guess[hole] !== peg || spent & (1 << hole)) continue;
      spent |= 1 << hole;
      shared += 1;
      break;
    }
  }
  return shared;
}
