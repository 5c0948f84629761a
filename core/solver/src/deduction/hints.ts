// Hints in three grades: check my row, a clue, a good row.

import { type Code, type Feedback, mark, sameFeedback } from '@blackpeg/rules';
import type { Advice } from '../advice/advice.ts';
import { includesSorted } from '../advice/sample.ts';
import { indexOfCode } from '../candidates/code-table.ts';
import type { Field } from '../candidates/field.ts';
import type { Standing } from '../candidates/knowledge.ts';
import type { Deduction } from './deductions.ts';
import { type Fact, factKey } from './facts.ts';
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
 * Of all deductions one thing that is certain and that no single row shows, with the rows that prove it; what fewest
 * rows show comes first, and a certain hole before what cannot be in one. Facts told before are left out. Where nothing
 * else is left, what a single row shows will do, and last how often a kind occurs at most, which helps least. None
 * where nothing is certain.
 */
export function clueAmong(
  certain: readonly Deduction[],
  told: readonly Deduction[] = [],
): Deduction | undefined {
  const known = new Set(told.map(({ fact }) => factKey(fact)));
  const open = certain.filter(({ fact }) => !known.has(factKey(fact)));
  const telling = open.filter(({ fact }) => worthOf(fact) < LEAST_WORTH);
  const hidden = telling.filter(({ rows }) => rows.length > 1);
  const pool = [hidden, telling, open].find((some) => some.length > 0) ?? [];
  return [...pool].sort((a, b) => a.rows.length - b.rows.length || worthOf(a.fact) - worthOf(b.fact))[0];
}

const LEAST_WORTH = 3;

/** The smaller, the more it helps. */
function worthOf(fact: Fact): number {
  if (fact.kind === 'here') return 0;
  if (fact.kind === 'not-here') return 2;
  return fact.least > 0 || fact.most === 0 ? 1 : LEAST_WORTH;
}
