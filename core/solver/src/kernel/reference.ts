// The kernel in plain TypeScript, one code at a time: the twin that the bit-sliced ones must agree with.

import {
  checkShape,
  classCount,
  type Kernel,
  type KernelShape,
  type ScoreRule,
  type SetId,
} from './contract.ts';
import { findLowest } from './lowest.ts';
import { type MarkClass, pairMarker, plainMarker } from './reference-marking.ts';

export function openReferenceKernel(shape: KernelShape, pegs: Uint8Array): Kernel {
  checkShape(shape);
  const classes = classCount(shape);
  const markClass = shape.blue ? pairMarker(shape, pegs) : plainMarker(shape, pegs);
  const sets: Uint32Array[] = [];
  const codesOf = (set: SetId): Uint32Array => {
    const codes = sets[set];
    if (!codes) throw new RangeError(`No set ${set} is loaded.`);
    return codes;
  };
  const counts = new Uint32Array(classes);
  const score = (codes: Uint32Array, guesses: Uint32Array, rule: ScoreRule, scores: Float64Array): void => {
    for (let index = 0; index < guesses.length; index += 1) {
      tally(markClass, codes, guesses[index] as number, counts);
      scores[index] = scoreOf(counts, rule);
    }
  };
  return {
    name: 'reference',
    classes,
    load: (codes) => sets.push(codes.slice()) - 1,
    drop: (set) => {
      sets.length = Math.min(sets.length, set);
    },
    tally: (set, guess, into) => tally(markClass, codesOf(set), guess, into),
    score: (set, guesses, rule, scores) => score(codesOf(set), guesses, rule, scores),
    lowest: (set, guesses, rule, found) => {
      const scores = new Float64Array(guesses.length);
      score(codesOf(set), guesses, rule, scores);
      return findLowest(codesOf(set), guesses, scores, found);
    },
    label: (set, guess, labels) => {
      for (const [index, code] of codesOf(set).entries()) labels[index] = markClass(guess, code);
    },
    filter: (set, guess, wanted) => codesOf(set).filter((code) => markClass(guess, code) === wanted),
    split: (set, guess, sorted, into) => {
      const codes = codesOf(set);
      tally(markClass, codes, guess, into);
      const starts = into.slice(0, classes);
      let start = 0;
      for (let index = 0; index < classes; index += 1) {
        starts[index] = start;
        start += into[index] as number;
      }
      for (const code of codes) {
        const at = markClass(guess, code);
        sorted[starts[at] as number] = code;
        starts[at] = (starts[at] as number) + 1;
      }
    },
  };
}

function tally(markClass: MarkClass, codes: Uint32Array, guess: number, counts: Uint32Array): void {
  counts.fill(0);
  for (let index = 0; index < codes.length; index += 1) {
    const at = markClass(guess, codes[index] as number);
    counts[at] = (counts[at] as number) + 1;
  }
}

function scoreOf(counts: Uint32Array, { weights, broken, heaviest }: ScoreRule): number {
  const last = counts.length - 1;
  let score = counts[last] ? broken : 0;
  for (let index = 0; index < last; index += 1) {
    const weight = weights[counts[index] as number] as number;
    score = heaviest ? Math.max(score, weight) : score + weight;
  }
  return score;
}
