// A game of plain pegs for the checker of certificates, with its own codes, marking and capacity bound. Nothing here
// is shared with the kernel or the search.

/** Codes are numbers in base `kinds`, the first hole being the most significant digit. */
export interface PlainGame {
  readonly holes: number;
  readonly kinds: number;
  readonly size: number;
  /** Kinds from 0, hole by hole, code after code. */
  readonly digits: Uint8Array;
  /** The answer that ends a search. */
  readonly allBlack: number;
  /** The answers of all codes to a guess: ten times the blacks, plus the whites. */
  readonly answersTo: (guess: number) => Uint8Array;
}

/** Every answer is below this. */
export const ANSWER_ROOM = 64;
/** Bytes of answers that are kept; all answers of a game of 20,000 codes. */
const MOST_KEPT = 400_000_000;

export function plainGame(holes: number, kinds: number): PlainGame {
  const size = kinds ** holes;
  const digits = new Uint8Array(size * holes);
  for (let code = 0; code < size; code += 1) {
    for (let hole = holes - 1, rest = code; hole >= 0; hole -= 1, rest = Math.floor(rest / kinds)) {
      digits[code * holes + hole] = rest % kinds;
    }
  }
  const kept = new Map<number, Uint8Array>();
  const answersTo = (guess: number): Uint8Array => {
    const known = kept.get(guess);
    if (known) return known;
    const answers = new Uint8Array(size);
    markAll({ holes, kinds, digits }, guess, answers);
    if (kept.size * size >= MOST_KEPT) kept.clear();
    kept.set(guess, answers);
    return answers;
  };
  return { holes, kinds, size, digits, allBlack: 10 * holes, answersTo };
}

/** Blacks are equal holes; blacks and whites together are the pegs that guess and code have in common, by kind. */
function markAll(
  { holes, kinds, digits }: Pick<PlainGame, 'holes' | 'kinds' | 'digits'>,
  guess: number,
  answers: Uint8Array,
): void {
  const guessed = digits.subarray(guess * holes, (guess + 1) * holes);
  const left = new Int8Array(kinds);
  for (let code = 0, start = 0; code < answers.length; code += 1, start += holes) {
    left.fill(0);
    for (const kind of guessed) left[kind] = (left[kind] ?? 0) + 1;
    let [black, common] = [0, 0];
    for (let hole = 0; hole < holes; hole += 1) {
      const kind = digits[start + hole] ?? 0;
      if (kind === guessed[hole]) black += 1;
      const more = left[kind] ?? 0;
      if (more > 0) common += 1;
      left[kind] = more - 1;
    }
    answers[code] = 10 * black + common - black;
  }
}

/**
 * Lower bounds for 0, 1, 2 … codes, whatever they are: a guess finds one code, and each of its other answers leaves at
 * most one set, so that row r finds at most answers^(r - 1) codes.
 */
export function capacityCosts(size: number, answers: number): Float64Array {
  const costs = new Float64Array(size + 1);
  let row = 1;
  let room = 1;
  let leftInRow = 1;
  for (let codes = 1; codes <= size; codes += 1) {
    if (leftInRow === 0) {
      row += 1;
      room *= answers;
      leftInRow = room;
    }
    leftInRow -= 1;
    costs[codes] = (costs[codes - 1] ?? 0) + row;
  }
  return costs;
}
