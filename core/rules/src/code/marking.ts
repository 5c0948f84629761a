// Marking a guess: counts of black, white and blue key pegs, never positions (F1 to F5).

import type { Code, Peg } from './code.ts';
import type { Feedback, Marking } from './feedback.ts';

/** The code and the guess have the same number of holes. */
export function mark(marking: Marking, code: Code, guess: Code): Feedback {
  const { black, white } = markPlaces(code, guess);
  switch (marking) {
    case 'places':
      return { black, white, blue: 0 };
    case 'pairs':
      return { black, white, blue: countBlues(code, guess, white) };
  }
}

/** F1: every hidden and every guessed peg counts once, blacks first. A pair is one peg here. */
function markPlaces(code: Code, guess: Code): { readonly black: number; readonly white: number } {
  let black = 0;
  let white = 0;
  let spent = 0;
  for (let hole = 0; hole < guess.length; hole += 1) {
    if (guess[hole] === code[hole]) {
      black += 1;
      continue;
    }
    for (let other = 0; other < code.length; other += 1) {
      const free = code[other] === guess[hole] && code[other] !== guess[other] && !(spent & (1 << other));
      if (!free) continue;
      spent |= 1 << other;
      white += 1;
      break;
    }
  }
  return { black, white };
}

/** A hole where guess and code share one facet: blue, unless white uses one of the two pairs. */
interface Half {
  readonly guessed: Peg;
  readonly hidden: Peg;
}

/**
 * F2: whites come before blues, and if repeated pairs leave a choice of which of them white uses, the choice that
 * leaves the most blues counts. White uses equal pairs only, so it leaves a surplus of each pair on one side; the blues
 * are the largest set of half-right holes that uses no more of a pair than its surplus. If nothing is white, nothing
 * is used up.
 */
function countBlues(code: Code, guess: Code, white: number): number {
  if (white === 0) return countHalves(code, guess);
  const halves: Half[] = [];
  for (let hole = 0; hole < guess.length; hole += 1) {
    const guessed = guess[hole] ?? 0;
    const hidden = code[hole] ?? 0;
    if (guessed !== hidden && sharesFacet(guessed, hidden)) halves.push({ guessed, hidden });
  }
  if (halves.length === 0) return 0;
  const spareGuessed = halves.map(({ guessed }) => surplus(guessed, guess, code));
  const spareHidden = halves.map(({ hidden }) => surplus(hidden, code, guess));
  return mostHalves(halves, spareGuessed, spareHidden, 0, 0);
}

function countHalves(code: Code, guess: Code): number {
  let halves = 0;
  for (let hole = 0; hole < guess.length; hole += 1) {
    const guessed = guess[hole] ?? 0;
    const hidden = code[hole] ?? 0;
    if (guessed !== hidden && sharesFacet(guessed, hidden)) halves += 1;
  }
  return halves;
}

function mostHalves(
  halves: readonly Half[],
  spareGuessed: readonly number[],
  spareHidden: readonly number[],
  from: number,
  taken: number,
): number {
  let best = 0;
  for (let index = from; index < halves.length && halves.length - index > best; index += 1) {
    const half = halves[index] as Half;
    let sameGuessed = 0;
    let sameHidden = 0;
    for (let other = 0; other < index; other += 1) {
      if (!(taken & (1 << other))) continue;
      if (halves[other]?.guessed === half.guessed) sameGuessed += 1;
      if (halves[other]?.hidden === half.hidden) sameHidden += 1;
    }
    if (sameGuessed >= (spareGuessed[index] ?? 0) || sameHidden >= (spareHidden[index] ?? 0)) continue;
    best = Math.max(best, 1 + mostHalves(halves, spareGuessed, spareHidden, index + 1, taken | (1 << index)));
  }
  return best;
}

/** How many of a pair are left on its own side when white has taken its share; blacks are excluded on both sides. */
function surplus(pair: Peg, own: Code, other: Code): number {
  let count = 0;
  for (let hole = 0; hole < own.length; hole += 1) {
    if (own[hole] === other[hole]) continue;
    if (own[hole] === pair) count += 1;
    if (other[hole] === pair) count -= 1;
  }
  return Math.max(0, count);
}

/** Two pairs of the same colour or the same shape. */
export function sharesFacet(a: Peg, b: Peg): boolean {
  return a % 10 === b % 10 || Math.floor(a / 10) === Math.floor(b / 10);
}
