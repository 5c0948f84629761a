// Advice as data: a guess, and what to expect of it.

import type { Code } from '@blackpeg/rules';
import { codeAt } from '../candidates/code-table.ts';
import type { Field } from '../candidates/field.ts';
import { meanRows, mostRows, type Outlook, shareWithin } from './outlook.ts';
import { includesSorted } from './sample.ts';

/**
 * How a figure was found. `model`: from the number of codes in each part alone. `plan`: some parts were played to
 * the end and the rest modelled. `exact`: a whole plan was played for every candidate, so the figure is certain.
 */
export type Grounds = 'model' | 'plan' | 'exact';

/** Rows are counted from now on, this guess included. */
export interface Advice {
  readonly guess: Code;
  readonly candidatesLeft: number;
  readonly couldBeCode: boolean;
  readonly expectedRows: number;
  readonly worstCase: number;
  /** The chance to find the code within the rows left on the board. */
  readonly chanceWithin: number;
  readonly grounds: Grounds;
  /** No strategy needs fewer rows on average. */
  readonly lowerBound: number;
  /** Nothing is better for the aim. */
  readonly proved: boolean;
  /** Partitions looked at so far; see `AdviceOptions.nodes`. */
  readonly nodes: number;
}

export interface AdviceFinding {
  readonly outlook: Outlook;
  readonly grounds: Grounds;
  /** Rows on average, at least. */
  readonly lowerBound: number;
  readonly proved: boolean;
  readonly nodes: number;
}

export function adviceFrom(
  field: Field,
  candidates: Uint32Array,
  rowsLeft: number,
  finding: AdviceFinding,
): Advice {
  const { outlook, grounds, lowerBound, proved, nodes } = finding;
  return {
    guess: codeAt(field.table, outlook.guess),
    candidatesLeft: candidates.length,
    couldBeCode: includesSorted(candidates, outlook.guess),
    expectedRows: meanRows(outlook.found),
    worstCase: mostRows(outlook.found),
    chanceWithin: shareWithin(outlook.found, rowsLeft),
    grounds,
    lowerBound,
    proved,
    nodes,
  };
}
