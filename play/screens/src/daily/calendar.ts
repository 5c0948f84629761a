// The days around a day: the games of its week, from small to large, and its month, each with its result.

import { dailyCode, LADDER_FROM } from '@blackpeg/solver';
import { briefEdition, dailyTexts, type Language } from '@blackpeg/wording';
import { type DayResult, daysLater, isDay, weekOf } from '../days/index.ts';
import { resultText } from './view.ts';

type Results = ReadonlyMap<string, DayResult>;

export interface WeekView {
  readonly title: string;
  /** That its games grow; null for a week before they did. */
  readonly note: string | null;
  /** From Monday to Sunday. */
  readonly days: readonly WeekDay[];
}

export interface WeekDay {
  readonly date: string;
  readonly weekday: string;
  readonly edition: string;
  readonly result: string;
  readonly isToday: boolean;
  /** A day to come has no code yet. */
  readonly isOpen: boolean;
}

export function weekView(language: Language, date: string, results: Results, today: string): WeekView {
  const words = dailyTexts(language);
  const dates = weekOf(date);
  return {
    title: dates.includes(today) ? words.thisWeek : words.weekFrom(dates[0] ?? date),
    note: date < LADDER_FROM ? null : words.weekNote,
    days: dates.flatMap((day) => {
      const daily = dailyCode(day);
      if (!daily.ok) return [];
      const isOpen = day <= today;
      return [
        {
          date: day,
          weekday: words.weekday(day),
          edition: briefEdition(language, daily.value.edition),
          result: isOpen ? resultText(language, results.get(day)) : words.toCome,
          isToday: day === today,
          isOpen,
        },
      ];
    }),
  };
}

export type DayState = DayResult['kind'] | 'not-played' | 'to-come';

export interface CalendarDay {
  readonly date: string;
  /** Of the month, from 1. */
  readonly day: number;
  readonly state: DayState;
  /** The rows it took, or a symbol for another result; empty for a future day. */
  readonly sign: string;
  /** The date, without the weekday that heads its column, and the result of its code. */
  readonly text: string;
  readonly isToday: boolean;
}

export interface CalendarView {
  readonly title: string;
  /** The totals of the month. */
  readonly summary: string;
  readonly signs: string;
  /** Monday first. */
  readonly weekdays: readonly { readonly name: string; readonly brief: string }[];
  /** Seven cells each; null outside the month. */
  readonly weeks: readonly (readonly (CalendarDay | null)[])[];
  /** A day of the previous and of the next month, if there is one that has begun. */
  readonly earlier: string | null;
  readonly later: string | null;
}

const SIGNS: Readonly<Record<Exclude<DayState, 'found'>, string>> = {
  'not-found': '×',
  running: '…',
  'not-played': '·',
  'to-come': '',
};

/** The month of a day. */
export function calendarView(
  language: Language,
  date: string,
  results: Results,
  today: string,
): CalendarView {
  const words = dailyTexts(language);
  const first = `${date.slice(0, 8)}01`;
  const isHere = (day: string) => day.startsWith(first.slice(0, 8));
  const weeks: (readonly (CalendarDay | null)[])[] = [];
  for (let week = weekOf(first); week.some(isHere); week = week.map((day) => daysLater(day, 7)))
    weeks.push(week.map((day) => (isHere(day) ? calendarDay(language, day, results.get(day), today) : null)));
  const over = weeks.flat().filter((day) => day?.state === 'found' || day?.state === 'not-found');
  const before = daysLater(first, -1);
  const after = daysLater(first, 31);
  return {
    title: words.month(first),
    summary: words.monthSoFar(over.length, over.filter((day) => day?.state === 'found').length),
    signs: words.calendarSigns('4', SIGNS['not-found'], SIGNS.running, SIGNS['not-played']),
    weekdays: weekOf(first).map((day) => ({ name: words.weekday(day), brief: words.briefWeekday(day) })),
    weeks,
    earlier: isDay(before) ? before : null,
    later: `${after.slice(0, 8)}01` <= today ? after : null,
  };
}

function calendarDay(
  language: Language,
  date: string,
  result: DayResult | undefined,
  today: string,
): CalendarDay {
  const words = dailyTexts(language);
  const state: DayState = date > today ? 'to-come' : (result?.kind ?? 'not-played');
  return {
    date,
    day: Number(date.slice(8)),
    state,
    sign: result?.kind === 'found' ? String(result.rows) : SIGNS[state === 'found' ? 'not-played' : state],
    text: words.dayResult(
      words.date(date),
      state === 'to-come' ? words.toCome : resultText(language, result),
    ),
    isToday: date === today,
  };
}

/** Week and month as lines: a line for each day of the week, then a table with a row for each week: its first day, then seven symbols. */
export interface CalendarLines {
  readonly week: readonly string[];
  readonly table: readonly (readonly string[])[];
  /** Around the table: its title and totals before it, the meaning of its symbols after it. */
  readonly before: string;
  readonly after: string;
}

export function calendarLines(week: WeekView, month: CalendarView, language: Language): CalendarLines {
  const { dayResult } = dailyTexts(language);
  return {
    week: week.days.map(({ weekday, edition, result }) => `${dayResult(weekday, `${edition}.`)} ${result}`),
    table: [
      ['', ...month.weekdays.map(({ brief }) => brief)],
      ...month.weeks.map((days) => [
        String(days.find((day) => day !== null)?.day ?? ''),
        ...days.map((day) => day?.sign ?? ''),
      ]),
    ],
    before: dayResult(month.title, month.summary),
    after: month.signs,
  };
}
