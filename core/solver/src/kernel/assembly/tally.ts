// Counting: how many candidates fall into each feedback class, lane by lane.

import { bits, bump, COUNTS } from './counters';
import { prepare, repeatsPair } from './guess';
import { width } from './lanes';
import { fillMasks, MASKS } from './masks';
import { blue, classes, holes } from './shape';
import { markOne } from './single';
import { tallyUnrolled } from './unrolled';
import { tallyPairs } from './unrolled-pairs';

/** Planes shorter than this are counted faster in words: emptying byte counters costs as much as eight lanes. */
const SHORT: usize = 128;

/** Fills COUNTS for one guess. */
export function tally(guess: i32, planes: usize, stride: usize, codes: usize, count: i32): void {
  memory.fill(COUNTS, 0, classes << 2);
  prepare(guess, planes, stride);
  if (ASC_FEATURE_SIMD && stride >= SHORT) tallyLanes<v128>(guess, planes, stride, codes);
  else tallyLanes<u64>(guess, planes, stride, codes);
  // The bits behind the last candidate look like codes that share no peg with the guess.
  bump(0, count - <i32>(stride << 3));
}

function tallyLanes<W>(guess: i32, planes: usize, stride: usize, codes: usize): void {
  if (!blue && (holes == 4 || holes == 5)) tallyUnrolled<W>(stride);
  else if (blue && holes == 4 && !repeatsPair) tallyPairs<W>(guess, planes, stride);
  else tallyMasks<W>(guess, stride, codes);
}

function tallyMasks<W>(guess: i32, stride: usize, codes: usize): void {
  for (let offset: usize = 0; offset < stride; offset += width<W>()) {
    const hard = fillMasks<W>(offset);
    for (let index = 0; index < classes; index++) {
      bump(index, bits<W>(load<W>(MASKS + (<usize>index << 4))));
    }
    if (blue) settle<W>(guess, hard, codes + (offset << 5));
  }
}

@inline
function settle<W>(guess: i32, hard: W, codes: usize): void {
  if (isVector<W>()) {
    settleWord(guess, i64x2.extract_lane(hard, 0), codes);
    settleWord(guess, i64x2.extract_lane(hard, 1), codes + 256);
  } else settleWord(guess, hard, codes);
}

function settleWord(guess: i32, hard: u64, codes: usize): void {
  for (let left = hard; left; left &= left - 1) {
    bump(markOne(guess, <i32>load<u32>(codes + (<usize>ctz(left) << 2))), 1);
  }
}
