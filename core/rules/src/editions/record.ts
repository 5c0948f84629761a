// What is defined for each edition: its codes, its matches, the look of its set. Whatever depends on an edition's name
// reads it here.

import type { FacetName } from '../code/code.ts';
import type { Form, Scoring } from '../terms/form.ts';

/** The booklets' numbers for their variants; 3b is game 3 played with game 2's blanks. */
export const GAME_NAMES = ['1', '2', '3', '3b'] as const;
export type GameName = (typeof GAME_NAMES)[number];

/** C9: agreed off, agreed on, or declared by the maker who hides the code. */
export const BLANKS = ['off', 'on', 'choice'] as const;
export type Blanks = (typeof BLANKS)[number];

/**
 * How players choose among an edition's codes: from the table of holes and colours (C3), by the rings of each seat (D5),
 * only with or without blanks, by the booklet's games (C6 to C8), or freely (C10).
 */
export type Sizing = 'table' | 'rings' | 'blanks' | 'games' | 'free';

/** What fills a hole; in a custom game that follows from its facets. */
export type Pieces = 'pegs' | 'rings' | 'numbers' | 'pairs' | 'any';

/** What the key pegs are called and look like. */
export interface KeySet {
  readonly black: 'black' | 'red' | 'pointed';
  readonly white: 'white' | 'flat';
  readonly blue: 'blue';
}

/** The box on the home screen. */
export interface BoxLook {
  /** Large boxes stand on the first shelf, small ones on the second. */
  readonly size: 'large' | 'small';
  /** A cover of its own, or the colour of a peg by its number. */
  readonly cover: 'black' | 'orange' | 'ivory' | 'yellow' | number;
  /** `board`: all its rows, as many pegs as they hold. */
  readonly picture: 'rows' | 'crossing-rings' | 'cells' | 'silhouettes' | 'board';
}

export interface FacetSizes {
  readonly name: FacetName;
  /** Numbers of kinds, the default last. */
  readonly sizes: readonly number[];
}

export interface EditionRecord {
  /** The rule its codes come from. */
  readonly rule: 'C3' | 'C4' | 'C5' | 'C6' | 'C10' | 'C11';
  readonly sizing: Sizing;
  /** Lengths of a code, the default last. */
  readonly holes: readonly number[];
  readonly facets: readonly FacetSizes[];
  readonly rows: number;
  /** Number of rows by another reading of the booklet. */
  readonly otherRows?: readonly number[];
  /** The variants its booklet names. */
  readonly games: readonly GameName[];
  /** In the order in which they are offered to two players (C9g). */
  readonly blanks: readonly Blanks[];
  /** The default form first. */
  readonly forms: readonly [Form, ...Form[]];
  /** M5: scoring of the classic form. */
  readonly scoring: Scoring;
  /** Pegs of each kind in the sets that were sold, the default first; in a duel, for each player (T3). */
  readonly supplies: readonly [number, ...number[]];
  readonly pieces: Pieces;
  readonly keys: KeySet;
  /** Null for an edition without a box: custom games. */
  readonly box: BoxLook | null;
}
