// Slow, naive marking to check the engine: every way to pair pegs is tried, the best one counts.

import type { Code, Feedback, Peg } from '@blackpeg/rules';

/** The weight of a key peg: any number of blues weighs less than a white, and of whites less than a black. */
const [BLACK, WHITE, BLUE] = [100, 10, 1];

/**
 * Each guessed peg is spent on one hidden peg or on none, and no hidden peg twice. Spending equal pegs in the same hole
 * is black, equal pegs in different holes white, and, where blue is marked, half-equal pegs in the same hole blue. As
 * many blacks as possible count, then as many whites, then as many blues.
 */
export function naiveMark(withBlue: boolean, code: Code, guess: Code): Feedback {
  const spent = code.map(() => false);

  function bestFrom(hole: number): number {
    if (hole === guess.length) return 0;
    let best = bestFrom(hole + 1);
    for (let other = 0; other < code.length; other += 1) {
      const worth = spent[other] ? 0 : keyPeg(withBlue, guess[hole] ?? 0, code[other] ?? 0, hole === other);
      if (worth === 0) continue;
      spent[other] = true;
      best = Math.max(best, worth + bestFrom(hole + 1));
      spent[other] = false;
    }
    return best;
  }

  const best = bestFrom(0);
  return { black: Math.floor(best / BLACK), white: Math.floor(best / WHITE) % 10, blue: best % 10 };
}

/** Worth nothing if these pegs cannot be spent on each other. */
function keyPeg(withBlue: boolean, guessed: Peg, hidden: Peg, sameHole: boolean): number {
  if (guessed === hidden) return sameHole ? BLACK : WHITE;
  return withBlue && sameHole && isHalfEqual(guessed, hidden) ? BLUE : 0;
}

/** The digits of a pair are its colour and its shape. */
const DIGITS = Array.from({ length: 100 }, (_, peg) => String(peg).padStart(2, '0'));

function isHalfEqual(a: Peg, b: Peg): boolean {
  const [ofA = '', ofB = ''] = [DIGITS[a], DIGITS[b]];
  return ofA.charAt(0) === ofB.charAt(0) || ofA.charAt(1) === ofB.charAt(1);
}
