// A day in the past as a language writes it, by the clock of the device.

import { dayFormat } from '../../dates.ts';

const PARTS = { day: 'numeric', month: 'long', year: 'numeric' } as const;

export function whenIn(tag: string): (at: number) => string {
  return dayFormat(tag, PARTS);
}

/** The same with the time. */
export function momentIn(tag: string): (at: number) => string {
  return dayFormat(tag, { ...PARTS, hour: '2-digit', minute: '2-digit' });
}

/** A day given as `2026-03-14`, which is the same day everywhere. */
export function dateIn(tag: string): (date: string) => string {
  const day = dayFormat(tag, { ...PARTS, timeZone: 'UTC' });
  return (date) => {
    const at = Date.parse(`${date}T12:00:00Z`);
    return Number.isNaN(at) ? date : day(at);
  };
}
