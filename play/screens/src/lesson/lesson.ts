// The first lesson: a real game of three holes and four colours, with two given rows and one to work out.

import {
  type Code,
  customEdition,
  type Feedback,
  firstMisfit,
  isBroken,
  type MarkedGuess,
  mark,
  type Peg,
} from '@blackpeg/rules';
import type { Misfit, RowCheck } from '@blackpeg/solver';

/** Like the cell “Start here” of Super, on a board no higher than the lesson needs. */
export const LESSON_EDITION = customEdition({
  holes: 3,
  facets: [{ name: 'colour', size: 4, blank: false }],
  rows: 5,
});
export const LESSON_CODE: Code = [1, 4, 2];
/** The first row is answered by one black and one white, the second by three whites; then one code is left. */
export const TOLD_ROWS: readonly Code[] = [
  [1, 2, 3],
  [4, 2, 1],
];

export const LESSON_STEPS = ['place', 'submit', 'read', 'test', 'conclude', 'done'] as const;
export type LessonStep = (typeof LESSON_STEPS)[number];

export interface LessonStanding {
  readonly rows: readonly MarkedGuess[];
  /** Is the row full and correct? */
  readonly ready: boolean;
  readonly read: boolean;
}

export function stepOf({ rows, ready, read }: LessonStanding): LessonStep {
  const last = rows.at(-1);
  if (!last) return ready ? 'submit' : 'place';
  if (isBroken(last.mark, LESSON_CODE.length)) return 'done';
  if (!read) return 'read';
  return rows.length < TOLD_ROWS.length ? 'test' : 'conclude';
}

/** How many pegs of the first row are in the code at all: the only question of the lesson. */
export function pegsRight({ black, white }: Feedback): number {
  return black + white;
}

export type LessonObjection =
  /** A hole, counted from 0, that should have another peg. */
  | { readonly kind: 'other-peg'; readonly hole: number; readonly peg: Peg }
  /** The row cannot be the code. */
  | { readonly kind: 'misfit'; readonly check: RowCheck };

/** The objection to placing these pegs, or null. Empty holes are not an objection. */
export function objectionTo(
  rows: readonly MarkedGuess[],
  pegs: readonly (Peg | null)[],
): LessonObjection | null {
  const told = TOLD_ROWS[rows.length];
  if (told) {
    const hole = told.findIndex((peg, index) => (pegs[index] ?? peg) !== peg);
    return hole < 0 ? null : { kind: 'other-peg', hole, peg: told[hole] ?? 0 };
  }
  const code = pegs.filter((peg) => peg !== null);
  if (code.length < LESSON_CODE.length) return null;
  const row = firstMisfit(LESSON_EDITION.marking, rows, code);
  return row === undefined ? null : { kind: 'misfit', check: misfitAt(rows, row, code) };
}

function misfitAt(rows: readonly MarkedGuess[], row: number, code: Code): RowCheck {
  const placed = rows[row];
  const misfits: readonly Misfit[] = placed
    ? [{ row, got: placed.mark, would: mark(LESSON_EDITION.marking, code, placed.guess) }]
    : [];
  return { kind: 'contradicts', rows: misfits };
}
