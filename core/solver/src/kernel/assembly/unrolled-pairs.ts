// The hot loop of four pairs with blue, for guesses that repeat no pair, with every class written out.

import { clearBytes, flush, LANES_A_BYTE, tick } from './counters';
import { at, FIRSTS, halfLike, MANYS, PEGS, put, RIVAL_COUNTS, RIVALS, SECONDS } from './guess';
import { all, and, carry, isNone, none, or, parity, width, without, xor } from './lanes';
import { manyPlane, MOST_HOLES, pegPlane, rowOf } from './shape';

const HOLES: i32 = 4;
const CLASSES: i32 = 35;
/** Holes that ask for a blue, a lane each. */
const HALF: usize = memory.data(HOLES * 16, 16);
/**
 * Guessed pairs that two other holes could hide and ask a blue for: the planes "twice or more" and "in its hole", then
 * the pair in each of the four holes.
 */
const GREEDY: usize = memory.data(HOLES * 6 * 4);

export function tallyPairs<W>(guess: i32, planes: usize, stride: usize): void {
  const greedy = findGreedy(guess, planes, stride);
  const p0 = at(PEGS, 0);
  const p1 = at(PEGS, 1);
  const p2 = at(PEGS, 2);
  const p3 = at(PEGS, 3);
  const m0 = at(MANYS, 0);
  const m1 = at(MANYS, 1);
  const m2 = at(MANYS, 2);
  const m3 = at(MANYS, 3);
  let room = LANES_A_BYTE;
  if (isVector<W>()) clearBytes(CLASSES);
  for (let o: usize = 0; o < stride; o += width<W>()) {
    const bs = parity<W>(load<W>(p0 + o), load<W>(p1 + o), load<W>(p2 + o));
    const bc = carry<W>(load<W>(p0 + o), load<W>(p1 + o), load<W>(p2 + o));
    const b0 = xor<W>(bs, load<W>(p3 + o));
    const bd = and<W>(bs, load<W>(p3 + o));
    const b1 = xor<W>(bc, bd);

    const ts = parity<W>(load<W>(m0 + o), load<W>(m1 + o), load<W>(m2 + o));
    const tc = carry<W>(load<W>(m0 + o), load<W>(m1 + o), load<W>(m2 + o));
    const t0 = xor<W>(ts, load<W>(m3 + o));
    const td = and<W>(ts, load<W>(m3 + o));
    const t1 = xor<W>(tc, td);

    let h0 = half<W>(0, o, load<W>(m0 + o));
    let h1 = half<W>(1, o, load<W>(m1 + o));
    let h2 = half<W>(2, o, load<W>(m2 + o));
    let h3 = half<W>(3, o, load<W>(m3 + o));
    if (greedy) {
      store<W>(HALF, h0);
      store<W>(HALF, h1, 16);
      store<W>(HALF, h2, 32);
      store<W>(HALF, h3, 48);
      for (let index = 0; index < greedy; index++) spare<W>(index, o);
      h0 = load<W>(HALF);
      h1 = load<W>(HALF, 16);
      h2 = load<W>(HALF, 32);
      h3 = load<W>(HALF, 48);
    }
    const us = parity<W>(h0, h1, h2);
    const uc = carry<W>(h0, h1, h2);
    const u0 = xor<W>(us, h3);
    const ud = and<W>(us, h3);
    const u1 = xor<W>(uc, ud);

    const T4 = and<W>(tc, td);
    const tEven = without<W>(without<W>(all<W>(), t0), T4);
    const T0 = without<W>(tEven, t1);
    const T1 = without<W>(t0, t1);
    const T2 = and<W>(tEven, t1);
    const T3 = and<W>(t0, t1);
    const U4 = and<W>(uc, ud);
    const uEven = without<W>(without<W>(all<W>(), u0), U4);
    const U0 = without<W>(uEven, u1);
    const U1 = without<W>(u0, u1);
    const U2 = and<W>(uEven, u1);
    const U3 = and<W>(u0, u1);
    const B4 = and<W>(bc, bd);
    const B0 = without<W>(without<W>(without<W>(all<W>(), b0), b1), B4);
    const B1 = without<W>(b0, b1);
    const B2 = without<W>(b1, b0);
    const B3 = and<W>(b0, b1);

    // One white alone spends pegs of two holes, so 0 1 3, 1 1 2, 2 1 1 and 3 1 0 are never earned.
    const b0t0 = and<W>(B0, T0);
    tick<W>(0, and<W>(b0t0, U0));
    tick<W>(1, and<W>(b0t0, U1));
    tick<W>(2, and<W>(b0t0, U2));
    tick<W>(3, and<W>(b0t0, U3));
    tick<W>(4, and<W>(b0t0, U4));
    const b0t1 = and<W>(B0, T1);
    tick<W>(5, and<W>(b0t1, U0));
    tick<W>(6, and<W>(b0t1, U1));
    tick<W>(7, and<W>(b0t1, U2));
    const b0t2 = and<W>(B0, T2);
    tick<W>(9, and<W>(b0t2, U0));
    tick<W>(10, and<W>(b0t2, U1));
    tick<W>(11, and<W>(b0t2, U2));
    const b0t3 = and<W>(B0, T3);
    tick<W>(12, and<W>(b0t3, U0));
    tick<W>(13, and<W>(b0t3, U1));
    tick<W>(14, and<W>(B0, T4));
    const b1t1 = and<W>(B1, T1);
    tick<W>(15, and<W>(b1t1, U0));
    tick<W>(16, and<W>(b1t1, U1));
    tick<W>(17, and<W>(b1t1, U2));
    tick<W>(18, and<W>(b1t1, U3));
    const b1t2 = and<W>(B1, T2);
    tick<W>(19, and<W>(b1t2, U0));
    tick<W>(20, and<W>(b1t2, U1));
    const b1t3 = and<W>(B1, T3);
    tick<W>(22, and<W>(b1t3, U0));
    tick<W>(23, and<W>(b1t3, U1));
    tick<W>(24, and<W>(B1, T4));
    const b2t2 = and<W>(B2, T2);
    tick<W>(25, and<W>(b2t2, U0));
    tick<W>(26, and<W>(b2t2, U1));
    tick<W>(27, and<W>(b2t2, U2));
    tick<W>(28, and<W>(B2, T3));
    tick<W>(30, and<W>(B2, T4));
    tick<W>(31, and<W>(B3, U0));
    tick<W>(32, and<W>(B3, U1));
    tick<W>(34, B4);

    if (isVector<W>() && --room == 0) {
      flush(CLASSES);
      room = LANES_A_BYTE;
    }
  }
  if (isVector<W>()) flush(CLASSES);
}

/**
 * As in masks.ts, for pairs guessed once: `many` says that the code holds this hole's pair, and a hole that hides a pair
 * guessed elsewhere asks for a blue only if the code has another one for white to take.
 */
@inline
function half<W>(hole: i32, offset: usize, many: W): W {
  let half = xor<W>(load<W>(at(FIRSTS, hole) + offset), load<W>(at(SECONDS, hole) + offset));
  half = without<W>(half, many);
  const rivals = <i32>at(RIVAL_COUNTS, hole);
  for (let rival = 0; rival < rivals; rival++) {
    const slot = RIVALS + ((hole * MOST_HOLES + rival) << 3);
    const hidden = load<W>(<usize>load<u32>(slot) + offset);
    const more = load<W>(<usize>load<u32>(slot, 4) + offset);
    half = without<W>(half, without<W>(hidden, more));
  }
  return half;
}

/**
 * White takes one of a guessed pair that is not in its place. If every hole that hides the pair asks for a blue, one of
 * them must go without: no guessed pair has two holes, so it does not matter which.
 */
@inline
function spare<W>(index: i32, offset: usize): void {
  const slot = GREEDY + index * 24;
  let short = load<W>(<usize>load<u32>(slot) + offset);
  short = without<W>(short, load<W>(<usize>load<u32>(slot, 4) + offset));
  for (let hole = 0; hole < HOLES; hole++) {
    const hidden = load<W>(at(slot + 8, hole) + offset);
    short = without<W>(short, without<W>(hidden, load<W>(HALF + (hole << 4))));
  }
  if (isNone<W>(short)) return;
  for (let hole = 0; hole < HOLES; hole++) {
    const lane = load<W>(HALF + (hole << 4));
    const hit = and<W>(and<W>(short, lane), load<W>(at(slot + 8, hole) + offset));
    store<W>(HALF + (hole << 4), without<W>(lane, hit));
    short = without<W>(short, hit);
  }
}

/** Fills GREEDY; returns how many there are. */
function findGreedy(guess: i32, planes: usize, stride: usize): i32 {
  const row = rowOf(guess);
  let count = 0;
  for (let hole = 0; hole < HOLES; hole++) {
    const peg = <i32>load<u8>(row + hole);
    let alike = 0;
    for (let other = 0; other < HOLES; other++) alike += i32(halfLike(peg, <i32>load<u8>(row + other)));
    if (alike < 2) continue;
    const slot = GREEDY + count * 24;
    put(slot, 0, planes + manyPlane(peg * HOLES + 1) * stride);
    put(slot, 1, at(PEGS, hole));
    for (let other = 0; other < HOLES; other++) put(slot, 2 + other, planes + pegPlane(other, peg) * stride);
    count++;
  }
  return count;
}
