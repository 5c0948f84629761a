// A day as a language names it: for screens that speak of today and of what was played when.

import { dayFormat } from '../../dates.ts';

/** Weekday, day and month. `at` is in milliseconds since 1970; the day is that of universal time. */
export function dayIn(tag: string): (at: number) => string {
  return dayFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
}
