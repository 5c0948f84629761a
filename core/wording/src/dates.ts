// Days as a language writes them. Formats are slow to make, so each is made when it is first asked for.

import { lazy } from './lazy.ts';

type Parts = Pick<
  Intl.DateTimeFormatOptions,
  'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute' | 'timeZone'
>;

export function dayFormat(tag: string, parts: Parts): (at: number) => string {
  const format = lazy(() => new Intl.DateTimeFormat(tag, parts));
  return (at) => {
    const text = format().format(at);
    return tag === 'fr' ? text.replace(FIRST, '1er ') : text;
  };
}

/** The one day of a month that French counts with an ordinal. */
const FIRST = /(?<!\d)1 (?=\p{L})/u;
