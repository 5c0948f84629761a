// What the solver found as JSON: codes in notation, rows counted from 1 as players count them.

import type { Edition } from '@blackpeg/rules';
import type { Advice, Contradiction, Deduction, SuggestionStep } from '@blackpeg/solver';
import { printableJson } from './printable.ts';
import { codeSign } from './sign-and-name.ts';

export function jsonLine(data: unknown): string {
  return `${printableJson(JSON.stringify(data))}\n`;
}

export function adviceJson(edition: Edition, advice: Advice, rowsLeft: number) {
  return {
    guess: codeSign(edition, advice.guess),
    couldBeCode: advice.couldBeCode,
    expectedRows: advice.expectedRows,
    worstCase: advice.worstCase,
    rowsLeft,
    chanceWithin: advice.chanceWithin,
    lowerBound: advice.lowerBound,
    proved: advice.proved,
    grounds: advice.grounds,
    nodes: advice.nodes,
  };
}

export function stepJson(step: SuggestionStep) {
  return 'row' in step ? { ...step, row: step.row + 1 } : step;
}

export function deductionJson({ fact, rows }: Deduction) {
  return { fact, rows: rows.map(fromOne) };
}

export function contradictionJson({ conflicts, fewestWrong, suspects }: Contradiction) {
  return {
    conflicts: conflicts.map((rows) => rows.map(fromOne)),
    fewestWrong,
    suspects: suspects.map(({ row, needed }) => ({ row: row + 1, needed })),
  };
}

function fromOne(row: number): number {
  return row + 1;
}
