// A guess by the sizes of its parts: how much information it gives about a candidate set of any size.

import { type Code, mark } from '@blackpeg/rules';
import { log2 } from '../logarithm.ts';
import { chunksOf } from './chunks.ts';
import { codeAt, indexOfCode } from './code-table.ts';
import { classOfFeedback } from './feedback-class.ts';
import type { Field } from './field.ts';

export interface Partition {
  /** Candidates by feedback class; the last is all black. */
  readonly counts: Uint32Array;
  readonly candidates: number;
}

/** The figures of a partition. */
export interface PartitionSummary {
  readonly parts: number;
  readonly largest: number;
  /** Codes that fit after the answer, on average. */
  readonly expectedLeft: number;
  /** The information of the answer in bits, on average. */
  readonly bits: number;
}

/** Like `partitionBy`, for a guess that need not be a code of this game. */
export function partitionByCode(field: Field, candidates: Uint32Array, guess: Code): Partition {
  const { table } = field;
  const index = indexOfCode(table, guess);
  if (index >= 0) return partitionBy(field, candidates, index);
  const counts = new Uint32Array(table.feedback.length);
  for (const code of candidates) {
    const at = classOfFeedback(table.feedback, mark(table.marking, codeAt(table, code), guess));
    counts[at] = (counts[at] as number) + 1;
  }
  return { counts, candidates: candidates.length };
}

export function partitionBy({ kernel }: Field, candidates: Uint32Array, guess: number): Partition {
  const counts = new Uint32Array(kernel.classes);
  const some = new Uint32Array(kernel.classes);
  for (const chunk of chunksOf(candidates)) {
    const set = kernel.load(chunk);
    kernel.tally(set, guess, some);
    kernel.drop(set);
    for (const [index, count] of some.entries()) counts[index] = (counts[index] as number) + count;
  }
  return { counts, candidates: candidates.length };
}

export function summarise({ counts, candidates }: Partition): PartitionSummary {
  const parts = counts.filter((count) => count > 0);
  return {
    parts: parts.length,
    largest: parts.reduce((most, count) => Math.max(most, count), 0),
    expectedLeft: parts.reduce((sum, count) => sum + count * count, 0) / candidates,
    bits: parts.reduce((sum, count) => sum + (count / candidates) * log2(candidates / count), 0),
  };
}
