// What a few candidates fall into, whatever the classes: the sizes of the parts, as one small number that is a sum over
// the parts, so that vectors can add it up.

/** Most candidates: the size of a part is one of sixteen places of a table in a register. */
export const MOST_SHAPED: i32 = 15;
/** More than any shape adds up to; with it, the guess is one of the candidates and its own part is left out. */
export const FOUND: i32 = 512;

/** By size of a part. Chosen so that no two ways to fall apart add up to the same; parts of one code count nothing. */
const SIZE_NUMBERS: StaticArray<u8> = [0, 0, 1, 8, 34, 88, 158, 187, 250, 233, 21, 73, 48, 53, 15, 28];

@inline
export function sizeNumbers(): v128 {
  return v128.load(changetype<usize>(SIZE_NUMBERS));
}

/** Every way 15 codes or fewer make parts of two and more, by how many codes those parts hold. */
const WAYS: i32 = 176;
/** A byte each: a way is an earlier way and one part more, no smaller than those before. */
const EARLIER: usize = memory.data(WAYS);
const PARTS: usize = memory.data(WAYS);
/** A byte for each number of codes: how many ways hold no more. */
const UP_TO: usize = memory.data(MOST_SHAPED + 1);
/** Of each way its number, u32, and the sum of its weights, i64. */
const NUMBERS: usize = memory.data(WAYS * 4);
const SUMS: usize = memory.data(WAYS * 8, 8);
/** What each shape is worth, f64 by its number. */
const WORTHS: usize = memory.data(2 * FOUND * 8, 8);

@inline
function byteOf(list: usize, index: i32): i32 {
  return <i32>load<u8>(list + index);
}

/** Lists all ways, once. */
function listWays(): void {
  store<u8>(UP_TO, 1);
  let ways = 1;
  for (let codes = 1; codes <= MOST_SHAPED; codes++) {
    for (let part = 2; part <= codes; part++) {
      const rest = codes - part;
      for (let way = rest ? byteOf(UP_TO, rest - 1) : 0; way < byteOf(UP_TO, rest); way++) {
        if (byteOf(PARTS, way) > part) continue;
        store<u8>(EARLIER + ways, <u8>way);
        store<u8>(PARTS + ways, <u8>part);
        const number = load<u32>(NUMBERS + (way << 2)) + <u32>SIZE_NUMBERS[part];
        store<u32>(NUMBERS + (ways << 2), number);
        ways++;
      }
    }
    store<u8>(UP_TO + codes, <u8>ways);
  }
}

/** Fills in what all shapes of `count` codes are worth, with i64 weights by part size. Returns where it stands. */
export function worthsOfShapes(count: i32, weights: usize, broken: i64): usize {
  if (byteOf(UP_TO, 0) == 0) listWays();
  const single = load<i64>(weights + 8);
  const ways = byteOf(UP_TO, count);
  for (let way = 0; way < ways; way++) {
    const part = byteOf(PARTS, way);
    const more = load<i64>(weights + (part << 3)) - <i64>part * single;
    const sum = way ? load<i64>(SUMS + (byteOf(EARLIER, way) << 3)) + more : <i64>count * single;
    store<i64>(SUMS + (way << 3), sum);
    const slot = WORTHS + (<usize>load<u32>(NUMBERS + (way << 2)) << 3);
    store<f64>(slot, <f64>sum);
    store<f64>(slot + (FOUND << 3), <f64>(sum - single + broken));
  }
  return WORTHS;
}
