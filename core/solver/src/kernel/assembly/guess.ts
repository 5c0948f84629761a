// A guess made ready for one candidate set: where its planes begin, and for pairs what may cost it a blue.

import {
  blue,
  firstKind,
  firstPlane,
  holes,
  kinds,
  manyPlane,
  MOST_HOLES,
  pegPlane,
  rowOf,
  secondKind,
  secondPlane,
} from './shape';

/** One address per hole: peg in hole, peg often enough, first facet, second facet, peg as often as guessed. */
export const PEGS: usize = memory.data(MOST_HOLES * 4);
export const MANYS: usize = memory.data(MOST_HOLES * 4);
export const FIRSTS: usize = memory.data(MOST_HOLES * 4);
export const SECONDS: usize = memory.data(MOST_HOLES * 4);
export const SPENT: usize = memory.data(MOST_HOLES * 4);

/** Two addresses each: another guessed pair half like this hole's, and that pair more often than guessed. */
export const RIVALS: usize = memory.data(MOST_HOLES * MOST_HOLES * 8);
export const RIVAL_COUNTS: usize = memory.data(MOST_HOLES * 4);

/** Holes that guess a pair first guessed in an earlier hole point there; others point at themselves. */
export const LEADERS: usize = memory.data(MOST_HOLES * 4);
/** Times the pair of this hole is guessed. */
export const TIMES: usize = memory.data(MOST_HOLES * 4);
/** The pair at all, and whether one hole's pair is half like the pair of another (bit per other hole). */
export const ANYS: usize = memory.data(MOST_HOLES * 4);
export const HALVES: usize = memory.data(MOST_HOLES * 4);

/** Does the guess now ready repeat a pair? Known for games with blue. */
export let repeatsPair: bool = false;

export function prepare(guess: i32, planes: usize, stride: usize): void {
  const row = rowOf(guess);
  for (let hole = 0; hole < holes; hole++) {
    const peg = <i32>load<u8>(row + hole);
    put(PEGS, hole, planes + pegPlane(hole, peg) * stride);
    put(MANYS, hole, planes + manyPlane(<i32>load<u8>(row + holes + hole)) * stride);
    if (!blue) continue;
    put(FIRSTS, hole, planes + firstPlane(hole, peg) * stride);
    put(SECONDS, hole, planes + secondPlane(hole, peg) * stride);
  }
  if (blue) preparePairs(row, planes, stride);
}

@inline
export function put(list: usize, index: i32, value: usize): void {
  store<u32>(list + (<usize>index << 2), <u32>value);
}

@inline
export function at(list: usize, index: i32): usize {
  return <usize>load<u32>(list + (<usize>index << 2));
}

/** Exactly one facet in common. */
@inline
export function halfLike(a: i32, b: i32): bool {
  return (firstKind(a) == firstKind(b)) != (secondKind(a) == secondKind(b));
}

function preparePairs(row: usize, planes: usize, stride: usize): void {
  repeatsPair = false;
  for (let hole = 0; hole < holes; hole++) {
    const peg = <i32>load<u8>(row + hole);
    let leader = hole;
    let times = 0;
    for (let other = holes - 1; other >= 0; other--) {
      if (<i32>load<u8>(row + other) != peg) continue;
      leader = other;
      times++;
    }
    if (times > 1) repeatsPair = true;
    put(LEADERS, hole, leader);
    put(TIMES, hole, times);
    put(SPENT, hole, planes + manyPlane(peg * holes + times - 1) * stride);
    put(ANYS, hole, planes + manyPlane(peg * holes) * stride);
  }
  for (let hole = 0; hole < holes; hole++) prepareRivals(row, hole, planes, stride);
}

function prepareRivals(row: usize, hole: i32, planes: usize, stride: usize): void {
  const peg = <i32>load<u8>(row + hole);
  let count = 0;
  let halves = 0;
  for (let other = 0; other < holes; other++) {
    if (at(LEADERS, other) != other) continue;
    const rival = <i32>load<u8>(row + other);
    if (!halfLike(peg, rival)) continue;
    halves |= 1 << other;
    const more = manyPlane(rival * holes + <i32>at(TIMES, other));
    const slot = RIVALS + ((hole * MOST_HOLES + count) << 3);
    store<u32>(slot, <u32>(planes + pegPlane(hole, rival) * stride));
    store<u32>(slot, <u32>(planes + more * stride), 4);
    count++;
  }
  put(RIVAL_COUNTS, hole, count);
  put(HALVES, hole, halves);
}
