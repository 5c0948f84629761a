// Randomness as an argument: seeded dice that give the same numbers on every machine.

/** A whole number from 0 to sides - 1. */
export type Dice = (sides: number) => number;

/** Splitmix32: good enough for games, not for secrets. */
export function seededDice(seed: number): Dice {
  let state = seed | 0;
  return (sides) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    mixed ^= mixed >>> 15;
    return Math.floor(((mixed >>> 0) / 2 ** 32) * sides);
  };
}
