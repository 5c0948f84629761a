// Marking the slow and plain way, to hold the engine against: every way to spend pegs is tried, the best one counts.

import type { Code, Feedback, Peg } from '@blackpeg/rules';

/**
 * Each guessed peg is spent on one hidden peg or on none, and no hidden peg twice. Spending equal pegs in the same hole
 * is black, equal pegs in different holes white, and, where blue is marked, half-equal pegs in the same hole blue. As
 * many blacks as possible count, then as many whites, then as many blues.
 */
export function naiveMark(withBlue: boolean, code: Code, guess: Code): Feedback {
  const spent = code.map(() => false);
  let best: Feedback = { black: 0, white: 0, blue: 0 };

  function spendFrom(hole: number, sofar: Feedback): void {
    if (hole === guess.length) {
      if (isBetter(sofar, best)) best = sofar;
      return;
    }
    spendFrom(hole + 1, sofar);
    for (const [other, hidden] of code.entries()) {
      const colour = spent[other] ? 'none' : keyPeg(withBlue, guess[hole] ?? 0, hidden, hole === other);
      if (colour === 'none') continue;
      spent[other] = true;
      spendFrom(hole + 1, { ...sofar, [colour]: sofar[colour] + 1 });
      spent[other] = false;
    }
  }

  spendFrom(0, best);
  return best;
}

function keyPeg(withBlue: boolean, guessed: Peg, hidden: Peg, sameHole: boolean): keyof Feedback | 'none' {
  if (guessed === hidden) return sameHole ? 'black' : 'white';
  return withBlue && sameHole && isHalfEqual(guessed, hidden) ? 'blue' : 'none';
}

/** The digits of a pair are its colour and its shape. */
function isHalfEqual(a: Peg, b: Peg): boolean {
  const [colourOfA, shapeOfA] = String(a).padStart(2, '0');
  const [colourOfB, shapeOfB] = String(b).padStart(2, '0');
  return colourOfA === colourOfB || shapeOfA === shapeOfB;
}

function isBetter(a: Feedback, b: Feedback): boolean {
  if (a.black !== b.black) return a.black > b.black;
  if (a.white !== b.white) return a.white > b.white;
  return a.blue > b.blue;
}
