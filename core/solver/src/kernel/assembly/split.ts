// Taking a candidate set apart: the class of each candidate, the codes of one class, the codes of all in class order.

import { prepare } from './guess';
import { fillMasks, MASKS } from './masks';
import { blue, classes } from './shape';
import { markOne } from './single';
import { bump, COUNTS } from './counters';

/** Writes one byte per candidate: its feedback class. */
export function label(guess: i32, planes: usize, stride: usize, codes: usize, count: i32, labels: usize): void {
  prepare(guess, planes, stride);
  for (let first = 0; first < count; first += 64) {
    const hard = fillMasks<u64>(<usize>first >> 3);
    const valid = wordMask(count - first);
    for (let index = 0; index < classes; index++) {
      for (let left = load<u64>(MASKS + (<usize>index << 4)) & valid; left; left &= left - 1) {
        store<u8>(labels + first + <usize>ctz(left), <u8>index);
      }
    }
    if (!blue) continue;
    for (let left = hard; left; left &= left - 1) {
      const at = first + <i32>ctz(left);
      store<u8>(labels + at, <u8>markOne(guess, codeAt(codes, at)));
    }
  }
}

/** Writes the codes with feedback class `wanted`, in their order; returns how many. */
export function filter(
  guess: i32,
  wanted: i32,
  planes: usize,
  stride: usize,
  codes: usize,
  count: i32,
  kept: usize,
): i32 {
  prepare(guess, planes, stride);
  let found = 0;
  for (let first = 0; first < count; first += 64) {
    const hard = fillMasks<u64>(<usize>first >> 3);
    let keep = load<u64>(MASKS + (<usize>wanted << 4)) & wordMask(count - first);
    for (let left = blue ? hard : 0; left; left &= left - 1) {
      const at = first + <i32>ctz(left);
      if (markOne(guess, codeAt(codes, at)) == wanted) keep |= left & -left;
    }
    for (; keep; keep &= keep - 1) {
      store<u32>(kept + (<usize>found << 2), codeAt(codes, first + <i32>ctz(keep)));
      found++;
    }
  }
  return found;
}

/** Writes all codes, class after class and in their order within a class; COUNTS says how many of each. */
export function split(
  guess: i32,
  planes: usize,
  stride: usize,
  codes: usize,
  count: i32,
  labels: usize,
  sorted: usize,
): void {
  label(guess, planes, stride, codes, count, labels);
  memory.fill(COUNTS, 0, classes << 2);
  for (let at = 0; at < count; at++) bump(<i32>load<u8>(labels + at), 1);
  let start = sorted;
  for (let index = 0; index < classes; index++) {
    const size = <usize>load<u32>(COUNTS + (<usize>index << 2));
    store<u32>(STARTS + (<usize>index << 2), <u32>start);
    start += size << 2;
  }
  for (let at = 0; at < count; at++) {
    const slot = STARTS + (<usize>load<u8>(labels + at) << 2);
    const to = load<u32>(slot);
    store<u32>(<usize>to, codeAt(codes, at));
    store<u32>(slot, to + 4);
  }
}

const STARTS: usize = memory.data(256 * 4);

@inline
function codeAt(codes: usize, index: i32): i32 {
  return <i32>load<u32>(codes + (<usize>index << 2));
}

/** The bits of a word that stand for candidates. */
@inline
function wordMask(left: i32): u64 {
  return left >= 64 ? -1 : ((<u64>1 << left) - 1);
}
