// A board as every face draws it: the contents of each place, and its spoken name.

import type { Code, Edition, Feedback, Peg } from '@blackpeg/rules';
import type { Hole } from '@blackpeg/session';

export interface BoardModel {
  readonly edition: Edition;
  readonly holes: number;
  /** The accessible name of the grid: whose code is looked for, by whom. */
  readonly name: string;
  readonly lid: LidModel;
  /** Row 1 first; as many as the edition has. */
  readonly rows: readonly RowModel[];
}

/** The far end of the board. */
export interface LidModel {
  /** Closed: a shield over somebody's code. Open: the code lies there for its owner or for all. Covered: the owner's own cover over it. Empty: nothing is hidden yet. */
  readonly look: 'empty' | 'closed' | 'open' | 'covered';
  /** Whose code it is. */
  readonly label: string;
  /** Only where it may be seen. */
  readonly code: Code | null;
  /** The code in words, or why it is not said. */
  readonly name: string;
}

export interface RowModel {
  /** From 1. */
  readonly number: number;
  /**
   * Resting: not reached yet. Active: being filled. Placed: waits for its answer. Covered: placed under a small shield.
   * Lost: time ran out. Faulty: its answer proved wrong.
   */
  readonly look: 'resting' | 'active' | 'placed' | 'answered' | 'covered' | 'lost' | 'faulty';
  readonly cells: readonly CellModel[];
  readonly feedback: Feedback | null;
  /** Beside the pegs where there is no answer: “answer to come”, “no answer”; under the answer for a fault. */
  readonly note: string | null;
  /** Whoever looks is to fill or to answer it now. */
  readonly due: boolean;
  /** The hint that is shown speaks of it. */
  readonly named?: boolean;
  /** The whole row in words. */
  readonly name: string;
  /** The answer in words; empty where there is none. */
  readonly answerName: string;
}

export interface CellModel {
  readonly peg: Peg | null;
  /** What is chosen so far of a pair; null where a peg or nothing stands. */
  readonly half: Hole | null;
  /** The next peg goes here. */
  readonly next: boolean;
  /** Pointed at by a check or a refusal. */
  readonly flagged: boolean;
  /** The hint that is shown speaks of this hole. */
  readonly named?: boolean;
  /** “Hole 3, blue” or “Hole 3, still empty”. */
  readonly name: string;
}

/** Where the one tab stop of a grid stands; holes and rows from 0, the answer after the last hole. */
export interface Place {
  readonly row: number;
  readonly hole: number;
}
