// The week and the month of a day as lines, with the results on this machine.

import { calendarLines, calendarView, daysSoFar, weekView } from '@blackpeg/screens/daily';
import { dayOf, resultsOf } from '@blackpeg/screens/days';
import { dailyTexts, type Language } from '@blackpeg/wording';
import { drawTable } from '../command-line/command-output.ts';
import { keptMatches, type Saved } from '../saved/saved.ts';

/** Of today if no day is given. */
export async function calendarTexts(
  language: Language,
  saved: Saved,
  given: string | null,
  now: number,
): Promise<readonly string[]> {
  const words = dailyTexts(language);
  const results = resultsOf(await keptMatches(saved));
  const today = dayOf(now);
  const date = given ?? today;
  const week = weekView(language, date, results, today);
  const lines = calendarLines(week, calendarView(language, date, results, today), language);
  const { streak, byRows } = daysSoFar(language, date, results, now);
  const table = drawTable(
    lines.table,
    Array.from({ length: 8 }, () => 'right' as const),
  );
  return [
    [week.title, week.note].filter((text) => text !== null).join('. '),
    ...lines.week,
    '',
    lines.before,
    ...table.trimEnd().split('\n'),
    lines.after,
    '',
    streak,
    ...byRows.map(({ name, figure }) => words.dayResult(name, figure)),
  ];
}
