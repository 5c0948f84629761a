// All codes of a game as numbers: row n of the table is the n-th code in order, the last hole changing fastest.

import {
  allPegs,
  type Code,
  type CodeSpec,
  countCodes,
  type Feedback,
  kindCount,
  type Marking,
  type Peg,
} from '@blackpeg/rules';
import type { KernelShape } from '../kernel/contract.ts';
import { allFeedbackClasses } from './feedback-class.ts';

export interface CodeTable {
  readonly spec: CodeSpec;
  readonly marking: Marking;
  readonly size: number;
  /** Pegs by the number they have in `rows`. */
  readonly pegs: readonly Peg[];
  /** One byte per hole, code after code: numbers of pegs. */
  readonly rows: Uint8Array;
  /** Feedback by class; the last is all black. */
  readonly feedback: readonly Feedback[];
}

export function codeTable(spec: CodeSpec, marking: Marking): CodeTable {
  const pegs = allPegs(spec);
  const size = countCodes(spec);
  return {
    spec,
    marking,
    size,
    pegs,
    rows: fillRows(spec, pegs.length, size),
    feedback: allFeedbackClasses(spec, marking),
  };
}

export function codeAt(table: CodeTable, index: number): Code {
  const { holes } = table.spec;
  return Array.from(table.rows.subarray(index * holes, (index + 1) * holes), (peg) => table.pegs[peg] as Peg);
}

/** The row of a code, or -1 if the game has no such code. */
export function indexOfCode(table: CodeTable, code: Code): number {
  const { holes } = table.spec;
  const wanted = code.map((peg) => table.pegs.indexOf(peg));
  if (wanted.length !== holes || wanted.includes(-1)) return -1;
  let low = 0;
  let high = table.size - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = compareRow(table, middle, wanted);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** How the kernel sees this table. Without blue a pair is a peg like any other. */
export function kernelShape({ spec, marking, pegs }: CodeTable): KernelShape {
  const [first, second] = spec.facets.map(kindCount);
  return marking === 'pairs'
    ? { holes: spec.holes, first: first ?? 1, second: second ?? 1, blue: true }
    : { holes: spec.holes, first: pegs.length, second: 1, blue: false };
}

function compareRow(table: CodeTable, index: number, wanted: readonly number[]): number {
  const start = index * table.spec.holes;
  for (const [hole, peg] of wanted.entries()) {
    const order = (table.rows[start + hole] as number) - peg;
    if (order !== 0) return order;
  }
  return 0;
}

function fillRows({ holes, repeats }: CodeSpec, kinds: number, size: number): Uint8Array {
  const rows = new Uint8Array(size * holes);
  const code = new Uint8Array(holes);
  let at = 0;
  const fill = (hole: number): void => {
    if (hole === holes) {
      rows.set(code, at);
      at += holes;
      return;
    }
    for (let peg = 0; peg < kinds; peg += 1) {
      if (!repeats && code.subarray(0, hole).includes(peg)) continue;
      code[hole] = peg;
      fill(hole + 1);
    }
  };
  fill(0);
  return rows;
}
