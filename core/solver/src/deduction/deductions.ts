// Deductions with the fewest rows that prove them, and reasoning from one deduction to the next. Data, no sentences.

import type { Field } from '../candidates/field.ts';
import type { Knowledge } from '../candidates/knowledge.ts';
import { type RowMask, rowFits, rowsOf } from '../candidates/row-masks.ts';
import { type Fact, factKey, factsOf, factTest, isBrokenBy } from './facts.ts';
import { type Profile, profilesOf } from './profiles.ts';
import { smallestUncovered } from './smallest-sets.ts';

/** The rows, counted from 0, prove the fact together, and no fewer rows do. */
export interface Deduction {
  readonly fact: Fact;
  readonly rows: readonly number[];
}

/**
 * Facts that follow from the facts before and from `rows` rows at a time; 0 if they follow from
 * the facts before alone.
 */
export interface ReasoningStep {
  readonly rows: number;
  readonly deductions: readonly Deduction[];
  /** Codes that agree with the facts so far, whether or not they fit the rows. */
  readonly open: number;
}

export interface Reasoning {
  readonly steps: readonly ReasoningStep[];
  /** The most rows that had to be kept in mind at once. */
  readonly depth: number;
}

/** Everything that is certain, fewest rows first. Empty if no code fits. */
export function deductions(field: Field, knowledge: Knowledge): readonly Deduction[] {
  const { codes, masks, full } = rowFits(field, knowledge);
  const profiles = profilesOf(field.table, codes, masks);
  const all = provable(field, profiles, full, knowledge.rows.length, new Set());
  return [...all].sort((a, b) => a.rows.length - b.rows.length);
}

/**
 * From nothing to everything that is certain: each step has the facts that need the fewest rows, given those before,
 * until nothing new follows. A step with three rows in mind is harder than many with one.
 */
export function reason(field: Field, knowledge: Knowledge): Reasoning {
  const fits = rowFits(field, knowledge);
  let { codes, masks } = fits;
  const told = new Set<string>();
  const steps: ReasoningStep[] = [];
  for (;;) {
    const profiles = profilesOf(field.table, codes, masks);
    const open = provable(field, profiles, fits.full, knowledge.rows.length, told);
    if (open.length === 0) break;
    const rows = Math.min(...open.map((each) => each.rows.length));
    const now = open.filter((each) => each.rows.length === rows);
    for (const { fact } of now) told.add(factKey(fact));
    const keep = factTest(
      field.table,
      now.map(({ fact }) => fact),
    );
    const stays = codes.map((code) => (keep(code) ? 1 : 0));
    codes = codes.filter((_, at) => stays[at] === 1);
    masks = masks.filter((_, at) => stays[at] === 1);
    steps.push({ rows, deductions: now, open: codes.length });
  }
  return { steps, depth: Math.max(0, ...steps.map((step) => step.rows)) };
}

function provable(
  { table: { spec } }: Field,
  profiles: ReadonlyMap<RowMask, Profile>,
  full: RowMask,
  rows: number,
  told: ReadonlySet<string>,
): readonly Deduction[] {
  const fitting = profiles.get(full);
  if (!fitting) return [];
  const masks = [...profiles.keys()];
  return factsOf(spec, fitting).flatMap((fact) => {
    if (told.has(factKey(fact))) return [];
    const breaking = masks.filter((mask) => isBrokenBy(spec, fact, profiles.get(mask) as Profile));
    const [set] = smallestUncovered(breaking, rows, 1);
    const isEmpty = breaking.length === 0 && told.size === 0;
    return set === undefined || isEmpty ? [] : [{ fact, rows: rowsOf(set) }];
  });
}
