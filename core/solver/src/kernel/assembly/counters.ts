// Counting into COUNTS: class by class, straight from a word or through byte counters from a lane.

import { MOST_CLASSES } from './shape';

/** Candidates of the guess last counted, u32 per class. */
export const COUNTS: usize = memory.data(MOST_CLASSES * 4);

/** Sixteen byte counters a class, for as many classes as are written out anywhere. */
const BYTES: usize = memory.data(35 * 16, 16);
/** A byte counter takes at most 8 from a lane. */
export const LANES_A_BYTE: i32 = 31;

@inline
export function bump(index: i32, by: i32): void {
  const at = COUNTS + (<usize>index << 2);
  store<i32>(at, load<i32>(at) + by);
}

@inline
export function bits<W>(mask: W): i32 {
  if (isVector<W>()) {
    return <i32>(popcnt<u64>(i64x2.extract_lane(mask, 0)) + popcnt<u64>(i64x2.extract_lane(mask, 1)));
  } else return <i32>popcnt<u64>(mask);
}

/** Adds the candidates of a mask to a class. */
@inline
export function tick<W>(index: i32, mask: W): void {
  if (isVector<W>()) {
    const slot = BYTES + (index << 4);
    v128.store(slot, i8x16.add(v128.load(slot), i8x16.popcnt(mask)));
  } else bump(index, bits<W>(mask));
}

@inline
export function clearBytes(classes: i32): void {
  memory.fill(BYTES, 0, classes << 4);
}

/** Empties the byte counters into COUNTS. */
export function flush(classes: i32): void {
  for (let index = 0; index < classes; index++) {
    const slot = BYTES + (index << 4);
    const sums = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(v128.load(slot)));
    const low = i32x4.extract_lane(sums, 0) + i32x4.extract_lane(sums, 1);
    bump(index, low + i32x4.extract_lane(sums, 2) + i32x4.extract_lane(sums, 3));
    v128.store(slot, i64x2.splat(0));
  }
}
