// Codes in rotation: all codes of a size in an order that looks random, each once before any repeats.

import { allPegs, type Code, type CodeSpec, countCodes } from '@blackpeg/rules';

/** FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash | 0;
}

/** The code at an index of the order for `name`; after the last index it starts again. Codes may repeat kinds. */
export function codeInTurn(spec: CodeSpec, name: string, place: number): Code {
  const pegs = allPegs(spec);
  const size = countCodes(spec);
  let left = shuffledPlace(place % size, size, name);
  return Array.from({ length: spec.holes }, () => {
    const peg = pegs[left % pegs.length] ?? 0;
    left = Math.floor(left / pegs.length);
    return peg;
  });
}

const ROUNDS = 4;

/**
 * A Feistel network over the next power of four, repeated until the result is below `size`: a permutation
 * without a table.
 */
function shuffledPlace(place: number, size: number, name: string): number {
  const half = Math.ceil(Math.log2(size) / 2);
  const mask = 2 ** half - 1;
  let at = place;
  do {
    let high = at >> half;
    let low = at & mask;
    for (let round = 0; round < ROUNDS; round += 1) {
      const mixed = mixing(hashOf(`${name} ${round} ${low}`)) & mask;
      [high, low] = [low, high ^ mixed];
    }
    at = (high << half) | low;
  } while (at >= size);
  return at;
}

/** Mixes the high bits of a hash into the low ones, which are used. */
function mixing(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return first ^ (first >>> 16);
}

/** The element at an index that wraps around in both directions. */
export function inRound<T>(list: readonly [T, ...T[]], place: number): T {
  const { length } = list;
  return list[((place % length) + length) % length] ?? list[0];
}
