// The contract every kernel keeps, checked against the marking of the rules.

import { type Code, type Dice, type Feedback, type Marking, mark, seededDice } from '@blackpeg/rules';
import { describe, expect, it } from 'vitest';
import { allFeedbackClasses, classOfFeedback } from '../candidates/feedback-class.ts';
import { classCount, type KernelShape, type OpenKernel } from './contract.ts';
import { checkScores, everyCode, range } from './scores.testing.ts';

const plain = (holes: number, kinds: number): KernelShape => ({
  holes,
  first: kinds,
  second: 1,
  blue: false,
});
const pairs = (holes: number, first: number, second: number, blue = true): KernelShape => ({
  holes,
  first,
  second,
  blue,
});

/** Every code against every code. */
const SMALL = [
  ...[
    plain(1, 1),
    plain(1, 12),
    plain(2, 9),
    plain(3, 5),
    plain(4, 4),
    plain(5, 3),
    plain(6, 3),
    plain(7, 2),
  ],
  ...[
    plain(8, 2),
    pairs(1, 3, 4),
    pairs(2, 4, 4),
    pairs(3, 3, 2),
    pairs(4, 2, 2),
    pairs(4, 1, 3),
    pairs(5, 2, 1),
  ],
  ...[pairs(3, 2, 3, false), pairs(5, 1, 3), pairs(6, 1, 2)],
];

/** Random codes; the few pegs of `from` make pairs repeat. */
const LARGE: readonly { readonly shape: KernelShape; readonly from?: number }[] = [
  { shape: plain(5, 8) },
  { shape: plain(5, 9) },
  { shape: plain(4, 10) },
  { shape: plain(6, 6) },
  { shape: plain(8, 12), from: 4 },
  { shape: pairs(4, 5, 5) },
  { shape: pairs(4, 5, 5), from: 3 },
  { shape: pairs(4, 5, 5), from: 5 },
  { shape: pairs(4, 6, 6), from: 6 },
  { shape: pairs(5, 3, 3), from: 4 },
  { shape: pairs(8, 3, 2) },
  { shape: pairs(7, 6, 6), from: 5 },
  { shape: pairs(4, 5, 5, false), from: 7 },
];

export function describeKernel(open: OpenKernel, cases: number): void {
  it.each(SMALL)(
    'labels and counts every code against every code of $holes holes, $first x $second kinds, blue $blue',
    (shape) => {
      const pegs = everyCode(shape);
      checkLabels(open, shape, pegs, range(pegs.length / shape.holes));
    },
  );

  it.each(LARGE)(
    'labels and counts codes by chance: $shape.holes holes, $shape.first x $shape.second, from $from',
    (size) => {
      const pegs = someCodes(size.shape, 700, size.from, seededDice(7));
      checkLabels(open, size.shape, pegs, range(cases));
    },
  );

  it('refuses more pegs than a byte has marks for', () => {
    expect(() => open(pairs(8, 6, 6), new Uint8Array(8))).toThrow(RangeError);
  });

  describe('agrees with itself', () => {
    it.each([1, 2, 63, 64, 65, 127, 128, 129, 1023, 1024, 1025, 8192])('over %i candidates', (size) => {
      for (const shape of [plain(5, 8), plain(4, 6), plain(3, 9), pairs(4, 3, 3)]) {
        checkAgreement(open, shape, someCodes(shape, size, undefined, seededDice(size)));
      }
    });

    it.each([1, 2, 3, 5, 8, 12, 14, 15, 16, 17, 40, 64, 65, 100, 127, 128, 129])(
      'in the scores of %i candidates',
      (size) => {
        for (const shape of [plain(5, 8), plain(5, 3), plain(4, 6), plain(4, 3), plain(6, 3)]) {
          checkScores(open, shape, size);
        }
      },
    );

    it('whatever sets were loaded and dropped before', () => {
      const shape = plain(4, 6);
      const kernel = open(shape, everyCode(shape));
      const counts = new Uint32Array(kernel.classes);
      const outer = kernel.load(Uint32Array.from(range(1296)));
      const inner = kernel.load(Uint32Array.of(3, 1000, 70));
      kernel.tally(outer, 7, counts);
      expect([...counts]).toEqual([256, 256, 96, 16, 1, 256, 208, 36, 0, 114, 32, 4, 20, 0, 1]);
      kernel.tally(inner, 3, counts);
      expect(counts.at(-1)).toBe(1);
      kernel.drop(inner);
      expect(() => kernel.tally(inner, 3, counts)).toThrow(RangeError);
      expect(kernel.load(Uint32Array.of(5))).toBe(inner);
      kernel.tally(outer, 7, counts);
      expect(counts[0]).toBe(256);
    });
  });
}

function checkLabels(
  open: OpenKernel,
  shape: KernelShape,
  pegs: Uint8Array,
  guesses: readonly number[],
): void {
  const kernel = open(shape, pegs);
  const codes = asCodes(shape, pegs);
  const classes = classesOf(shape);
  expect(kernel.classes).toBe(classes.length);
  const set = kernel.load(Uint32Array.from(range(codes.length)));
  const labels = new Uint8Array(codes.length);
  const counts = new Uint32Array(classes.length);
  const right = rightLabels(shape, pegs, codes, guesses);
  for (const guess of guesses) {
    kernel.label(set, guess, labels);
    kernel.tally(set, guess, counts);
    for (const label of labels) counts[label] = (counts[label] as number) - 1;
    expect(counts.every((count) => count === 0)).toBe(true);
    for (const [index, code] of codes.entries()) {
      if (labels[index] === right[guess]?.[index]) continue;
      const feedback = mark(shape.blue ? 'pairs' : 'places', code, codes[guess] as Code);
      expect({ code, guess: codes[guess], marked: classes[labels[index] as number] }).toEqual(feedback);
    }
  }
}

const known = new Map<string, readonly Uint8Array[]>();

/** For each guess the class of every code by the rules: computed once for all kernels. */
function rightLabels(
  shape: KernelShape,
  pegs: Uint8Array,
  codes: readonly Code[],
  guesses: readonly number[],
): readonly Uint8Array[] {
  const key = JSON.stringify([shape, guesses.length, Buffer.from(pegs).toString('latin1')]);
  const numbers = new Map(classesOf(shape).map((each, index) => [keyOf(each), index]));
  const numberOf = (code: Code, guess: Code) =>
    numbers.get(keyOf(mark(shape.blue ? 'pairs' : 'places', code, guess))) ?? numbers.size;
  const labels =
    known.get(key) ??
    guesses.map((guess) => Uint8Array.from(codes, (code) => numberOf(code, codes[guess] as Code)));
  known.set(key, labels);
  return labels;
}

/** Counts, parts, filtered codes and scores all follow from the labels. */
function checkAgreement(open: OpenKernel, shape: KernelShape, pegs: Uint8Array): void {
  const kernel = open(shape, pegs);
  const size = pegs.length / shape.holes;
  const codes = Uint32Array.from(range(size)).reverse();
  const set = kernel.load(codes);
  const labels = new Uint8Array(size);
  const counts = new Uint32Array(kernel.classes);
  const parts = new Uint32Array(kernel.classes);
  const sorted = new Uint32Array(size);
  const weights = Float64Array.from(range(size + 1), (count) => count * count);
  const guesses = Uint32Array.from([0, 1, 2, 3, 5, 8, 13], (guess) => guess % size);
  const sums = new Float64Array(guesses.length);
  const mosts = new Float64Array(guesses.length);
  kernel.score(set, guesses, { weights, broken: 0.0, heaviest: false }, sums);
  kernel.score(set, guesses, { weights, broken: 1e9, heaviest: true }, mosts);
  for (const [index, guess] of guesses.entries()) {
    kernel.label(set, guess, labels);
    const byClass = range(kernel.classes).map((): number[] => []);
    for (const [at, code] of codes.entries()) byClass[labels[at] as number]?.push(code);
    kernel.tally(set, guess, counts);
    expect([...counts]).toEqual(byClass.map((part) => part.length));
    kernel.split(set, guess, sorted, parts);
    expect([...sorted]).toEqual(byClass.flat());
    expect(parts).toEqual(counts);
    for (const each of [0, labels[0] as number])
      expect([...kernel.filter(set, guess, each)]).toEqual(byClass[each]);
    const squares = byClass.slice(0, -1).map((part) => part.length ** 2);
    expect(sums[index]).toBe(squares.reduce((sum, square) => sum + square, 0));
    expect(mosts[index]).toBe(1e9);
  }
}

function classesOf({ holes, blue }: KernelShape): readonly Feedback[] {
  const marking: Marking = blue ? 'pairs' : 'places';
  const classes = allFeedbackClasses({ holes, facets: [], repeats: true }, marking);
  expect(classes.length).toBe(classCount({ holes, first: 1, second: 1, blue }));
  for (const [index, each] of classes.entries()) expect(classOfFeedback(classes, each)).toBe(index);
  return classes;
}

function asCodes({ holes, second }: KernelShape, pegs: Uint8Array): readonly Code[] {
  const name = (peg: number): number => (Math.floor(peg / second) + 1) * 10 + (peg % second) + 1;
  return range(pegs.length / holes).map((row) =>
    Array.from(pegs.subarray(row * holes, (row + 1) * holes), name),
  );
}

function someCodes(shape: KernelShape, size: number, from: number | undefined, dice: Dice): Uint8Array {
  const kinds = shape.first * shape.second;
  const pegs = new Uint8Array(size * shape.holes);
  for (let row = 0; row < size; row += 1) {
    // The same few pegs in every third row, so that codes and guesses share the pegs that repeat.
    const palette =
      from === undefined ? range(kinds) : range(from).map((peg) => (peg * 7 + (row % 3)) % kinds);
    for (let hole = 0; hole < shape.holes; hole += 1) {
      pegs[row * shape.holes + hole] = palette[dice(palette.length)] as number;
    }
  }
  return pegs;
}

function keyOf({ black, white, blue }: Feedback): number {
  return (black * 9 + white) * 9 + blue;
}
