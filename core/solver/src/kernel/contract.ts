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

/** A candidate set that is loaded; sets are a stack, and a set is known by its place in it. */
export type SetId = number;

/** How part sizes become a score. All weights are whole numbers, so a score never depends on the order of adding. */
export interface ScoreRule {
  /** By part size, from 0 to the size of the set at least; the weight of 0 is 0. */
  readonly weights: Float64Array;
  /** What the all-black part counts where the guess could be the code. */
  readonly broken: number;
  /** The heaviest part instead of the sum. */
  readonly heaviest: boolean;
}

/** Room for the lowest of many scores: lowest first, of equals the first. */
export interface LowestScores {
  /** Places in the list of guesses. */
  readonly places: Uint32Array;
  /** As long as `places`. */
  readonly scores: Float64Array;
  /** Of equals, those that could be the code before others. */
  readonly fitting: boolean;
}

/**
 * A kernel is opened on a table of codes, and codes and guesses are numbers of rows in it. Feedback classes are
 * numbered by blacks rising, then whites, then blues, over all counts that are no more than the holes together.
 */
export interface Kernel {
  readonly name: KernelName;
  readonly classes: number;
  /** Each code once. */
  load(codes: Uint32Array): SetId;
  /** Forgets this set and all that were loaded after it. */
  drop(set: SetId): void;
  /** How many candidates fall into each class. */
  tally(set: SetId, guess: number, counts: Uint32Array): void;
  score(set: SetId, guesses: Uint32Array, rule: ScoreRule, scores: Float64Array): void;
  /** Finds the lowest scores, as many as there is room for; says how many. Guesses rise, and so do the codes of the set. */
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
