// What a search finds for a candidate set of three codes or more: a guess, its cost, and plans for its larger parts.

export interface SearchPlan {
  readonly guess: number;
  /** Guesses over all codes of the set. */
  readonly total: number;
  /** Guesses for the code that takes most. */
  readonly most: number;
  /** By feedback class; parts of one or two codes need no plan: their codes are guessed in turn. */
  readonly parts: ReadonlyMap<number, SearchPlan>;
}

const NO_PARTS: ReadonlyMap<number, SearchPlan> = new Map();

/** A guess after which no part has more than two codes. */
export function flatPlan(guess: number, total: number, most: number): SearchPlan {
  return { guess, total, most, parts: NO_PARTS };
}
