// What commands print: tables, JSON, codes as characters and names.

import { formatCode } from '@blackpeg/notation';
import { type Code, type Edition, widestSpec } from '@blackpeg/rules';
import type { Advice, Contradiction, Deduction, SuggestionStep } from '@blackpeg/solver';
import { codeName, type Language } from '@blackpeg/wording';
import { printableJson } from './printable.ts';

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

export function signAndName(language: Language, edition: Edition, code: Code): string {
  const sign = codeSign(edition, code);
  return edition.facets[0]?.name === 'number' ? sign : `${sign} (${codeName(language, edition, code)})`;
}

/** As it is typed, whatever its length and whether or not it has blanks. */
export function codeSign(edition: Edition, code: Code): string {
  return formatCode(widestSpec(edition), code);
}

type Side = 'left' | 'right';

export function drawTable(rows: readonly (readonly string[])[], sides: readonly Side[]): string {
  const widths = sides.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return sides[column] === 'right' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
