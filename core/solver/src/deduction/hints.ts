// Hints in three grades: check my row, a clue, a good row.

import { type Code, type Feedback, mark, sameFeedback } from '@blackpeg/rules';
import type { Advice } from '../advice/advice.ts';
import { includesSorted } from '../advice/sample.ts';
import { indexOfCode } from '../candidates/code-table.ts';
import type { Field } from '../candidates/field.ts';
import type { Standing } from '../candidates/knowledge.ts';
import type { Deduction } from './deductions.ts';
import { factKey } from './facts.ts';
import type { SuggestionStep } from './suggestion.ts';

/** Rows count from 0. */
export type RowCheck =
  | { readonly kind: 'fits' }
  | { readonly kind: 'tray-forbids' }
  | { readonly kind: 'contradicts'; readonly rows: readonly Misfit[] };

/** If the draft were the code, this row would have got `would` instead of `got`. */
export interface Misfit {
  readonly row: number;
  readonly got: Feedback;
  readonly would: Feedback;
}

/** A row to place, and the reasons for it. */
export interface GoodRow {
  readonly advice: Advice;
  readonly why: readonly SuggestionStep[];
}

/** Whether this guess could be the code. */
export function checkRow({ table }: Field, { knowledge, candidates }: Standing, guess: Code): RowCheck {
  const rows = knowledge.rows.flatMap(({ guess: placed, mark: got }, row) => {
    const would = mark(knowledge.marking, guess, placed);
    return sameFeedback(got, would) ? [] : [{ row, got, would }];
  });
  if (rows.length > 0) return { kind: 'contradicts', rows };
  return includesSorted(candidates, indexOfCode(table, guess)) ? { kind: 'fits' } : { kind: 'tray-forbids' };
}

/**
 * One certain fact that no single row shows, with the rows that prove it. Facts that need fewer rows come first, and a
 * certain hole before what cannot be in one. Facts told before are left out; if nothing else is left, a fact that a
 * single row shows is taken. Nothing if nothing is certain.
 */
export function clueAmong(
  certain: readonly Deduction[],
  told: readonly Deduction[] = [],
): Deduction | undefined {
  const known = new Set(told.map(({ fact }) => factKey(fact)));
  const open = certain.filter(({ fact }) => !known.has(factKey(fact)));
  const hidden = open.filter(({ rows }) => rows.length > 1);
  const pool = hidden.length > 0 ? hidden : open;
  const fewest = Math.min(...pool.map(({ rows }) => rows.length));
  const simple = pool.filter(({ rows }) => rows.length === fewest);
  return ['here', 'count', 'not-here'].flatMap((kind) => simple.filter(({ fact }) => fact.kind === kind))[0];
}
