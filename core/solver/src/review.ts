// Reviews a board row by row: what was possible, what the guess could show, what it did show, what was better.

import { type Code, isBroken, type MarkedGuess } from '@blackpeg/rules';
import { type AdviceOptions, advise } from './advice/advisor.ts';
import { estimatedTotal, modelOf } from './advice/model.ts';
import { includesSorted } from './advice/sample.ts';
import { indexOfCode } from './candidates/code-table.ts';
import type { Field } from './candidates/field.ts';
import { type Knowledge, type Standing, withRow, workOut } from './candidates/knowledge.ts';
import { type Partition, partitionByCode, summarise } from './candidates/partition.ts';
import { log2 } from './logarithm.ts';

/** One row, counted from 0. */
export interface RowReview {
  readonly row: number;
  readonly guess: Code;
  /** Codes that fitted before the row and after it. */
  readonly before: number;
  readonly after: number;
  /** The expected number of codes after it. */
  readonly expectedAfter: number;
  /** The guess could have been the code. */
  readonly consistent: boolean;
  /** The guess was the code: nothing was better, even if another guess would have told more. */
  readonly found: boolean;
  readonly best: BetterGuess;
  /**
   * From 0 to 100: the share of what the best known guess would save, compared with a row that tells nothing. 100 is as
   * good as the best, 0 is a wasted row. Savings are in expected rows, by the model of `advice/model.ts`, so that luck plays
   * no part in it.
   */
  readonly skill: number;
  /** Expected rows more than with the best known guess, by the same model; 0 for the best. */
  readonly lost: number;
  /**
   * In bits: how much more the answer told than this guess tells on average. Over all codes it is 0 on average, whatever
   * is guessed, so it measures luck alone; +1 means half as many codes left as expected.
   */
  readonly luck: number;
}

export interface BetterGuess {
  readonly guess: Code;
  readonly expectedAfter: number;
  readonly couldBeCode: boolean;
}

export interface BoardReview {
  readonly rows: readonly RowReview[];
  /** The row after which only one code was left; null if that never happened. */
  readonly certainAfter: number | null;
  /** The first row that no code fits together with those before; rows from there on are not reviewed. */
  readonly contradictedAt: number | null;
  /** Mean skill and summed luck. */
  readonly skill: number;
  readonly luck: number;
}

export interface ReviewOptions {
  /** For each row. */
  readonly advice?: AdviceOptions;
  readonly shouldStop?: () => boolean;
  readonly onRow?: (review: RowReview) => void;
}

/** A finished board or a running one. A review that is stopped has fewer rows. */
export function review(field: Field, knowledge: Knowledge, options: ReviewOptions = {}): BoardReview {
  const rows: RowReview[] = [];
  let certainAfter: number | null = null;
  let contradictedAt: number | null = null;
  let standing = workOut(field, { ...knowledge, rows: [] });
  for (const [row, marked] of knowledge.rows.entries()) {
    if (options.shouldStop?.()) break;
    const next = withRow(field, standing, marked);
    if (next.candidates.length === 0) {
      contradictedAt = row;
      break;
    }
    const reviewed = reviewRow(field, standing, next, marked, options.advice);
    rows.push(reviewed);
    options.onRow?.(reviewed);
    if (next.candidates.length === 1) certainAfter ??= row;
    standing = next;
    if (isBroken(marked.mark, field.table.spec.holes)) break;
  }
  const skill = rows.length === 0 ? 0 : rows.reduce((sum, each) => sum + each.skill, 0) / rows.length;
  const luck = rows.reduce((sum, each) => sum + each.luck, 0);
  return { rows, certainAfter, contradictedAt, skill, luck };
}

function reviewRow(
  field: Field,
  before: Standing,
  after: Standing,
  { guess, mark }: MarkedGuess,
  options: AdviceOptions | undefined,
): RowReview {
  const { candidates, knowledge } = before;
  const index = indexOfCode(field.table, guess);
  const own = partitionByCode(field, candidates, guess);
  const { expectedLeft, bits } = summarise(own);
  const advice = advise(field, before, options);
  const best = advice.ok ? advice.value.guess : guess;
  const bestPartition = partitionByCode(field, candidates, best);
  const costs = costsOf(field, own, bestPartition);
  return {
    row: knowledge.rows.length,
    guess,
    before: candidates.length,
    after: after.candidates.length,
    expectedAfter: expectedLeft,
    consistent: includesSorted(candidates, index),
    found: isBroken(mark, field.table.spec.holes),
    best: {
      guess: best,
      expectedAfter: summarise(bestPartition).expectedLeft,
      couldBeCode: advice.ok && advice.value.couldBeCode,
    },
    skill: costs.most <= 0 ? 100 : (100 * (costs.most - costs.lost)) / costs.most,
    lost: costs.lost / candidates.length,
    luck: log2(candidates.length / after.candidates.length) - bits,
  };
}

/**
 * Summed over the candidates: rows the best saves compared with a row that tells nothing, and rows lost against the best. If
 * the model prefers the guess to the advice, the guess itself counts as the best.
 */
function costsOf(
  field: Field,
  own: Partition,
  best: Partition,
): { readonly most: number; readonly lost: number } {
  const wasted = own.candidates + estimatedTotal(modelOf(field.table), own.candidates);
  const cost = costOf(field, own);
  const least = Math.min(cost, costOf(field, best));
  return { most: wasted - least, lost: cost - least };
}

/** Rows still needed, summed over the candidates, this one included. */
function costOf({ table }: Field, { counts, candidates }: Partition): number {
  const model = modelOf(table);
  return counts.subarray(0, -1).reduce((sum, count) => sum + estimatedTotal(model, count), candidates);
}
