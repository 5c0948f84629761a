// Rows as text: `1122:1-1 3344:0-2`, with spaces or `;` between them.

import { type CodeSpec, type MarkedGuess, type Marking, ok, type Result } from '@blackpeg/rules';
import { formatCode, type Scanned, scanCode } from './code.ts';
import { formatFeedback, scanFeedback } from './feedback.ts';
import { isBlank, skipBlanks } from './scan.ts';
import { expected, type TextFault } from './text-fault.ts';

/** Pairs may have spaces between them: a code ends when its holes are full, not at a space. */
export function parseRows(
  spec: CodeSpec,
  marking: Marking,
  text: string,
): Result<readonly MarkedGuess[], TextFault> {
  const rows: MarkedGuess[] = [];
  let at = skipSeparators(text, 0);
  while (at < text.length) {
    const row = scanRow(spec, marking, text, at);
    if (!row.ok) return row;
    rows.push(row.value.value);
    at = skipSeparators(text, row.value.end);
    if (at === row.value.end && at < text.length) return expected(text, at, 'separator');
  }
  return ok(rows);
}

export function formatRows(spec: CodeSpec, marking: Marking, rows: readonly MarkedGuess[]): string {
  return rows.map((row) => formatRow(spec, marking, row)).join(' ');
}

export function formatRow(spec: CodeSpec, marking: Marking, { guess, mark }: MarkedGuess): string {
  return `${formatCode(spec, guess)}:${formatFeedback(marking, mark)}`;
}

function scanRow(
  spec: CodeSpec,
  marking: Marking,
  text: string,
  from: number,
): Result<Scanned<MarkedGuess>, TextFault> {
  const guess = scanCode(spec, text, from);
  if (!guess.ok) return guess;
  const colon = skipBlanks(text, guess.value.end);
  if (text[colon] !== ':') return expected(text, colon, 'colon');
  const mark = scanFeedback(spec, marking, text, skipBlanks(text, colon + 1));
  if (!mark.ok) return mark;
  return ok({ value: { guess: guess.value.value, mark: mark.value.value }, end: mark.value.end });
}

function skipSeparators(text: string, at: number): number {
  let next = at;
  while (isBlank(text[next]) || text[next] === ';') next += 1;
  return next;
}
