// The page of a day: its code and what became of it, the streak, and the days before.

import { type DailyCode, dailyCode } from '@blackpeg/solver';
import { dailyTexts, durationText, editionText, type Language } from '@blackpeg/wording';
import { type DayResult, dayOf, daysUpTo, isDay, streakOf, untilNextDay } from '../days/index.ts';

export interface DailyView {
  readonly date: string;
  /** The day in words; empty where there is no such day. */
  readonly day: string;
  /** Why there is no code; null where there is one. */
  readonly missing: string | null;
  readonly code: DayCodeView | null;
  readonly streak: string;
}

export interface DayCodeView {
  readonly daily: DailyCode;
  readonly edition: string;
  /** What became of it. */
  readonly result: string;
  /** What can be done now, and with which match. */
  readonly action:
    | { readonly kind: 'start'; readonly label: string }
    | { readonly kind: 'resume' | 'review'; readonly label: string; readonly match: string };
  /** When the next one comes; null before today's is begun. */
  readonly next: string | null;
}

const MINUTE = 60_000;

/** Of today where no date is given. */
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
  const streak = streakOf(results, today);
  const code = daily?.ok ? dayCode(language, daily.value, results.get(date)) : null;
  const isNext = code && code.action.kind !== 'start' && date === today;
  const wait = Math.ceil(untilNextDay(now) / MINUTE) * MINUTE;
  return {
    date,
    day: isReal ? words.day(date) : '',
    missing: code ? null : isReal ? words.notYet : words.noSuchDay,
    code: code && { ...code, next: isNext ? words.next(durationText(language, wait)) : null },
    streak: streak === 0 ? words.noStreak : words.streak(streak),
  };
}

function dayCode(
  language: Language,
  daily: DailyCode,
  result: DayResult | undefined,
): Omit<DayCodeView, 'next'> {
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

/** Days gone by, the newest first, each with what became of its code. */
export function archiveOf(
  language: Language,
  results: ReadonlyMap<string, DayResult>,
  today: string,
  count: number,
): readonly { readonly date: string; readonly day: string; readonly result: string }[] {
  return daysUpTo(today, count).map((date) => ({
    date,
    day: dailyTexts(language).day(date),
    result: resultText(language, results.get(date)),
  }));
}

function resultText(language: Language, result: DayResult | undefined): string {
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
