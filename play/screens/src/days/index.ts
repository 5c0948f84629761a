// Days as the daily code counts them (UTC, the same for everybody), and the results of each day.

import type { Origin } from '@blackpeg/table';
import type { KeptMatch } from '../shared-matches.ts';

const DAY = 86_400_000;

/** `2026-03-14`. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

export function daysLater(day: string, by: number): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + by * DAY);
}

/** There is no year 0. */
export function isDay(text: string): boolean {
  return (
    !text.startsWith('0000') &&
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
    daysLater(text, 0) === text
  );
}

/** Milliseconds until the next code. */
export function untilNextDay(now: number): number {
  return DAY - (((now % DAY) + DAY) % DAY);
}

/** The days of its week, from Monday to Sunday. */
export function weekOf(day: string): readonly string[] {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, at) => daysLater(day, at - sinceMonday));
}

type DayOrigin = Extract<Origin, { readonly kind: 'daily' }>;

export type DayResult =
  | { readonly kind: 'running'; readonly match: string }
  /** Only a code searched for on its own day counts for a streak. */
  | { readonly kind: 'found'; readonly match: string; readonly rows: number; readonly onTheDay: boolean }
  | { readonly kind: 'not-found'; readonly match: string };

/** By day. The first match of a day counts; further tries do not. */
export function resultsOf(matches: readonly KeptMatch[]): ReadonlyMap<string, DayResult> {
  const results = new Map<string, DayResult>();
  const oldestFirst = [...matches].sort((a, b) => a.card.madeAt - b.card.madeAt);
  for (const match of oldestFirst) {
    const { origin } = match.card;
    if (origin.kind === 'daily' && !results.has(origin.date))
      results.set(origin.date, resultOf(match, origin));
  }
  return results;
}

function resultOf({ card, state }: KeptMatch, { date, onTheDay }: DayOrigin): DayResult {
  const { match, madeAt } = card;
  if (state.phase !== 'closed') return { kind: 'running', match };
  const { outcome } = state.round;
  if (outcome?.kind !== 'broken') return { kind: 'not-found', match };
  return { kind: 'found', match, rows: outcome.rows, onTheDay: onTheDay ?? dayOf(madeAt) === date };
}

/** Days in a row on which the code was found, counted back from today, or from yesterday while today is still open. */
export function streakOf(results: ReadonlyMap<string, DayResult>, today: string): number {
  const isFound = (day: string) => {
    const result = results.get(day);
    return result?.kind === 'found' && result.onTheDay;
  };
  let day = isFound(today) ? today : daysLater(today, -1);
  let days = 0;
  while (isFound(day)) {
    days += 1;
    day = daysLater(day, -1);
  }
  return days;
}
