// Days in words. They are days of UTC, so no clock change of the reader's country moves them.

import { dayFormat } from '../dates.ts';
import type { Language } from '../language.ts';

const PARTS = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const DAYS: Readonly<Record<Language, (at: number) => string>> = {
  en: dayFormat('en-GB', PARTS),
  fr: dayFormat('fr', PARTS),
  de: dayFormat('de', PARTS),
};

/** `2026-03-14` as “Saturday 14 March 2026”; what is no day stays as it is. */
export function longDay(language: Language, date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? date : DAYS[language](time);
}
