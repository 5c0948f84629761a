// Rows that no code fits: which of them cannot all be right, which one may be wrong, and the answer to a claim (W2).

import { type Code, type Feedback, mark } from '@blackpeg/rules';
import { codeAt } from '../candidates/code-table.ts';
import type { Field } from '../candidates/field.ts';
import { type Knowledge, workOut } from '../candidates/knowledge.ts';
import { countRows, type RowFits, rowFits, rowsOf } from '../candidates/row-masks.ts';
import { smallestUncovered } from './smallest-sets.ts';

/** Rows count from 0. */
export interface Contradiction {
  /** Every smallest set of rows that cannot all be right; each of its rows is needed for that. */
  readonly conflicts: readonly (readonly number[])[];
  /** The smallest number of rows that must be wrong. */
  readonly fewestWrong: number;
  /** Rows that could be the only wrong one; none if `fewestWrong` is more than one. */
  readonly suspects: readonly Suspect[];
  /** The smallest sets depend on the tray as well: by the rows alone some code would fit. */
  readonly needsTray: boolean;
}

export interface Suspect {
  readonly row: number;
  /** Feedback with which some code would fit all rows, most likely first. */
  readonly needed: readonly Needed[];
}

export interface Needed {
  readonly feedback: Feedback;
  /** How many codes would then fit. */
  readonly codes: number;
}

/** W2, W6: a code that fits refutes the claim that none does; only the referee may see it. */
export type Verdict =
  | { readonly kind: 'some-code-fits'; readonly code: Code; readonly codes: number }
  | { readonly kind: 'no-code-fits'; readonly contradiction: Contradiction };

export function judgeClaim(field: Field, knowledge: Knowledge): Verdict {
  const { candidates } = workOut(field, knowledge);
  const [first] = candidates;
  if (first === undefined) return { kind: 'no-code-fits', contradiction: explainMisfit(field, knowledge) };
  return { kind: 'some-code-fits', code: codeAt(field.table, first), codes: candidates.length };
}

/** Empty if some code fits. */
export function findContradiction(field: Field, knowledge: Knowledge): Contradiction | undefined {
  const verdict = judgeClaim(field, knowledge);
  return verdict.kind === 'no-code-fits' ? verdict.contradiction : undefined;
}

function explainMisfit(field: Field, knowledge: Knowledge): Contradiction {
  const fits = rowFits(field, knowledge);
  const masks = new Set(fits.masks);
  const rows = knowledge.rows.length;
  const most = Math.max(0, ...Array.from(masks, countRows));
  return {
    conflicts: smallestUncovered(masks, rows).map(rowsOf),
    fewestWrong: rows - most,
    suspects: most === rows - 1 ? suspectsIn(field, knowledge, fits) : [],
    needsTray: knowledge.missing !== null && fitsWithoutTray(field, knowledge),
  };
}

function suspectsIn(field: Field, knowledge: Knowledge, fits: RowFits): readonly Suspect[] {
  return knowledge.rows.flatMap(({ guess }, row) => {
    const others = fits.full - 2 ** row;
    const codes = fits.codes.filter((_, at) => fits.masks[at] === others);
    return codes.length === 0 ? [] : [{ row, needed: neededFor(field, guess, codes) }];
  });
}

function neededFor({ table }: Field, guess: Code, codes: Uint32Array): readonly Needed[] {
  const counts = new Map<string, Needed>();
  for (const index of codes) {
    const feedback = mark(table.marking, codeAt(table, index), guess);
    const key = `${feedback.black}.${feedback.white}.${feedback.blue}`;
    counts.set(key, { feedback, codes: (counts.get(key)?.codes ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.codes - a.codes);
}

function fitsWithoutTray(field: Field, knowledge: Knowledge): boolean {
  return workOut(field, { ...knowledge, missing: null }).candidates.length > 0;
}
