// A real board copied into the app: its rows, some of them perhaps left out, kept as text in the project's notation.

import { formatEdition, formatRow, parseEdition, parseRows, type TextFault } from '@blackpeg/notation';
import {
  type Clues,
  type Edition,
  isBroken,
  type MarkedGuess,
  mark,
  ok,
  type Result,
  sameFeedback,
  widestSpec,
} from '@blackpeg/rules';

export interface RealBoard {
  readonly edition: Edition;
  readonly rows: readonly RealRow[];
}

export interface RealRow extends MarkedGuess {
  /** A doubtful row stays on the board but is not used for reasoning. */
  readonly counted: boolean;
}

export function cluesFor({ edition, rows }: RealBoard): Clues {
  return {
    spec: widestSpec(edition),
    marking: edition.marking,
    rows: rows.filter(({ counted }) => counted).map(({ guess, mark }) => ({ guess, mark })),
    missing: null,
  };
}

/** The position on the board of each row that counts. */
export function countedRows({ rows }: RealBoard): readonly number[] {
  return rows.flatMap(({ counted }, index) => (counted ? [index] : []));
}

/** The row, from 0, that found the code; null also if another row contradicts it. */
export function foundAt({ edition, rows }: RealBoard): number | null {
  const { holes } = widestSpec(edition);
  const row = rows.findIndex(({ mark: given, counted }) => counted && isBroken(given, holes));
  const code = rows[row]?.guess;
  if (!code) return null;
  const fits = rows.every(
    ({ guess, mark: given, counted }) => !counted || sameFeedback(mark(edition.marking, code, guess), given),
  );
  return fits ? row : null;
}

export function withRow(board: RealBoard, at: number, row: MarkedGuess): RealBoard {
  const rows = [...board.rows];
  rows[at] = { ...row, counted: board.rows[at]?.counted ?? true };
  return { ...board, rows };
}

export function withoutRow(board: RealBoard, at: number): RealBoard {
  return { ...board, rows: board.rows.filter((_, index) => index !== at) };
}

export function counting(board: RealBoard, at: number, counted: boolean): RealBoard {
  return { ...board, rows: board.rows.map((row, index) => (index === at ? { ...row, counted } : row)) };
}

/** The prefix of a row that is left out. */
const LEFT_OUT = '#';

export function formatBoard({ edition, rows }: RealBoard): string {
  const spec = widestSpec(edition);
  const lines = rows.map((row) => `${row.counted ? '' : LEFT_OUT}${formatRow(spec, edition.marking, row)}`);
  return [formatEdition(edition), ...lines].join('\n');
}

/** An edition, then rows, on one line or many; a row with # before it is left out. */
export function parseBoard(text: string): Result<RealBoard, TextFault> {
  const [name = ''] = text.trim().split(/\s/, 1);
  const edition = parseEdition(name);
  if (!edition.ok) return edition;
  // Spaces of the same length, so that the offset of a fault stays right.
  const rest = text.replace(name, ' '.repeat(name.length));
  const spec = widestSpec(edition.value);
  const parsed = parseRows(spec, edition.value.marking, rest.replaceAll(LEFT_OUT, ' '));
  if (!parsed.ok) return parsed;
  const signs = rest.match(/#|[^\s;#]+:[^\s;]+/g) ?? [];
  const left = signs.flatMap((sign, index) => (sign === LEFT_OUT ? [] : [signs[index - 1] === LEFT_OUT]));
  return ok({
    edition: edition.value,
    rows: parsed.value.map((row, index) => ({ ...row, counted: !left[index] })),
  });
}
