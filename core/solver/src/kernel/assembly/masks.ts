// The feedback of a whole lane of candidates: one mask per feedback class, for any number of holes, with blue or not.

import { ANYS, at, FIRSTS, HALVES, LEADERS, MANYS, PEGS, RIVAL_COUNTS, RIVALS, SECONDS, SPENT, TIMES } from './guess';
import { all, and, none, or, without, xor } from './lanes';
import { blue, holes, MOST_CLASSES, MOST_HOLES } from './shape';

/** One lane per class. */
export const MASKS: usize = memory.data(MOST_CLASSES * 16, 16);

const LANES: i32 = MOST_HOLES + 1;
const BLACKS: usize = memory.data(LANES * 16, 16);
const TOTALS: usize = memory.data(LANES * 16, 16);
const BLUES: usize = memory.data(LANES * 16, 16);
const HALF: usize = memory.data(MOST_HOLES * 16, 16);
/** A running sum of lanes, four bits a candidate. */
const SUM: usize = memory.data(4 * 16, 16);

/** Fills MASKS for the lane at `offset`; returns the candidates it leaves out, which need marking one by one. */
export function fillMasks<W>(offset: usize): W {
  clear<W>();
  for (let hole = 0; hole < holes; hole++) add<W>(load<W>(at(PEGS, hole) + offset));
  spread<W>(BLACKS);
  clear<W>();
  for (let hole = 0; hole < holes; hole++) add<W>(load<W>(at(MANYS, hole) + offset));
  spread<W>(TOTALS);
  if (!blue) {
    crossTwo<W>();
    return none<W>();
  }
  const hard = findHalves<W>(offset);
  clear<W>();
  for (let hole = 0; hole < holes; hole++) add<W>(lane<W>(HALF, hole));
  spread<W>(BLUES);
  crossThree<W>(hard);
  return hard;
}

@inline
function lane<W>(list: usize, index: i32): W {
  return load<W>(list + (<usize>index << 4));
}

@inline
function setLane<W>(list: usize, index: i32, value: W): void {
  store<W>(list + (<usize>index << 4), value);
}

@inline
function clear<W>(): void {
  for (let bit = 0; bit < 4; bit++) setLane<W>(SUM, bit, none<W>());
}

@inline
function add<W>(value: W): void {
  const s0 = lane<W>(SUM, 0);
  const c0 = and<W>(s0, value);
  setLane<W>(SUM, 0, xor<W>(s0, value));
  const s1 = lane<W>(SUM, 1);
  const c1 = and<W>(s1, c0);
  setLane<W>(SUM, 1, xor<W>(s1, c0));
  const s2 = lane<W>(SUM, 2);
  const c2 = and<W>(s2, c1);
  setLane<W>(SUM, 2, xor<W>(s2, c1));
  setLane<W>(SUM, 3, or<W>(lane<W>(SUM, 3), c2));
}

/** From the sum as a number to one lane per value, 0 to holes. */
function spread<W>(list: usize): void {
  const s0 = lane<W>(SUM, 0);
  const s1 = lane<W>(SUM, 1);
  const s2 = lane<W>(SUM, 2);
  const s3 = lane<W>(SUM, 3);
  for (let value = 0; value <= holes; value++) {
    let hit = value & 1 ? s0 : without<W>(all<W>(), s0);
    hit = value & 2 ? and<W>(hit, s1) : without<W>(hit, s1);
    hit = value & 4 ? and<W>(hit, s2) : without<W>(hit, s2);
    hit = value & 8 ? and<W>(hit, s3) : without<W>(hit, s3);
    setLane<W>(list, value, hit);
  }
}

function crossTwo<W>(): void {
  let index = 0;
  for (let black = 0; black <= holes; black++) {
    const hit = lane<W>(BLACKS, black);
    for (let total = black; total <= holes; total++) {
      setLane<W>(MASKS, index++, and<W>(hit, lane<W>(TOTALS, total)));
    }
  }
}

function crossThree<W>(hard: W): void {
  let index = 0;
  for (let black = 0; black <= holes; black++) {
    const hit = without<W>(lane<W>(BLACKS, black), hard);
    for (let total = black; total <= holes; total++) {
      const both = and<W>(hit, lane<W>(TOTALS, total));
      for (let blues = 0; blues <= holes - total; blues++) {
        setLane<W>(MASKS, index++, and<W>(both, lane<W>(BLUES, blues)));
      }
    }
  }
}

/**
 * F2. A hole is blue if exactly one facet fits and white has spent neither its guessed pair (the code holds that pair
 * at least as often as it is guessed) nor its hidden pair (a pair guessed at least as often as the code holds it).
 * What is left over is exact, but where white takes some of a repeated pair and not all: those are the hard ones.
 */
function findHalves<W>(offset: usize): W {
  for (let hole = 0; hole < holes; hole++) {
    let half = xor<W>(load<W>(at(FIRSTS, hole) + offset), load<W>(at(SECONDS, hole) + offset));
    half = without<W>(half, load<W>(at(SPENT, hole) + offset));
    const rivals = <i32>at(RIVAL_COUNTS, hole);
    for (let rival = 0; rival < rivals; rival++) {
      const slot = RIVALS + ((hole * MOST_HOLES + rival) << 3);
      const hidden = load<W>(<usize>load<u32>(slot) + offset);
      const more = load<W>(<usize>load<u32>(slot, 4) + offset);
      half = without<W>(half, without<W>(hidden, more));
    }
    setLane<W>(HALF, hole, half);
  }
  let hard = none<W>();
  for (let hole = 0; hole < holes; hole++) {
    if (at(LEADERS, hole) != hole) continue;
    if (at(TIMES, hole) > 1) hard = or<W>(hard, shortOfGuessed<W>(hole, offset));
    hard = or<W>(hard, shortOfHidden<W>(hole, offset));
  }
  return hard;
}

/** White took at least one of this guessed pair, and two of its holes still ask for a blue. */
function shortOfGuessed<W>(leader: i32, offset: usize): W {
  let one = none<W>();
  let two = none<W>();
  for (let hole = leader; hole < holes; hole++) {
    if (at(LEADERS, hole) != leader) continue;
    const half = lane<W>(HALF, hole);
    two = or<W>(two, and<W>(one, half));
    one = or<W>(one, half);
  }
  return and<W>(two, load<W>(at(ANYS, leader) + offset));
}

/** Some hole hides this pair and asks for a blue, while white took the pair for a hole that guessed it. */
function shortOfHidden<W>(leader: i32, offset: usize): W {
  let asked = none<W>();
  let inPlace = all<W>();
  for (let hole = 0; hole < holes; hole++) {
    if (at(LEADERS, hole) == leader) inPlace = and<W>(inPlace, load<W>(at(PEGS, hole) + offset));
    if (!((at(HALVES, hole) >> leader) & 1)) continue;
    const rivals = <i32>popcnt<u32>(<u32>at(HALVES, hole) & ((1 << leader) - 1));
    const hidden = load<u32>(RIVALS + ((hole * MOST_HOLES + rivals) << 3));
    asked = or<W>(asked, and<W>(lane<W>(HALF, hole), load<W>(<usize>hidden + offset)));
  }
  return without<W>(asked, inPlace);
}
