// Texts that the full screen and lines share: what is in a box, and a chart of the codes that still fitted after each row.

import { type BoxName, countCodes, editionNamed, widestSpec } from '@blackpeg/rules';
import type { BoardReview } from '@blackpeg/solver';
import { editionTexts, type Language, numberText, plainTexts } from '@blackpeg/wording';

/** A character that every terminal, pipe and Braille table has. */
const BAR = '=';

/** Characters for a factor of ten. */
const DECADE = 4;

/** `numbers` are the rows as the board counts them, from 1; the first line is the board before any row. */
export function chartLines(
  language: Language,
  { rows }: Pick<BoardReview, 'rows'>,
  numbers: readonly number[],
): readonly string[] {
  const { line } = plainTexts(language).review;
  const steps = [
    { row: 0, codes: rows[0]?.before ?? 0 },
    ...rows.map(({ after }, index) => ({ row: numbers[index] ?? index + 1, codes: after })),
  ].map(({ row, codes }) => ({ row: String(row), codes: numberText(language, codes), bar: barOf(codes) }));
  const widest = (part: 'row' | 'codes') => Math.max(...steps.map((step) => step[part].length));
  return steps.map(({ row, codes, bar }) =>
    line(row.padStart(widest('row')), codes.padStart(widest('codes')), bar).trimEnd(),
  );
}

/** One code is one character, so that zero differs from one. */
function barOf(codes: number): string {
  return codes < 1 ? '' : BAR.repeat(1 + Math.round(Math.log10(codes) * DECADE));
}

export function boxNote(language: Language, name: BoxName): string {
  const { first, second } = editionTexts(language)[name].box;
  return `${first}, ${second(countCodes(widestSpec(editionNamed(name))))}`;
}
