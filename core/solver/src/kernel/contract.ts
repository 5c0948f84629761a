// The interface of every kernel, bit-sliced or plain: partitions of candidate sets, in numbers only. No edition, no
// rule.

/** Codes as the kernel sees them. A peg is first kind * second + second kind; plain pegs have one second kind. */
export interface KernelShape {
  readonly holes: number;
  readonly first: number;
  readonly second: number;
  /** Count half-right pairs as blue (F2). */
  readonly blue: boolean;
}

/** A loaded candidate set; sets are a stack, and a set is identified by its index. */
export type SetId = number;

/** How part sizes become a score. All weights are whole numbers, so a score never depends on the order of adding. */
export interface ScoreRule {
  /** By part size, from 0 to at least the size of the set; the weight of 0 is 0. */
  readonly weights: Float64Array;
  /** The score of the all-black part if the guess could be the code. */
  readonly broken: number;
  /** The heaviest part instead of the sum. */
  readonly heaviest: boolean;
}

/** Buffers for the lowest of many scores: lowest first, among equals the first. */
export interface LowestScores {
  /** Indices in the list of guesses. */
  readonly places: Uint32Array;
  /** As long as `places`. */
  readonly scores: Float64Array;
  /** Among equals, those that could be the code come first. */
  readonly fitting: boolean;
}

/**
 * A kernel is opened on a table of codes, and codes and guesses are numbers of rows in it. Feedback classes are
 * numbered in ascending order of blacks, then whites, then blues, over all counts with a sum of at most the holes.
 */
export interface Kernel {
  readonly name: KernelName;
  readonly classes: number;
  /** Each code once. */
  load(codes: Uint32Array): SetId;
  /** Removes this set and all that were loaded after it. */
  drop(set: SetId): void;
  /** How many candidates fall into each class. */
  tally(set: SetId, guess: number, counts: Uint32Array): void;
  score(set: SetId, guesses: Uint32Array, rule: ScoreRule, scores: Float64Array): void;
  /** Finds the lowest scores, as many as fit in the buffers; returns how many. Guesses and the codes of the set ascend. */
  lowest(set: SetId, guesses: Uint32Array, rule: ScoreRule, found: LowestScores): number;
  /** The class of each candidate. */
  label(set: SetId, guess: number, labels: Uint8Array): void;
  /** The candidates of one class. */
  filter(set: SetId, guess: number, wanted: number): Uint32Array;
  /** All candidates, class after class, and how many each class has. */
  split(set: SetId, guess: number, sorted: Uint32Array, counts: Uint32Array): void;
}

export const KERNEL_NAMES = ['simd', 'words', 'reference'] as const;
export type KernelName = (typeof KERNEL_NAMES)[number];

/** `pegs` has one byte per hole, code after code. */
export type OpenKernel = (shape: KernelShape, pegs: Uint8Array) => Kernel;

export function classCount(shape: KernelShape): number {
  const { holes } = shape;
  const two = ((holes + 1) * (holes + 2)) / 2;
  return shape.blue ? (two * (holes + 3)) / 3 : two;
}

/** Holes times pegs must fit a byte: 8 holes of 32 pegs, 7 of 36. */
export function checkShape({ holes, first, second }: KernelShape): void {
  const fits = holes >= 1 && holes <= 8 && holes * first * second <= 256;
  if (!fits) throw new RangeError(`No kernel for ${holes} holes of ${first} x ${second} kinds.`);
}
