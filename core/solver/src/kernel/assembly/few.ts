// Scoring guesses against at most 64 candidates, four or five holes of plain pegs: counted and weighed in one pass. What
// the leading holes of a guess add up to, all but the last two, is kept for the guesses after it that begin alike.

import { and, carry, none, parity, without, xor } from './lanes';
import { FOUND, MOST_SHAPED, sizeNumbers, worthsOfShapes } from './part-shapes';
import { holes, manyPlane, pegPlane, rowOf } from './shape';

/** Fewer guesses do not pay for the worths of shapes. */
const LEAST_IN_LANES: i32 = 32;
const LANES: i32 = 8;

/** The planes in hand, one u64 each, and how many holes lead. */
let planesAt: usize = 0;
let leading: i32 = 0;
/** The leading pegs whose sums are kept; no code begins so. */
let kept: u32 = 0;
/** Sums over the leading holes, low bit and high bit: pegs in place, and pegs often enough. */
let blackLow: u64 = 0;
let blackHigh: u64 = 0;
let manyLow: u64 = 0;
let manyHigh: u64 = 0;

/** As `score`, where planes are one word long and `weights` are i64. */
export function scoreFew(
  guesses: usize,
  guessCount: i32,
  planes: usize,
  count: i32,
  weights: usize,
  broken: i64,
  scores: usize,
): void {
  planesAt = planes;
  leading = holes - 2;
  kept = 0xffffffff;
  let done = 0;
  if (ASC_FEATURE_SIMD && count <= MOST_SHAPED && guessCount >= LEAST_IN_LANES) {
    done = guessCount & ~(LANES - 1);
    const worths = worthsOfShapes(count, weights, broken);
    if (holes == 4) scoreLanes(false, guesses, done, count, worths, scores);
    else scoreLanes(true, guesses, done, count, worths, scores);
  }
  if (holes == 4) scoreWords(false, guesses, done, guessCount, count, weights, broken, scores);
  else scoreWords(true, guesses, done, guessCount, count, weights, broken, scores);
}

@inline
function plane(index: usize): usize {
  return planesAt + (index << 3);
}

@inline
function pegAt(row: usize, hole: i32): usize {
  return plane(pegPlane(hole, <i32>load<u8>(row + hole)));
}

@inline
function manyAt(row: usize, hole: i32): usize {
  return plane(manyPlane(<i32>load<u8>(row + holes + hole)));
}

/** Makes the sums of the leading holes those of this guess. */
@inline
function lead(five: bool, row: usize): void {
  const pegs: u32 = five ? load<u32>(row) & 0xffffff : <u32>load<u16>(row);
  if (pegs == kept) return;
  kept = pegs;
  const p0 = load<u64>(pegAt(row, 0));
  const p1 = load<u64>(pegAt(row, 1));
  const p2: u64 = five ? load<u64>(pegAt(row, 2)) : 0;
  blackLow = parity<u64>(p0, p1, p2);
  blackHigh = carry<u64>(p0, p1, p2);
  const m0 = load<u64>(manyAt(row, 0));
  const m1 = load<u64>(manyAt(row, 1));
  const m2: u64 = five ? load<u64>(manyAt(row, 2)) : 0;
  manyLow = parity<u64>(m0, m1, m2);
  manyHigh = carry<u64>(m0, m1, m2);
}

function scoreWords(
  five: bool,
  guesses: usize,
  from: i32,
  to: i32,
  count: i32,
  weights: usize,
  broken: i64,
  scores: usize,
): void {
  const last = five ? 3 : 2;
  const candidates: u64 = count == 64 ? -1 : ((<u64>1 << count) - 1);
  for (let index = from; index < to; index++) {
    const row = rowOf(<i32>load<u32>(guesses + (<usize>index << 2)));
    lead(five, row);
    const b3 = load<u64>(pegAt(row, last));
    const b4 = load<u64>(pegAt(row, last + 1));
    const t3 = load<u64>(manyAt(row, last));
    const t4 = load<u64>(manyAt(row, last + 1));
    const b0 = parity<u64>(blackLow, b3, b4);
    const bc = carry<u64>(blackLow, b3, b4);
    const t0 = parity<u64>(manyLow, t3, t4);
    const tc = carry<u64>(manyLow, t3, t4);
    const b1 = blackHigh ^ bc;
    const b2 = blackHigh & bc;
    const all = five ? b2 & b0 : b2;
    const sum = worth<u64, i64, usize>(five, candidates, b0, b1, b2, t0, manyHigh ^ tc, manyHigh & tc, weights);
    store<f64>(scores + (<usize>index << 3), <f64>(all ? sum + broken : sum));
  }
}

/** Eight guesses at a time, sixteen bits of a vector each. */
function scoreLanes(five: bool, guesses: usize, guessCount: i32, count: i32, worths: usize, scores: usize): void {
  const numbers = sizeNumbers();
  const candidates = i16x8.splat(<i16>(<i32>((<i32>1 << count) - 1)));
  for (let index = 0; index < guessCount; index += LANES) {
    gather(five, guesses + (<usize>index << 2));
    const bs = gathered(0);
    const ts = gathered(2);
    const b0 = parity<v128>(bs, gathered(4), gathered(5));
    const bc = carry<v128>(bs, gathered(4), gathered(5));
    const t0 = parity<v128>(ts, gathered(6), gathered(7));
    const tc = carry<v128>(ts, gathered(6), gathered(7));
    const b1 = xor<v128>(gathered(1), bc);
    const b2 = and<v128>(gathered(1), bc);
    const t1 = xor<v128>(gathered(3), tc);
    const t2 = and<v128>(gathered(3), tc);
    const all = five ? and<v128>(b2, b0) : b2;
    const found = and<v128>(i16x8.ne(all, none<v128>()), i16x8.splat(<i16>FOUND));
    const shapes = worth<v128, v128, v128>(five, candidates, b0, b1, b2, t0, t1, t2, numbers);
    v128.store(NUMBERS, i16x8.add(shapes, found));
    for (let lane = 0; lane < LANES; lane++) {
      const number = <usize>load<u16>(NUMBERS + (lane << 1));
      store<f64>(scores + ((index + lane) << 3), load<f64>(worths + (number << 3)));
    }
  }
}

/** What eight guesses need of their planes, a vector each: four sums of leading holes, then the last two holes. */
const GATHERED: usize = memory.data(8 * 16, 16);
const NUMBERS: usize = memory.data(16, 16);

@inline
function gathered(index: i32): v128 {
  return v128.load(GATHERED + (index << 4));
}

@inline
function gather(five: bool, guesses: usize): void {
  const last = five ? 3 : 2;
  for (let lane = 0; lane < LANES; lane++) {
    const row = rowOf(<i32>load<u32>(guesses + (lane << 2)));
    const to = GATHERED + (lane << 1);
    lead(five, row);
    store<u16>(to, <u16>blackLow);
    store<u16>(to, <u16>blackHigh, 16);
    store<u16>(to, <u16>manyLow, 32);
    store<u16>(to, <u16>manyHigh, 48);
    store<u16>(to, load<u16>(pegAt(row, last)), 64);
    store<u16>(to, load<u16>(pegAt(row, last + 1)), 80);
    store<u16>(to, load<u16>(manyAt(row, last)), 96);
    store<u16>(to, load<u16>(manyAt(row, last + 1)), 112);
  }
}

/** What all parts but the all-black one are worth, from the sums of blacks and of blacks and whites, bit by bit. */
@inline
function worth<W, S, T>(five: bool, candidates: W, b0: W, b1: W, b2: W, t0: W, t1: W, t2: W, table: T): S {
  const T0 = without<W>(without<W>(without<W>(candidates, t0), t1), t2);
  const T1 = without<W>(without<W>(t0, t1), t2);
  const T2 = without<W>(without<W>(t1, t0), t2);
  const T3 = without<W>(and<W>(t0, t1), t2);
  const T4 = five ? without<W>(t2, t0) : t2;
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
  if (!five) return plus<S>(sum, part<W, S, T>(three, table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(zero, T5), table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(one, T5), table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(two, T5), table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(three, T3), table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(three, T4), table));
  sum = plus<S>(sum, part<W, S, T>(and<W>(three, T5), table));
  return plus<S>(sum, part<W, S, T>(without<W>(b2, b0), table));
}

/** What a part is worth: its weight, or in lanes the number of its size. */
@inline
function part<W, S, T>(codes: W, table: T): S {
  if (isVector<W>()) return i8x16.swizzle(table, i16x8.extadd_pairwise_i8x16_u(i8x16.popcnt(codes)));
  else return load<i64>(table + (<usize>popcnt<u64>(codes) << 3));
}

@inline
function plus<S>(a: S, b: S): S {
  if (isVector<S>()) return i16x8.add(a, b);
  else return a + b;
}
