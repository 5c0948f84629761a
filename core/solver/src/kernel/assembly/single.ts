// Marking one code by F2, for the few candidates whose repeated pairs the lanes cannot settle.

import { halfLike } from './guess';
import { holes, MOST_HOLES, rowOf } from './shape';

/** For each half-right hole, the side limits of its guessed and its hidden pair, by the hole where each counts. */
const LEFT: usize = memory.data(MOST_HOLES * 4);
const RIGHT: usize = memory.data(MOST_HOLES * 4);
const LEFT_ROOM: usize = memory.data(MOST_HOLES * 4);
const RIGHT_ROOM: usize = memory.data(MOST_HOLES * 4);

/** The feedback class of `guess` against `code`. */
export function markOne(guess: i32, code: i32): i32 {
  const g = rowOf(guess);
  const c = rowOf(code);
  let black = 0;
  let total = 0;
  let edges = 0;
  for (let hole = 0; hole < holes; hole++) {
    const guessed = peg(g, hole);
    const hidden = peg(c, hole);
    black += i32(guessed == hidden);
    total += i32(isLeader(g, hole)) * min(times(g, guessed), times(c, guessed));
    set(LEFT_ROOM, hole, max(0, times(g, guessed) - times(c, guessed)));
    set(RIGHT_ROOM, hole, max(0, times(c, hidden) - times(g, hidden)));
    if (!halfLike(guessed, hidden)) continue;
    set(LEFT, edges, leaderOf(g, guessed));
    set(RIGHT, edges, leaderOf(c, hidden));
    edges++;
  }
  return classOf(black, total, mostHalves(edges - 1));
}

/** Place of (black, total, blue) in the order blacks rising, then whites, then blues. */
export function classOf(black: i32, total: i32, blues: i32): i32 {
  let index = 0;
  for (let b = 0; b < black; b++) {
    const rest = holes - b;
    index += ((rest + 1) * (rest + 2)) / 2;
  }
  for (let t = black; t < total; t++) index += holes - t + 1;
  return index + blues;
}

/** The most half-right holes, of 0 to last, that take no pair more often than it has room. */
function mostHalves(last: i32): i32 {
  if (last < 0) return 0;
  let best = mostHalves(last - 1);
  const left = get(LEFT, last);
  const right = get(RIGHT, last);
  if (get(LEFT_ROOM, left) == 0 || get(RIGHT_ROOM, right) == 0) return best;
  set(LEFT_ROOM, left, get(LEFT_ROOM, left) - 1);
  set(RIGHT_ROOM, right, get(RIGHT_ROOM, right) - 1);
  best = max(best, 1 + mostHalves(last - 1));
  set(LEFT_ROOM, left, get(LEFT_ROOM, left) + 1);
  set(RIGHT_ROOM, right, get(RIGHT_ROOM, right) + 1);
  return best;
}

@inline
function peg(row: usize, hole: i32): i32 {
  return <i32>load<u8>(row + hole);
}

function times(row: usize, wanted: i32): i32 {
  let count = 0;
  for (let hole = 0; hole < holes; hole++) count += i32(peg(row, hole) == wanted);
  return count;
}

function leaderOf(row: usize, wanted: i32): i32 {
  let hole = 0;
  while (peg(row, hole) != wanted) hole++;
  return hole;
}

function isLeader(row: usize, hole: i32): bool {
  return leaderOf(row, peg(row, hole)) == hole;
}

@inline
function get(list: usize, index: i32): i32 {
  return load<i32>(list + (<usize>index << 2));
}

@inline
function set(list: usize, index: i32, value: i32): void {
  store<i32>(list + (<usize>index << 2), value);
}
