// The code and the puzzle of a day: the same for everybody, and no secret from one who reads this.

import {
  brailleEdition,
  type Code,
  type CodeSpec,
  drawCode,
  type Edition,
  err,
  type Marking,
  ok,
  type Result,
  seededDice,
  shapesEdition,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import type { Field } from '../candidates/field.ts';
import { makePuzzle, type Puzzle } from './puzzle.ts';

/**
 * Part of every seed. A change to how codes or puzzles are drawn makes another version and leaves this one as it is:
 * days gone by stay what they were, and a test holds twenty of them.
 */
export const DAILY_VERSION = 1;

/** Seven, so that each has its day of the week; shapes with blanks come on Wednesdays. */
const ROTATION: readonly Edition[] = [
  superEdition(),
  brailleEdition(),
  shapesEdition('1'),
  superEdition({ blanks: 'on' }),
  shapesEdition('3'),
  brailleEdition('on'),
  shapesEdition('2'),
];

export interface DailyCode {
  /** UTC, as YYYY-MM-DD. */
  readonly date: string;
  readonly version: number;
  readonly edition: Edition;
  readonly code: Code;
}

export interface DailyPuzzle {
  readonly date: string;
  readonly version: number;
  readonly edition: Edition;
  readonly puzzle: Puzzle;
}

export type DateFault = { readonly kind: 'not-a-date'; readonly given: string };

export function dailyCode(date: string): Result<DailyCode, DateFault> {
  const day = dayNumber(date);
  if (day === undefined) return err({ kind: 'not-a-date', given: date });
  const edition = editionOf(day);
  const code = drawCode(widestSpec(edition), seededDice(seedOf('code', date)));
  return ok({ date, version: DAILY_VERSION, edition, code });
}

/** The field is opened only when it is known for which game; `open` may hand out one that is kept. */
export function dailyPuzzle(
  date: string,
  open: (spec: CodeSpec, marking: Marking) => Field,
): Result<DailyPuzzle, DateFault> {
  const day = dayNumber(date);
  if (day === undefined) return err({ kind: 'not-a-date', given: date });
  const edition = editionOf(day + PUZZLE_LEAD);
  const field = open(widestSpec(edition), edition.marking);
  const puzzle = makePuzzle(field, seedOf('puzzle', date), { mostRows: edition.rows, tries: MANY_TRIES });
  if (!puzzle.ok) throw new RangeError('Every edition of the rotation has puzzles.');
  return ok({ date, version: DAILY_VERSION, edition, puzzle: puzzle.value });
}

/** Without blue it takes many rows to settle a code of shapes; some positions fit on the board. */
const MANY_TRIES = 100;

/** The puzzle is of another edition than the code of the day. */
const PUZZLE_LEAD = 3;

function editionOf(day: number): Edition {
  const { length } = ROTATION;
  return ROTATION[((day % length) + length) % length] as Edition;
}

/** FNV-1a over version, kind and date. */
function seedOf(kind: 'code' | 'puzzle', date: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${DAILY_VERSION} ${kind} ${date}`) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  }
  return hash | 0;
}

/** Days since 1970-01-01 in the Gregorian calendar, or nothing for a day that never was. */
function dayNumber(date: string): number | undefined {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []).map(Number);
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  let days = day - 1;
  for (let before = 1; before < month; before += 1) days += daysIn(year, before);
  const years = year - 1;
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leaps + days - 719_162;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
