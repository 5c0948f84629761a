// Why a guess is suggested: what it would show, in steps that can be put into words.

import type { Code } from '@blackpeg/rules';
import { firstMisfit } from '@blackpeg/rules';
import { includesSorted } from '../advice/sample.ts';
import { indexOfCode } from '../candidates/code-table.ts';
import type { Field } from '../candidates/field.ts';
import type { Standing } from '../candidates/knowledge.ts';
import { partitionByCode, summarise } from '../candidates/partition.ts';

/** Rows count from 0. */
export type SuggestionStep =
  | { readonly kind: 'only-code' }
  | { readonly kind: 'could-be-code'; readonly candidates: number }
  /** It fits every row, but the tray rules it out. */
  | { readonly kind: 'tray-forbids' }
  | { readonly kind: 'cannot-be-code'; readonly row: number }
  | { readonly kind: 'splits'; readonly candidates: number; readonly parts: number }
  | { readonly kind: 'leaves'; readonly onAverage: number; readonly atMost: number }
  /** After it the code is certain, whatever the answer. */
  | { readonly kind: 'settles' };

/** Empty if no code fits. */
export function explainSuggestion(field: Field, standing: Standing, guess: Code): readonly SuggestionStep[] {
  const { candidates, knowledge } = standing;
  const index = indexOfCode(field.table, guess);
  if (candidates.length === 0) return [];
  const steps: SuggestionStep[] = [chanceStep()];
  if (candidates.length === 1) return steps;
  const { parts, largest, expectedLeft } = summarise(partitionByCode(field, candidates, guess));
  steps.push({ kind: 'splits', candidates: candidates.length, parts });
  steps.push(
    largest === 1 ? { kind: 'settles' } : { kind: 'leaves', onAverage: expectedLeft, atMost: largest },
  );
  return steps;

  function chanceStep(): SuggestionStep {
    if (includesSorted(candidates, index)) {
      return candidates.length === 1
        ? { kind: 'only-code' }
        : { kind: 'could-be-code', candidates: candidates.length };
    }
    const row = firstMisfit(knowledge.marking, knowledge.rows, guess);
    return row === undefined ? { kind: 'tray-forbids' } : { kind: 'cannot-be-code', row };
  }
}
