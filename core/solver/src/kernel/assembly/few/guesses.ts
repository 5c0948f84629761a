// A guess against few candidates: where its planes lie, and what the parts it makes are worth.

import { and, width, without } from '../lanes';
import { rows } from '../shape';

/** Holes are told by a type, so that the code for each number of them is compiled by itself. */
export type Four = u32;
export type Five = u64;

@inline
export function holesOf<H>(): usize {
  return sizeof<H>() == 8 ? 5 : 4;
}

@inline
export function rowAt<H>(guess: usize): usize {
  return rows + <usize>load<u32>(guess) * (2 * holesOf<H>());
}

/** The pegs of the holes that lead, all but the last two, as one number. No code begins with NO_LEAD. */
@inline
export function leadOf<H>(row: usize): u32 {
  return holesOf<H>() == 5 ? load<u32>(row) & 0xffffff : <u32>load<u16>(row);
}

export const NO_LEAD: u32 = 0xffffffff;

/** Where the plane of a guessed peg in its hole lies; holes are counted back from the last, 0. */
@inline
export function pegAt<H, W>(planes: usize, pegs: usize, row: usize, back: usize): usize {
  const hole = holesOf<H>() - 1 - back;
  return planes + (hole * pegs + <usize>load<u8>(row + hole)) * width<W>();
}

/** Where the plane of a guessed peg, often enough, lies. */
@inline
export function manyAt<H, W>(manys: usize, row: usize, back: usize): usize {
  return manys + <usize>load<u8>(row + 2 * holesOf<H>() - 1 - back) * width<W>();
}

/** What all parts but the all-black one are worth, from the sums of blacks and of blacks and whites, bit by bit. */
@inline
export function worth<H, W, S, T>(candidates: W, b0: W, b1: W, b2: W, t0: W, t1: W, t2: W, table: T): S {
  const T0 = without<W>(without<W>(without<W>(candidates, t0), t1), t2);
  const T1 = without<W>(without<W>(t0, t1), t2);
  const T2 = without<W>(without<W>(t1, t0), t2);
  const T3 = without<W>(and<W>(t0, t1), t2);
  const T4 = holesOf<H>() == 5 ? without<W>(t2, t0) : t2;
  const T5 = and<W>(t2, t0);
  const zero = without<W>(without<W>(without<W>(candidates, b0), b1), b2);
  const one = without<W>(without<W>(b0, b1), b2);
  const two = without<W>(b1, b0);
  const three = and<W>(b1, b0);
  // All but one hole black and the last white is never earned.
  let sum = plus<S>(part<W, S, T>(T0, table), part<W, S, T>(and<W>(zero, T1), table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(zero, T2), table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(zero, T3), table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(zero, T4), table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(one, T1), table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(one, T2), table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(one, T3), table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(one, T4), table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(two, T2), table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(two, T3), table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(two, T4), table));
  if (holesOf<H>() == 4) return plus<S>(sum, part<W, S, T>(three, table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(zero, T5), table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(one, T5), table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(two, T5), table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(three, T3), table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(three, T4), table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(three, T5), table));
  return plus<S>(sum, part<W, S, T>(without<W>(b2, b0), table));
}

/** What a part is worth: its weight, or where vectors add up the number of its size. */
@inline
function part<W, S, T>(codes: W, table: T): S {
  if (isVector<S>()) return i8x16.swizzle(table, i16x8.extadd_pairwise_i8x16_u(i8x16.popcnt(codes)));
  else return load<i64>(table + (<usize>sizeOf<W>(codes) << 3));
}

@inline
function sizeOf<W>(codes: W): u64 {
  if (isVector<W>()) return popcnt(i64x2.extract_lane(codes, 0)) + popcnt(i64x2.extract_lane(codes, 1));
  else return popcnt<u64>(codes);
}

@inline
function plus<S>(a: S, b: S): S {
  if (isVector<S>()) return i16x8.add(a, b);
  else return a + b;
}
