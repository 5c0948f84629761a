// Filling: the rows of a table from its pegs, and the bit planes of a candidate set from its codes.

import { blue, firstPlane, holes, manyPlane, pegPlane, planeCount, rowOf, rows, secondPlane } from './shape';

/** Spreads `count` codes of one byte per hole into rows; may run in place only if `pegs` lies behind the rows. */
export function fillRows(pegs: usize, count: i32): void {
  for (let code = 0; code < count; code++) {
    const from = pegs + code * holes;
    const row = rowOf(code);
    for (let hole = 0; hole < holes; hole++) {
      const peg = <i32>load<u8>(from + hole);
      let earlier = 0;
      for (let other = 0; other < hole; other++) earlier += i32(<i32>load<u8>(from + other) == peg);
      store<u8>(row + hole, <u8>peg);
      store<u8>(row + holes + hole, <u8>(peg * holes + earlier));
    }
  }
}

/** `codes` are u32 numbers of rows; each plane takes `stride` bytes. */
export function fillPlanes(planes: usize, stride: usize, codes: usize, count: i32): void {
  memory.fill(planes, 0, stride * planeCount());
  for (let index = 0; index < count; index++) {
    const row = rowOf(<i32>load<u32>(codes + (<usize>index << 2)));
    const at = planes + ((<usize>index >> 6) << 3);
    const bit: u64 = <u64>1 << (<u64>index & 63);
    for (let hole = 0; hole < holes; hole++) {
      const peg = <i32>load<u8>(row + hole);
      raise(at + pegPlane(hole, peg) * stride, bit);
      raise(at + manyPlane(<i32>load<u8>(row + holes + hole)) * stride, bit);
      if (!blue) continue;
      raise(at + firstPlane(hole, peg) * stride, bit);
      raise(at + secondPlane(hole, peg) * stride, bit);
    }
  }
}

@inline
function raise(at: usize, bit: u64): void {
  store<u64>(at, load<u64>(at) | bit);
}
