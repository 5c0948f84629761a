// Feedback as a value: what it means, and which feedback any guess could earn (F4, F8).

import { type CodeSpec, countPegs, kindCount } from './code.ts';

/** Counts only, no positions (F4). */
export interface Feedback {
  readonly black: number;
  readonly white: number;
  readonly blue: number;
}

/** `places` gives black and white; `pairs` also gives blue to a pair that is half right in its place. */
export const MARKINGS = ['places', 'pairs'] as const;
export type Marking = (typeof MARKINGS)[number];

export function isBroken(feedback: Feedback, holes: number): boolean {
  return feedback.black === holes;
}

export function sameFeedback(a: Feedback, b: Feedback): boolean {
  return a.black === b.black && a.white === b.white && a.blue === b.blue;
}

/** Could some guess earn this feedback in a game of this size (F8)? Exact; brute force over small games agrees. */
export function isEarnable(spec: CodeSpec, marking: Marking, feedback: Feedback): boolean {
  return hasRoom(spec, marking, feedback) && (marking === 'places' || pairsAllow(spec, feedback));
}

/** The check of earlier rules (F8a): exact except for pairs with one kind in a facet, or without repeats. */
export function hasRoom(spec: CodeSpec, marking: Marking, feedback: Feedback): boolean {
  const { black, white, blue } = feedback;
  if (![black, white, blue].every((count) => Number.isInteger(count) && count >= 0)) return false;
  if (black + white + blue > spec.holes) return false;
  if (marking === 'places' && blue > 0) return false;
  const enoughPegs = spec.repeats ? repeatsAllow(spec, feedback) : distinctAllow(spec, feedback);
  return enoughPegs && whiteHasRoom(spec, feedback) && (marking === 'places' || facetsAllow(spec, feedback));
}

/** Every feedback some guess could earn: by blacks, then whites, then blues, ascending. */
export function allFeedback(spec: CodeSpec, marking: Marking): readonly Feedback[] {
  const counts = Array.from({ length: spec.holes + 1 }, (_, count) => count);
  const blues = marking === 'pairs' ? counts : [0];
  const all = counts.flatMap((black) =>
    counts.flatMap((white) => blues.map((blue) => ({ black, white, blue }))),
  );
  return all.filter((feedback) => isEarnable(spec, marking, feedback));
}

/** A single white uses a guessed peg in one hole and a hidden peg in another, so neither hole can have another key peg. */
function whiteHasRoom(spec: CodeSpec, { black, white, blue }: Feedback): boolean {
  return white !== 1 || black + blue <= spec.holes - 2;
}

/** With one kind everything is black; with two kinds whites come from swaps, so their number is even. */
function repeatsAllow(spec: CodeSpec, { black, white }: Feedback): boolean {
  const pegs = countPegs(spec);
  if (pegs === 1) return black === spec.holes;
  return pegs > 2 || white % 2 === 0;
}

/** Two sets of distinct pegs overlap at least as far as the number of kinds forces them to. */
function distinctAllow(spec: CodeSpec, { black, white }: Feedback): boolean {
  return black + white >= 2 * spec.holes - countPegs(spec);
}

/** A facet of a single kind is right in every hole: every hole not used by black or white is blue. */
function facetsAllow(spec: CodeSpec, { black, white, blue }: Feedback): boolean {
  return !hasSingleKind(spec) || black + 2 * white + blue >= spec.holes;
}

/** Sizes so small that some marks that would fit in the holes cannot be earned. */
function pairsAllow(spec: CodeSpec, { black, white, blue }: Feedback): boolean {
  const pegs = countPegs(spec);
  if (!spec.repeats) {
    // Two holes with all four pairs in use: the guess has the other two, which are both half right or neither.
    const bothOrNeither = spec.holes === 2 && pegs === 4 && !hasSingleKind(spec);
    return !(bothOrNeither && black + white === 0 && blue === 1);
  }
  if (!hasSingleKind(spec)) return true;
  // Holes that are not black are half right. With two kinds white uses equally many of each, and the rest is blue; with
  // three, the choice that leaves the most blues leaves as many holes without a key peg as there are whites, or two fewer.
  const missing = spec.holes - black - white - blue;
  if (pegs === 2) return missing === 0;
  return pegs !== 3 || missing !== white - 1;
}

function hasSingleKind(spec: CodeSpec): boolean {
  return spec.facets.some((facet) => kindCount(facet) === 1);
}
