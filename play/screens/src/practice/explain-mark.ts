// Why a guess earns its answer: which of its pegs gave which key peg, and why the others gave none.

import { type Code, type CodeSpec, kindsOf, type Marking, type Peg } from '@blackpeg/rules';

/** Holes count from 0; `hole` is of the guess, `of` of the code. */
export type Credit =
  | { readonly earns: 'black'; readonly hole: number; readonly of: number }
  | { readonly earns: 'white'; readonly hole: number; readonly of: number }
  /** `facet` is the half that is right. */
  | { readonly earns: 'blue'; readonly hole: number; readonly of: number; readonly facet: number }
  /** The code does not contain this peg. */
  | { readonly earns: 'nothing'; readonly hole: number; readonly why: 'absent' }
  /** The code contains it this many times, and all of them are already counted. */
  | { readonly earns: 'nothing'; readonly hole: number; readonly why: 'spent'; readonly times: number }
  /** Half right, but the hidden pair here already counts for the white of another hole. */
  | {
      readonly earns: 'nothing';
      readonly hole: number;
      readonly why: 'half-spent';
      readonly facet: number;
      readonly by: number;
    };

/**
 * One credit for each hole of the guess, in order. Counted like `mark`: blacks first, then whites without using a peg
 * twice, then blues; if whites could use one of several equal pegs, they use those that leave the most blues (F2c).
 */
export function explainMark(spec: CodeSpec, marking: Marking, code: Code, guess: Code): readonly Credit[] {
  const open = guess.flatMap((peg, hole) => (peg === code[hole] ? [] : [hole]));
  const halves = marking === 'pairs' ? open.filter((hole) => sharedFacet(spec, code, guess, hole) >= 0) : [];
  const blues = mostBlues(code, guess, open, halves);
  const whites = whitePairs(code, guess, open, blues);
  return guess.map((peg, hole): Credit => {
    if (peg === code[hole]) return { earns: 'black', hole, of: hole };
    const of = whites.get(hole);
    if (of !== undefined) return { earns: 'white', hole, of };
    const facet = halves.includes(hole) ? sharedFacet(spec, code, guess, hole) : -1;
    if (blues.includes(hole)) return { earns: 'blue', hole, of: hole, facet };
    const by = [...whites].find(([, hidden]) => hidden === hole)?.[0];
    if (facet >= 0 && by !== undefined) return { earns: 'nothing', hole, why: 'half-spent', facet, by };
    const times = code.filter((hidden) => hidden === peg).length;
    return times === 0
      ? { earns: 'nothing', hole, why: 'absent' }
      : { earns: 'nothing', hole, why: 'spent', times };
  });
}

/** The facet guess and code have in common in a hole; -1 for none. */
function sharedFacet(spec: CodeSpec, code: Code, guess: Code, hole: number): number {
  const hidden = kindsOf(spec, code[hole] ?? 0);
  return kindsOf(spec, guess[hole] ?? 0).findIndex((kind, facet) => kind === hidden[facet]);
}

/** The most half-right holes that leave whites enough; of several such sets the leftmost. */
function mostBlues(code: Code, guess: Code, open: readonly number[], halves: readonly number[]) {
  const most = countWhites(code, guess, open, []);
  let best: readonly number[] = [];
  for (let set = 0; set < 1 << halves.length; set += 1) {
    const chosen = halves.filter((_, index) => set & (1 << index));
    if (chosen.length > best.length && countWhites(code, guess, open, chosen) === most) best = chosen;
  }
  return best;
}

function countWhites(code: Code, guess: Code, open: readonly number[], blues: readonly number[]): number {
  return whitePairs(code, guess, open, blues).size;
}

/** For each hole of the guess that earns a white, the hole of the code it is earned by. */
function whitePairs(code: Code, guess: Code, open: readonly number[], blues: readonly number[]) {
  const free = new Set(open.filter((hole) => !blues.includes(hole)));
  const pairs = new Map<number, number>();
  for (const hole of open.filter((one) => !blues.includes(one))) {
    const of = [...free].find((hidden) => code[hidden] === (guess[hole] as Peg));
    if (of === undefined) continue;
    free.delete(of);
    pairs.set(hole, of);
  }
  return pairs;
}
