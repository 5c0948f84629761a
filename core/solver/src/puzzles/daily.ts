// The code and the puzzle of a day: the same for everybody, and not secret from readers of this file.

import {
  type Code,
  type CodeSpec,
  type Edition,
  err,
  type Marking,
  ok,
  type Result,
  widestSpec,
} from '@blackpeg/rules';
import type { Field } from '../candidates/field.ts';
import { makePuzzle, type Puzzle } from './puzzle.ts';
import { rotationCode, rotationPuzzle } from './rotation.ts';
import { type LadderDay, ladderCode, ladderPuzzle } from './weekday-ladder.ts';

/**
 * The first day of version 2, a Monday. A change to how codes or puzzles are drawn makes a new version that starts at a
 * later date and leaves the days before as they are; a test checks some of each.
 */
export const LADDER_FROM = '2026-11-23';

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
  const ladder = ladderDay(day);
  const drawn = ladder ? ladderCode(ladder) : rotationCode(day, date);
  return ok({ date, version: versionOf(ladder), ...drawn });
}

/** The field is opened only when the game is known; `open` may return a cached one. */
export function dailyPuzzle(
  date: string,
  open: (spec: CodeSpec, marking: Marking) => Field,
): Result<DailyPuzzle, DateFault> {
  const day = dayNumber(date);
  if (day === undefined) return err({ kind: 'not-a-date', given: date });
  const ladder = ladderDay(day);
  const { edition, seed, options } = ladder ? ladderPuzzle(ladder, date) : rotationPuzzle(day, date);
  const puzzle = makePuzzle(open(widestSpec(edition), edition.marking), seed, options);
  if (!puzzle.ok) throw new RangeError('Every edition of the daily has puzzles.');
  return ok({ date, version: versionOf(ladder), edition, puzzle: puzzle.value });
}

/** Null for the days before the ladder. */
function ladderDay(day: number): LadderDay | null {
  const since = day - (dayNumber(LADDER_FROM) ?? 0);
  return since < 0 ? null : { week: Math.floor(since / 7), weekday: since % 7 };
}

function versionOf(ladder: LadderDay | null): number {
  return ladder ? 2 : 1;
}

/** Days since 1970-01-01 in the Gregorian calendar, or undefined for a date that does not exist: there is no year 0. */
function dayNumber(date: string): number | undefined {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []).map(Number);
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
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
