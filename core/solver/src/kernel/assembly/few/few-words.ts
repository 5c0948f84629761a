// Scoring guesses against at most 64 candidates, or 128 in a vector: counted and weighed in one pass.

import { and, carry, isNone, none, parity, width, xor } from '../lanes';
import { kinds } from '../shape';
import { holesOf, leadOf, manyAt, NO_LEAD, pegAt, rowAt, worth } from './guesses';

/** What the leading holes of a guess add up to, all but the last two, is kept for those after it that begin alike. */
export function scoreWords<H, W>(
  guesses: usize,
  from: i32,
  to: i32,
  planes: usize,
  count: i32,
  weights: usize,
  broken: i64,
  scores: usize,
): void {
  const pegs = <usize>kinds;
  const manys = planes + holesOf<H>() * pegs * width<W>();
  const candidates = firstOf<W>(count);
  let kept = NO_LEAD;
  // Sums over the leading holes, low bit and high bit: pegs in place, and pegs often enough.
  let blackLow = none<W>();
  let blackHigh = none<W>();
  let manyLow = none<W>();
  let manyHigh = none<W>();
  for (let index = from; index < to; index++) {
    const row = rowAt<H>(guesses + (<usize>index << 2));
    const lead = leadOf<H>(row);
    if (lead != kept) {
      kept = lead;
      const p0 = load<W>(pegAt<H, W>(planes, pegs, row, 2));
      const p1 = load<W>(pegAt<H, W>(planes, pegs, row, 3));
      const p2 = holesOf<H>() == 5 ? load<W>(pegAt<H, W>(planes, pegs, row, 4)) : none<W>();
      const m0 = load<W>(manyAt<H, W>(manys, row, 2));
      const m1 = load<W>(manyAt<H, W>(manys, row, 3));
      const m2 = holesOf<H>() == 5 ? load<W>(manyAt<H, W>(manys, row, 4)) : none<W>();
      blackLow = parity<W>(p0, p1, p2);
      blackHigh = carry<W>(p0, p1, p2);
      manyLow = parity<W>(m0, m1, m2);
      manyHigh = carry<W>(m0, m1, m2);
    }
    const b3 = load<W>(pegAt<H, W>(planes, pegs, row, 1));
    const b4 = load<W>(pegAt<H, W>(planes, pegs, row, 0));
    const t3 = load<W>(manyAt<H, W>(manys, row, 1));
    const t4 = load<W>(manyAt<H, W>(manys, row, 0));
    const b0 = parity<W>(blackLow, b3, b4);
    const bc = carry<W>(blackLow, b3, b4);
    const t0 = parity<W>(manyLow, t3, t4);
    const tc = carry<W>(manyLow, t3, t4);
    const b1 = xor<W>(blackHigh, bc);
    const b2 = and<W>(blackHigh, bc);
    const t1 = xor<W>(manyHigh, tc);
    const t2 = and<W>(manyHigh, tc);
    const all = holesOf<H>() == 5 ? and<W>(b2, b0) : b2;
    const sum = worth<H, W, i64, usize>(candidates, b0, b1, b2, t0, t1, t2, weights);
    store<f64>(scores + (<usize>index << 3), <f64>(isNone<W>(all) ? sum : sum + broken));
  }
}

/** So many bits, the lowest. */
@inline
function firstOf<W>(count: i32): W {
  if (isVector<W>()) return i64x2.replace_lane(i64x2.splat(-1), 1, wordOf(count - 64));
  else return wordOf(count);
}

@inline
function wordOf(count: i32): u64 {
  return count == 64 ? -1 : ((<u64>1 << count) - 1);
}
