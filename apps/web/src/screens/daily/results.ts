// What became of the codes of the days, read off the matches that were played for them.

import type { KeptMatch } from '../../storage/matches.ts';
import { dayOf } from './day.ts';

export type DayResult =
  | { readonly kind: 'running'; readonly match: string }
  /** Only a code looked for on its own day counts for a streak. */
  | { readonly kind: 'found'; readonly match: string; readonly rows: number; readonly onTheDay: boolean }
  | { readonly kind: 'not-found'; readonly match: string };

/** By day. The first match of a day counts; another try at it is for the pleasure of it. */
export function resultsOf(matches: readonly KeptMatch[]): ReadonlyMap<string, DayResult> {
  const results = new Map<string, DayResult>();
  const oldestFirst = [...matches].sort((a, b) => a.card.madeAt - b.card.madeAt);
  for (const match of oldestFirst) {
    const { origin } = match.card;
    if (origin.kind === 'daily' && !results.has(origin.date))
      results.set(origin.date, resultOf(match, origin.date));
  }
  return results;
}

function resultOf({ card, state }: KeptMatch, date: string): DayResult {
  const { match, madeAt } = card;
  if (state.phase !== 'closed') return { kind: 'running', match };
  const { outcome } = state.round;
  if (outcome?.kind !== 'broken') return { kind: 'not-found', match };
  return { kind: 'found', match, rows: outcome.rows, onTheDay: dayOf(madeAt) === date };
}

export function streakDays(results: ReadonlyMap<string, DayResult>): ReadonlySet<string> {
  return new Set(
    [...results].flatMap(([day, result]) => (result.kind === 'found' && result.onTheDay ? [day] : [])),
  );
}
