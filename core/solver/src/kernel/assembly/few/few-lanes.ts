// Scoring guesses against at most 15 candidates: eight guesses at a time, sixteen bits of a vector each.

import { and, carry, none, parity, xor } from '../lanes';
import { kinds } from '../shape';
import { holesOf, leadOf, NO_LEAD, rowAt, worth } from './guesses';
import { FOUND, sizeNumbers } from './part-shapes';

export const LANES: i32 = 8;

/** As many guesses as fill vectors; `worths` by the number of the shape their parts have. */
export function scoreLanes<H>(
  guesses: usize,
  guessCount: i32,
  planes: usize,
  count: i32,
  worths: usize,
  scores: usize,
): void {
  const last = holesOf<H>() - 1;
  const holePlanes = <usize>kinds << 3;
  const manys = planes + holesOf<H>() * holePlanes;
  const candidates = i16x8.splat(<i16>(<i32>((<i32>1 << count) - 1)));
  let kept = NO_LEAD;
  let blackLow = none<v128>();
  let blackHigh = none<v128>();
  let manyLow = none<v128>();
  let manyHigh = none<v128>();
  for (let index = 0; index < guessCount; index += LANES) {
    const eight = guesses + (<usize>index << 2);
    const r0 = rowAt<H>(eight + 0);
    const r1 = rowAt<H>(eight + 4);
    const r2 = rowAt<H>(eight + 8);
    const r3 = rowAt<H>(eight + 12);
    const r4 = rowAt<H>(eight + 16);
    const r5 = rowAt<H>(eight + 20);
    const r6 = rowAt<H>(eight + 24);
    const r7 = rowAt<H>(eight + 28);
    const lead = leadOf<H>(r0);
    const first = (leadOf<H>(r1) ^ lead) | (leadOf<H>(r2) ^ lead) | (leadOf<H>(r3) ^ lead);
    const second = (leadOf<H>(r4) ^ lead) | (leadOf<H>(r5) ^ lead) | (leadOf<H>(r6) ^ lead);
    const other = first | second | (leadOf<H>(r7) ^ lead);
    if (other != 0 || lead != kept) {
      kept = other ? NO_LEAD : lead;
      const p0 = gathered(planes + holePlanes * (last - 2), last - 2, r0, r1, r2, r3, r4, r5, r6, r7);
      const p1 = gathered(planes + holePlanes * (last - 3), last - 3, r0, r1, r2, r3, r4, r5, r6, r7);
      const p2 = holesOf<H>() == 5 ? gathered(planes + holePlanes * (last - 4), last - 4, r0, r1, r2, r3, r4, r5, r6, r7) : none<v128>();
      const m0 = gathered(manys, holesOf<H>() + last - 2, r0, r1, r2, r3, r4, r5, r6, r7);
      const m1 = gathered(manys, holesOf<H>() + last - 3, r0, r1, r2, r3, r4, r5, r6, r7);
      const m2 = holesOf<H>() == 5 ? gathered(manys, holesOf<H>() + last - 4, r0, r1, r2, r3, r4, r5, r6, r7) : none<v128>();
      blackLow = parity<v128>(p0, p1, p2);
      blackHigh = carry<v128>(p0, p1, p2);
      manyLow = parity<v128>(m0, m1, m2);
      manyHigh = carry<v128>(m0, m1, m2);
    }
    const b3 = gathered(planes + holePlanes * (last - 1), last - 1, r0, r1, r2, r3, r4, r5, r6, r7);
    const b4 = gathered(planes + holePlanes * (last), last, r0, r1, r2, r3, r4, r5, r6, r7);
    const t3 = gathered(manys, holesOf<H>() + last - 1, r0, r1, r2, r3, r4, r5, r6, r7);
    const t4 = gathered(manys, holesOf<H>() + last, r0, r1, r2, r3, r4, r5, r6, r7);
    const shapes = shapesOf<H>(candidates, blackLow, blackHigh, manyLow, manyHigh, b3, b4, t3, t4);
    storeWorths(shapes, worths, scores + (<usize>index << 3));
  }
}

/** One plane of each of eight guesses, by the byte that stands so far into each of their rows. */
@inline
function gathered(
  planes: usize,
  at: usize,
  r0: usize,
  r1: usize,
  r2: usize,
  r3: usize,
  r4: usize,
  r5: usize,
  r6: usize,
  r7: usize,
): v128 {
  let lanes = v128.load16_splat(planeAt(planes, r0 + at));
  lanes = v128.load16_lane(planeAt(planes, r1 + at), lanes, 1);
  lanes = v128.load16_lane(planeAt(planes, r2 + at), lanes, 2);
  lanes = v128.load16_lane(planeAt(planes, r3 + at), lanes, 3);
  lanes = v128.load16_lane(planeAt(planes, r4 + at), lanes, 4);
  lanes = v128.load16_lane(planeAt(planes, r5 + at), lanes, 5);
  lanes = v128.load16_lane(planeAt(planes, r6 + at), lanes, 6);
  lanes = v128.load16_lane(planeAt(planes, r7 + at), lanes, 7);
  return lanes;
}

@inline
function planeAt(planes: usize, byte: usize): usize {
  return planes + (<usize>load<u8>(byte) << 3);
}

/** The number of the shape that the parts of each guess have, from the sums of leading holes and the planes of the last two. */
@inline
function shapesOf<H>(
  candidates: v128,
  blackLow: v128,
  blackHigh: v128,
  manyLow: v128,
  manyHigh: v128,
  b3: v128,
  b4: v128,
  t3: v128,
  t4: v128,
): v128 {
  const b0 = parity<v128>(blackLow, b3, b4);
  const bc = carry<v128>(blackLow, b3, b4);
  const t0 = parity<v128>(manyLow, t3, t4);
  const tc = carry<v128>(manyLow, t3, t4);
  const b1 = xor<v128>(blackHigh, bc);
  const b2 = and<v128>(blackHigh, bc);
  const t1 = xor<v128>(manyHigh, tc);
  const t2 = and<v128>(manyHigh, tc);
  const all = holesOf<H>() == 5 ? and<v128>(b2, b0) : b2;
  const found = and<v128>(i16x8.ne(all, none<v128>()), i16x8.splat(<i16>FOUND));
  return i16x8.add(worth<H, v128, v128, v128>(candidates, b0, b1, b2, t0, t1, t2, sizeNumbers()), found);
}

@inline
function storeWorths(numbers: v128, worths: usize, scores: usize): void {
  store<f64>(scores, load<f64>(worths + (<usize>i16x8.extract_lane_u(numbers, 0) << 3)), 0);
  store<f64>(scores, load<f64>(worths + (<usize>i16x8.extract_lane_u(numbers, 1) << 3)), 8);
  store<f64>(scores, load<f64>(worths + (<usize>i16x8.extract_lane_u(numbers, 2) << 3)), 16);
  store<f64>(scores, load<f64>(worths + (<usize>i16x8.extract_lane_u(numbers, 3) << 3)), 24);
  store<f64>(scores, load<f64>(worths + (<usize>i16x8.extract_lane_u(numbers, 4) << 3)), 32);
  store<f64>(scores, load<f64>(worths + (<usize>i16x8.extract_lane_u(numbers, 5) << 3)), 40);
  store<f64>(scores, load<f64>(worths + (<usize>i16x8.extract_lane_u(numbers, 6) << 3)), 48);
  store<f64>(scores, load<f64>(worths + (<usize>i16x8.extract_lane_u(numbers, 7) << 3)), 56);
}
