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
      spendFrom(hole + 1, withOne(sofar, colour));
      spent[other] = false;
    }
  }

  spendFrom(0, best);
  return best;
}

/** Written out: millions of these are made, and spreading takes many times as long. */
function withOne({ black, white, blue }: Feedback, colour: keyof Feedback): Feedback {
  switch (colour) {
    case 'black':
      return { black: black + 1, white, blue };
    case 'white':
      return { black, white: white + 1, blue };
    case 'blue':
      return { black, white, blue: blue + 1 };
  }
}

function keyPeg(withBlue: boolean, guessed: Peg, hidden: Peg, sameHole: boolean): keyof Feedback | 'none' {
  if (guessed === hidden) return sameHole ? 'black' : 'white';
  return withBlue && sameHole && isHalfEqual(guessed, hidden) ? 'blue' : 'none';
}

/** The digits of a pair are its colour and its shape. */
const DIGITS = Array.from({ length: 100 }, (_, peg) => String(peg).padStart(2, '0'));

function isHalfEqual(a: Peg, b: Peg): boolean {
  const [ofA = '', ofB = ''] = [DIGITS[a], DIGITS[b]];
  return ofA.charAt(0) === ofB.charAt(0) || ofA.charAt(1) === ofB.charAt(1);
}

function isBetter(a: Feedback, b: Feedback): boolean {
  if (a.black !== b.black) return a.black > b.black;
  if (a.white !== b.white) return a.white > b.white;
  return a.blue > b.blue;
}
