// What is known of candidate sets met before: the best plan, or a cost that no plan beats.

import type { SearchPlan } from './plan.ts';

export interface Known {
  readonly plan: SearchPlan | undefined;
  /** Every plan costs at least this. */
  readonly least: number;
}

export interface Memo {
  readonly get: (key: string) => Known | undefined;
  readonly set: (key: string, known: Known) => void;
}

/** Sets larger than this are hardly ever met again. */
export const MOST_MEMO_CODES = 256;

/** Kept small enough for a browser tab; a full memo starts again from nothing. */
const MOST_ENTRIES = 400_000;

export function createMemo(): Memo {
  const entries = new Map<string, Known>();
  return {
    get: (key) => entries.get(key),
    set: (key, known) => {
      if (entries.size >= MOST_ENTRIES) entries.clear();
      entries.set(key, known);
    },
  };
}

/**
 * Exact, not a hash: the codes themselves as text, one letter each or two where one is not enough, with what else the
 * answer depends on in front. `codes` rise, and `context` is a small number.
 */
export function memoKey(codes: Uint32Array, context: number): string {
  const isWide = (codes.at(-1) ?? 0) > ONE_LETTER;
  if (!isWide) return String.fromCharCode(context) + letters(codes);
  const halves = new Uint32Array(2 * codes.length);
  for (const [at, code] of codes.entries()) halves.set([code >>> 16, code & ONE_LETTER], 2 * at);
  return String.fromCharCode(WIDE + context) + letters(halves);
}

/** Spreading the codes as arguments would walk through them one by one. */
function letters(codes: Uint32Array): string {
  return Reflect.apply(String.fromCharCode, null, codes);
}

const ONE_LETTER = 0xffff;
/** Keeps keys of two letters a code apart from keys of one. */
const WIDE = 128;
