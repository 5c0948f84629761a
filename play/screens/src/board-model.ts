// A board as every face draws it: the contents of each hole, and its spoken name.

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
  /** Closed: a shield over a code. Open: the code is shown to its owner or to all. Covered: hidden by its own owner. Empty: nothing is hidden yet. */
  readonly look: 'empty' | 'closed' | 'open' | 'covered';
  /** Whose code it is. */
  readonly label: string;
  /** Only if it may be seen. */
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
  /** Beside the pegs if there is no answer: “answer to come”, “no answer”; under the answer for a fault. */
  readonly note: string | null;
  /** The viewer is to fill or to answer it now. */
  readonly due: boolean;
  /** The hint that is shown refers to it. */
  readonly named?: boolean;
  /** The whole row in words. */
  readonly name: string;
  /** The answer in words; empty if there is none. */
  readonly answerName: string;
}

export interface CellModel {
  readonly peg: Peg | null;
  /** The chosen half of a pair; null for a whole peg or none. */
  readonly half: Hole | null;
  /** The next peg goes here. */
  readonly next: boolean;
  /** Marked by a check or a refusal. */
  readonly flagged: boolean;
  /** The hint that is shown refers to this hole. */
  readonly named?: boolean;
  /** “Hole 3, blue” or “Hole 3, still empty”. */
  readonly name: string;
}

/** The position of a grid's only tab stop; holes and rows from 0, the answer after the last hole. */
export interface Place {
  readonly row: number;
  readonly hole: number;
}
