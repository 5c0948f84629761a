// The hot loop of the games most played, four and five holes of plain pegs, with every class written out.

import { clearBytes, flush, LANES_A_BYTE, tick } from './counters';
import { at, MANYS, PEGS } from './guess';
import { all, and, carry, none, parity, width, without, xor } from './lanes';
import { holes } from './shape';

export function tallyUnrolled<W>(stride: usize): void {
  if (holes == 4) walk<W>(stride, false);
  else walk<W>(stride, true);
}

@inline
function walk<W>(stride: usize, five: bool): void {
  const p0 = at(PEGS, 0);
  const p1 = at(PEGS, 1);
  const p2 = at(PEGS, 2);
  const p3 = at(PEGS, 3);
  const p4 = at(PEGS, 4);
  const m0 = at(MANYS, 0);
  const m1 = at(MANYS, 1);
  const m2 = at(MANYS, 2);
  const m3 = at(MANYS, 3);
  const m4 = at(MANYS, 4);
  let room = LANES_A_BYTE;
  if (isVector<W>()) clearBytes(21);
  for (let o: usize = 0; o < stride; o += width<W>()) {
    const b = load<W>(p3 + o);
    const bs = parity<W>(load<W>(p0 + o), load<W>(p1 + o), load<W>(p2 + o));
    const bc = carry<W>(load<W>(p0 + o), load<W>(p1 + o), load<W>(p2 + o));
    const be = five ? load<W>(p4 + o) : none<W>();
    const b0 = parity<W>(bs, b, be);
    const bd = carry<W>(bs, b, be);
    const b1 = xor<W>(bc, bd);
    const b2 = and<W>(bc, bd);
    const t = load<W>(m3 + o);
    const ts = parity<W>(load<W>(m0 + o), load<W>(m1 + o), load<W>(m2 + o));
    const tc = carry<W>(load<W>(m0 + o), load<W>(m1 + o), load<W>(m2 + o));
    const te = five ? load<W>(m4 + o) : none<W>();
    const t0 = parity<W>(ts, t, te);
    const td = carry<W>(ts, t, te);
    const t1 = xor<W>(tc, td);
    const t2 = and<W>(tc, td);

    const tLow = without<W>(all<W>(), t2);
    const tEven = without<W>(tLow, t0);
    const tOdd = and<W>(tLow, t0);
    const T0 = without<W>(tEven, t1);
    const T1 = without<W>(tOdd, t1);
    const T2 = and<W>(tEven, t1);
    const T3 = and<W>(tOdd, t1);
    const T4 = five ? without<W>(t2, t0) : t2;
    const T5 = and<W>(t2, t0);

    const none0 = without<W>(without<W>(without<W>(all<W>(), b0), b1), b2);
    const one = without<W>(without<W>(b0, b1), b2);
    const two = without<W>(b1, b0);
    const three = and<W>(b1, b0);
    const four = five ? without<W>(b2, b0) : b2;

    if (five) {
      tick<W>(0, and<W>(none0, T0));
      tick<W>(1, and<W>(none0, T1));
      tick<W>(2, and<W>(none0, T2));
      tick<W>(3, and<W>(none0, T3));
      tick<W>(4, and<W>(none0, T4));
      tick<W>(5, and<W>(none0, T5));
      tick<W>(6, and<W>(one, T1));
      tick<W>(7, and<W>(one, T2));
      tick<W>(8, and<W>(one, T3));
      tick<W>(9, and<W>(one, T4));
      tick<W>(10, and<W>(one, T5));
      tick<W>(11, and<W>(two, T2));
      tick<W>(12, and<W>(two, T3));
      tick<W>(13, and<W>(two, T4));
      tick<W>(14, and<W>(two, T5));
      tick<W>(15, and<W>(three, T3));
      tick<W>(16, and<W>(three, T4));
      tick<W>(17, and<W>(three, T5));
      tick<W>(18, four);
      tick<W>(20, and<W>(b2, b0));
    } else {
      tick<W>(0, and<W>(none0, T0));
      tick<W>(1, and<W>(none0, T1));
      tick<W>(2, and<W>(none0, T2));
      tick<W>(3, and<W>(none0, T3));
      tick<W>(4, and<W>(none0, T4));
      tick<W>(5, and<W>(one, T1));
      tick<W>(6, and<W>(one, T2));
      tick<W>(7, and<W>(one, T3));
      tick<W>(8, and<W>(one, T4));
      tick<W>(9, and<W>(two, T2));
      tick<W>(10, and<W>(two, T3));
      tick<W>(11, and<W>(two, T4));
      tick<W>(12, three);
      tick<W>(14, four);
    }
    if (isVector<W>() && --room == 0) {
      flush(five ? 21 : 15);
      room = LANES_A_BYTE;
    }
  }
  if (isVector<W>()) flush(five ? 21 : 15);
}
