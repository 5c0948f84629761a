// What a table of codes looks like, and where its bit planes lie. Everything else reads these globals.

/** Most key pegs and most holes the scratch memory has room for. */
export const MOST_HOLES: i32 = 8;
/** Classes of 8 holes with blue: ways to choose three counts that are 8 or less together. */
export const MOST_CLASSES: i32 = 165;

export let holes: i32 = 0;
/** Different pegs; a pair counts as one peg, numbered first kind * second kinds + second kind. */
export let kinds: i32 = 0;
let firstKinds: i32 = 0;
let secondKinds: i32 = 0;
export let blue: bool = false;
/** Feedback classes: blacks rising, then whites, then blues. */
export let classes: i32 = 0;
/** Two bytes per hole and code: the pegs, then for each hole the plane "this peg at least so many times". */
export let rows: usize = 0;

/** The first and the second kind of each peg, a byte each: looked up for every guess, where dividing would take most of its time. */
const FIRST_KINDS: usize = memory.data(256);
const SECOND_KINDS: usize = memory.data(256);

export function shape(holeCount: i32, first: i32, second: i32, withBlue: bool, rowsAt: usize): void {
  holes = holeCount;
  kinds = first * second;
  firstKinds = first;
  secondKinds = second;
  blue = withBlue;
  rows = rowsAt;
  const n = holeCount;
  for (let peg = 0; peg < kinds; peg++) {
    store<u8>(FIRST_KINDS + peg, <u8>(peg / second));
    store<u8>(SECOND_KINDS + peg, <u8>(peg % second));
  }
  classes = withBlue ? ((n + 1) * (n + 2) * (n + 3)) / 6 : ((n + 1) * (n + 2)) / 2;
}

@inline
export function firstKind(peg: i32): i32 {
  return <i32>load<u8>(FIRST_KINDS + peg);
}

@inline
export function secondKind(peg: i32): i32 {
  return <i32>load<u8>(SECOND_KINDS + peg);
}

/** Planes of one candidate set: peg in hole, peg at least k times, and with blue each facet in hole. */
export function planeCount(): i32 {
  return 2 * holes * kinds + (blue ? holes * (firstKinds + secondKinds) : 0);
}

@inline
export function rowOf(code: i32): usize {
  return rows + code * 2 * holes;
}

@inline
export function pegPlane(hole: i32, peg: i32): usize {
  return <usize>(hole * kinds + peg);
}

/** `mark` is peg * holes + k - 1: the peg occurs at least k times. */
@inline
export function manyPlane(mark: i32): usize {
  return <usize>(holes * kinds + mark);
}

@inline
export function firstPlane(hole: i32, peg: i32): usize {
  return <usize>(2 * holes * kinds + hole * firstKinds + firstKind(peg));
}

@inline
export function secondPlane(hole: i32, peg: i32): usize {
  return <usize>((2 * kinds + firstKinds) * holes + hole * secondKinds + secondKind(peg));
}
