// Days in words. They are days of UTC, so no clock change of the reader's country moves them.

import type { Language } from '../language.ts';

/** `2026-03-14` as “Saturday 14 March 2026”; what is no day stays as it is. */
export function longDay(language: Language, date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time)) return date;
  const tag = language === 'en' ? 'en-GB' : language;
  const format = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(time);
}
