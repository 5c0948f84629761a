// The page of a day: its code and the result, the streak, and how many rows codes took.

import { parseGhost } from '@blackpeg/notation';
import { sameCode } from '@blackpeg/rules';
import { type DailyCode, dailyCode } from '@blackpeg/solver';
import { dailyTexts, durationText, editionText, type Language } from '@blackpeg/wording';
import { type DayResult, dayOf, isDay, streakOf, untilNextDay } from '../days/index.ts';

export interface DailyView {
  readonly date: string;
  readonly isToday: boolean;
  /** The day in words; empty if there is no such day. */
  readonly day: string;
  /** Why there is no code; null if there is one. */
  readonly missing: string | null;
  readonly code: DayCodeView | null;
}

export interface DayCodeView {
  readonly daily: DailyCode;
  readonly edition: string;
  /** Its result. */
  readonly result: string;
  /** What can be done now, and with which match. */
  readonly action:
    | { readonly kind: 'start'; readonly label: string }
    | { readonly kind: 'resume' | 'review'; readonly label: string; readonly match: string };
}

const MINUTE = 60_000;

/** Of today if no date is given. */
export function dailyView(
  language: Language,
  given: string | null,
  results: ReadonlyMap<string, DayResult>,
  now: number,
): DailyView {
  const words = dailyTexts(language);
  const today = dayOf(now);
  const date = given ?? today;
  const isReal = isDay(date);
  const daily = isReal && date <= today ? dailyCode(date) : null;
  const code = daily?.ok ? dayCode(language, daily.value, results.get(date)) : null;
  return {
    date,
    isToday: date === today,
    day: isReal ? words.day(date) : '',
    missing: code ? null : isReal ? words.notYet : words.noSuchDay,
    code,
  };
}

function dayCode(language: Language, daily: DailyCode, result: DayResult | undefined): DayCodeView {
  const words = dailyTexts(language);
  const about = {
    daily,
    edition: editionText(language, daily.edition),
    result: resultText(language, result),
  };
  if (!result) return { ...about, action: { kind: 'start', label: words.start } };
  const { match } = result;
  return result.kind === 'running'
    ? { ...about, action: { kind: 'resume', label: words.goOn, match } }
    : { ...about, action: { kind: 'review', label: words.seeAgain, match } };
}

/** The totals of the days so far, and when the next code comes. */
export interface DaysSoFar {
  readonly streak: string;
  /** How many codes took how many rows, those not found last; `share` is relative to the largest. Empty before the first. */
  readonly byRows: readonly {
    readonly name: string;
    readonly figure: string;
    readonly share: number;
    /** The code of the given day is one of these. */
    readonly isHere: boolean;
  }[];
  readonly next: string;
}

export function daysSoFar(
  language: Language,
  date: string,
  results: ReadonlyMap<string, DayResult>,
  now: number,
): DaysSoFar {
  const words = dailyTexts(language);
  const days = streakOf(results, dayOf(now));
  const here = rowsOf(results.get(date));
  const all = [...results.values()].flatMap((result) => rowsOf(result) ?? []);
  const found = Math.max(0, ...all);
  const lines = [...Array.from({ length: found }, (_, index) => index + 1), ...(all.includes(0) ? [0] : [])];
  const counted = lines.map((rows) => ({ rows, codes: all.filter((each) => each === rows).length }));
  const most = Math.max(1, ...counted.map(({ codes }) => codes));
  return {
    streak: days === 0 ? words.noStreak : words.streak(days),
    byRows: counted.map(({ rows, codes }) => ({
      name: rows === 0 ? words.heldRow : words.rows(rows),
      figure: words.times(codes),
      share: codes / most,
      isHere: rows === here,
    })),
    next: words.next(timeToNext(language, now)),
  };
}

/** 0 if the code was not found; null while the search is on. */
function rowsOf(result: DayResult | undefined): number | null {
  if (result === undefined || result.kind === 'running') return null;
  return result.kind === 'found' ? result.rows : 0;
}

function timeToNext(language: Language, now: number): string {
  return durationText(language, Math.ceil(untilNextDay(now) / MINUTE) * MINUTE);
}

/** The result of a day's code, as a sentence. */
export function resultText(language: Language, result: DayResult | undefined): string {
  const words = dailyTexts(language);
  switch (result?.kind) {
    case undefined:
      return words.notPlayed;
    case 'found':
      return words.found(result.rows);
    case 'not-found':
      return words.held;
    case 'running':
      return words.running;
  }
}

/** The rest of a day's link: a ghost that searched for its code, nothing, or something unreadable. */
export function dailyGhost(date: string, link: string): 'none' | 'bad' | { readonly ghost: string } {
  if (link === '') return 'none';
  const ghost = parseGhost(link);
  const daily = dailyCode(date);
  const isOfDay = ghost.ok && daily.ok && sameCode(ghost.value.code, daily.value.code);
  return isOfDay ? { ghost: link } : 'bad';
}
