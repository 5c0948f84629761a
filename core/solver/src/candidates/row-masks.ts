// Which rows each code fits: the shared basis of contradictions, deductions and puzzles.

import { mark, sameFeedback } from '@blackpeg/rules';
import { chunksOf } from './chunks.ts';
import { codeAt, indexOfCode } from './code-table.ts';
import { classOfFeedback } from './feedback-class.ts';
import type { Field } from './field.ts';
import { fittingTray, type Knowledge } from './knowledge.ts';

/** A set of rows: bit r is row r. */
export type RowMask = number;

/** Every code the tray allows, with the rows it fits. */
export interface RowFits {
  readonly codes: Uint32Array;
  readonly masks: Uint32Array;
  /** All rows. */
  readonly full: RowMask;
}

/** More rows than any board has, and few enough for the bits of a number. */
const MOST_ROWS = 30;

export function rowFits(field: Field, knowledge: Knowledge): RowFits {
  const { rows } = knowledge;
  if (rows.length > MOST_ROWS) throw new RangeError(`More than ${MOST_ROWS} rows.`);
  const codes = fittingTray(field.table, knowledge);
  const masks = new Uint32Array(codes.length);
  let start = 0;
  for (const chunk of chunksOf(codes)) {
    fillMasks(field, knowledge, chunk, masks.subarray(start, start + chunk.length));
    start += chunk.length;
  }
  return { codes, masks, full: 2 ** rows.length - 1 };
}

export function rowsOf(mask: RowMask): readonly number[] {
  const rows: number[] = [];
  for (let row = 0; row < MOST_ROWS; row += 1) if ((mask >> row) & 1) rows.push(row);
  return rows;
}

export function countRows(mask: RowMask): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

function fillMasks(
  { table, kernel }: Field,
  { rows }: Knowledge,
  codes: Uint32Array,
  masks: Uint32Array,
): void {
  const labels = new Uint8Array(codes.length);
  const set = kernel.load(codes);
  for (const [row, marked] of rows.entries()) {
    const bit = 1 << row;
    const guess = indexOfCode(table, marked.guess);
    const wanted = classOfFeedback(table.feedback, marked.mark);
    if (wanted < 0) continue;
    if (guess >= 0) kernel.label(set, guess, labels);
    else {
      for (const [at, code] of codes.entries()) {
        const fits = sameFeedback(mark(table.marking, codeAt(table, code), marked.guess), marked.mark);
        labels[at] = fits ? wanted : 255;
      }
    }
    for (let at = 0; at < codes.length; at += 1) {
      if (labels[at] === wanted) masks[at] = (masks[at] as number) | bit;
    }
  }
  kernel.drop(set);
}
