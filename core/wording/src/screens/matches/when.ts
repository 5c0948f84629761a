// A day in the past as a language writes it, by the clock of the device.

import { lazy } from '../../lazy.ts';

export function whenIn(tag: string): (at: number) => string {
  const format = lazy(() => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric' }));
  return (at) => format().format(at);
}

/** A day given as `2026-03-14`, which is the same day everywhere. */
export function dateIn(tag: string): (date: string) => string {
  const format = lazy(
    () => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  );
  return (date) => {
    const at = Date.parse(`${date}T12:00:00Z`);
    return Number.isNaN(at) ? date : format().format(at);
  };
}
