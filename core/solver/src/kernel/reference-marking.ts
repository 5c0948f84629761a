// Marks one code at a time, by peg numbers, into feedback classes: F1 and F2 for the plain kernel.

import type { KernelShape } from './contract.ts';

/** Guess and code in, feedback class out. */
export type MarkClass = (guess: number, code: number) => number;

/** F1 for plain pegs, or for pairs that get no blue. */
export function plainMarker({ holes, first, second }: KernelShape, pegs: Uint8Array): MarkClass {
  const spare = new Int8Array(first * second);
  const classBase = Array.from(
    { length: holes + 1 },
    (_, black) => classesBefore(holes, black, false) - black,
  );
  return (guess, code) => {
    const g = guess * holes;
    const c = code * holes;
    let black = 0;
    let total = 0;
    for (let hole = 0; hole < holes; hole += 1) spare[pegs[c + hole] as number] = 0;
    for (let hole = 0; hole < holes; hole += 1) spare[pegs[g + hole] as number] = 0;
    for (let hole = 0; hole < holes; hole += 1) {
      const hidden = pegs[c + hole] as number;
      if (hidden === pegs[g + hole]) black += 1;
      spare[hidden] = (spare[hidden] as number) + 1;
    }
    for (let hole = 0; hole < holes; hole += 1) {
      const guessed = pegs[g + hole] as number;
      const left = spare[guessed] as number;
      if (left > 0) total += 1;
      spare[guessed] = left - 1;
    }
    return (classBase[black] as number) + total;
  };
}

/** F2: black, white, then the most blues. */
export function pairMarker(shape: KernelShape, pegs: Uint8Array): MarkClass {
  const { holes } = shape;
  const plain = plainMarker(shape, pegs);
  const counts = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);
  const withoutBlue = counts(holes).flatMap((black) =>
    counts(holes - black).map((white) => pairClass(holes, black, black + white)),
  );
  const blues = blueCounter(shape, pegs);
  return (guess, code) => (withoutBlue[plain(guess, code)] as number) + blues(guess * holes, code * holes);
}

/** Counts blues of the guess and the code whose pegs begin at these offsets. */
function blueCounter({ holes, first, second }: KernelShape, pegs: Uint8Array): MarkClass {
  /** What white leaves of each pair on this side, minus what it takes from the other. */
  const guessSpare = new Int8Array(first * second);
  const codeSpare = new Int8Array(first * second);
  const isHalf = (a: number, b: number): boolean =>
    (Math.floor(a / second) === Math.floor(b / second)) !== (a % second === b % second);
  const count = (peg: number, by: number): void => {
    guessSpare[peg] = (guessSpare[peg] as number) + by;
    codeSpare[peg] = (codeSpare[peg] as number) - by;
  };
  const most = (g: number, c: number, hole: number): number => {
    if (hole === holes) return 0;
    const guessed = pegs[g + hole] as number;
    const hidden = pegs[c + hole] as number;
    const skipped = most(g, c, hole + 1);
    const guessRoom = guessSpare[guessed] as number;
    const codeRoom = codeSpare[hidden] as number;
    if (guessRoom <= 0 || codeRoom <= 0 || !isHalf(guessed, hidden)) return skipped;
    guessSpare[guessed] = guessRoom - 1;
    codeSpare[hidden] = codeRoom - 1;
    const taken = 1 + most(g, c, hole + 1);
    guessSpare[guessed] = guessRoom;
    codeSpare[hidden] = codeRoom;
    return Math.max(skipped, taken);
  };
  return (g, c) => {
    for (let hole = 0; hole < holes; hole += 1) {
      count(pegs[g + hole] as number, 1);
      count(pegs[c + hole] as number, -1);
    }
    const found = most(g, c, 0);
    for (let hole = 0; hole < holes; hole += 1) {
      count(pegs[g + hole] as number, -1);
      count(pegs[c + hole] as number, 1);
    }
    return found;
  };
}

/** The class of this many blacks and of this total of blacks and whites, with no blue. */
function pairClass(holes: number, black: number, total: number): number {
  let index = classesBefore(holes, black, true);
  for (let fewer = black; fewer < total; fewer += 1) index += holes - fewer + 1;
  return index;
}

/** Classes with fewer blacks. */
function classesBefore(holes: number, black: number, blue: boolean): number {
  let count = 0;
  for (let fewer = 0; fewer < black; fewer += 1) {
    const rest = holes - fewer;
    count += blue ? ((rest + 1) * (rest + 2)) / 2 : rest + 1;
  }
  return count;
}
