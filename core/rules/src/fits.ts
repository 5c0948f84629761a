// Does any code fit all the rows? The one question a claim asks, answered without knowing the code (W2, W6).

import { allPegs, type Code, type CodeSpec, type Peg } from './code.ts';
import { type Feedback, type Marking, sameFeedback } from './feedback.ts';
import { mark, sharesFacet } from './marking.ts';
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

/** Some code that fits, or null as proof that none does. Holes are filled one by one while every row can still come out. */
export function fittingCode(clues: Clues): Code | null {
  const { holes, repeats } = clues.spec;
  const pegs = allPegs(clues.spec);
  const code: Peg[] = [];

  function fill(): Code | null {
    if (code.length === holes) return fits(clues, code) ? [...code] : null;
    for (const peg of pegs) {
      if (!repeats && code.includes(peg)) continue;
      code.push(peg);
      const possible = clues.rows.every((row) => canComeOut(clues.marking, row, code));
      const found = possible ? fill() : null;
      code.pop();
      if (found) return found;
    }
    return null;
  }

  return fill();
}

/** Could a code that begins like this earn the row its mark? No where it could not; yes is no promise. */
function canComeOut(marking: Marking, { guess, mark: given }: MarkedGuess, begun: Code): boolean {
  const left = guess.length - begun.length;
  const blacks = begun.filter((peg, hole) => guess[hole] === peg).length;
  if (blacks > given.black || blacks + left < given.black) return false;
  const shared = sharedPegs(begun, guess);
  if (shared > given.black + given.white || shared + left < given.black + given.white) return false;
  if (marking === 'places') return true;
  const halves = begun.filter(
    (peg, hole) => guess[hole] !== peg && sharesFacet(peg, guess[hole] ?? 0),
  ).length;
  // White spends a guessed and a hidden pair, each of which may have been half right (F2).
  return halves - 2 * given.white <= given.blue && halves + left - (given.black - blacks) >= given.blue;
}

/** Pegs of the one that find an equal in the other: what blacks and whites come to. */
function sharedPegs(begun: Code, guess: Code): number {
  let spent = 0;
  let shared = 0;
  for (const peg of begun) {
    const at = guess.findIndex((other, hole) => other === peg && !(spent & (1 << hole)));
    if (at < 0) continue;
    spent |= 1 << at;
    shared += 1;
  }
  return shared;
}

function fits(clues: Clues, code: Code): boolean {
  if (firstMisfit(clues.marking, clues.rows, code) !== undefined) return false;
  return clues.missing === null || fitsTray(clues.spec, code, clues.missing);
}
