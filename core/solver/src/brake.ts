// When to stop: a search checks after a fixed amount of work, so that it never stops late.

import type { Kernel, LowestScores, ScoreRule, SetId } from './kernel/contract.ts';
import { findLowest } from './kernel/lowest.ts';

export interface Brake {
  readonly shouldStop: () => boolean;
  /** Once stopped it stays stopped, whatever `shouldStop` says later: a search with a gap proves nothing. */
  stopped: boolean;
  /** Codes marked since `shouldStop` was last called. */
  sinceAsked: number;
}

/** Codes marked between two calls of `shouldStop`: a few milliseconds. */
export const MOST_BETWEEN = 2 ** 22;
/** A call to the kernel costs as much as marking this many codes, and so does a guess against a few codes. */
export const CALL_WORK = 4096;
export const GUESS_WORK = 64;

export function brakeFor(shouldStop: () => boolean = () => false): Brake {
  return { shouldStop, stopped: shouldStop(), sinceAsked: 0 };
}

/** Counts a call to the kernel and checks when it is time. Returns whether to stop. */
export function workDone(brake: Brake, guesses: number, codes: number): boolean {
  brake.sinceAsked += CALL_WORK + guesses * Math.max(codes, GUESS_WORK);
  return brake.sinceAsked >= MOST_BETWEEN ? askedToStop(brake) : brake.stopped;
}

export function askedToStop(brake: Brake): boolean {
  brake.sinceAsked = 0;
  brake.stopped ||= brake.shouldStop();
  return brake.stopped;
}

/** Like the kernel's `score`, but it can be stopped in between: the remaining guesses score `Infinity`. */
export function scoreUntilStopped(
  kernel: Kernel,
  brake: Brake,
  { set, size }: { readonly set: SetId; readonly size: number },
  guesses: Uint32Array,
  rule: ScoreRule,
  scores: Float64Array,
): void {
  const most = mostAtOnce(size);
  for (let from = 0; from < guesses.length; from += most) {
    const some = guesses.length <= most ? guesses : guesses.subarray(from, from + most);
    kernel.score(set, some, rule, guesses.length <= most ? scores : scores.subarray(from, from + most));
    if (workDone(brake, some.length, size) && from + most < guesses.length) {
      scores.fill(Number.POSITIVE_INFINITY, from + most);
      return;
    }
  }
}

/** Guesses that can be scored between two checks. */
function mostAtOnce(size: number): number {
  return Math.max(1, Math.floor((MOST_BETWEEN - CALL_WORK) / Math.max(size, GUESS_WORK)));
}

/** Like the kernel's `lowest`, but it can be stopped in between. */
export function lowestUntilStopped(
  kernel: Kernel,
  brake: Brake,
  { set, codes }: { readonly set: SetId; readonly codes: Uint32Array },
  guesses: Uint32Array,
  rule: ScoreRule,
  found: LowestScores,
): number {
  const size = codes.length;
  if (guesses.length <= mostAtOnce(size)) {
    workDone(brake, guesses.length, size);
    return kernel.lowest(set, guesses, rule, found);
  }
  const scores = new Float64Array(guesses.length);
  scoreUntilStopped(kernel, brake, { set, size }, guesses, rule, scores);
  return findLowest(codes, guesses, scores, found);
}
