// Who is away from the match, until when their seat is kept, and what may be done when that is over (E6).

import { decide, type MatchState, type Seat } from '@blackpeg/rules';
import { type Language, languageTag } from '@blackpeg/wording';

export const AWAY_ACTS = ['take-round', 'abandon-match'] as const;
export type AwayAct = (typeof AWAY_ACTS)[number];

export interface AwaySeat {
  readonly seat: Seat;
  readonly since: number;
  /** By the clock of the referee. */
  readonly until: number;
}

/** Empty once the match is over; nobody waits for a player who has resigned it. */
export function awaySeats({ away, withdrawn, terms, phase }: MatchState): readonly AwaySeat[] {
  if (phase === 'closed') return [];
  return away
    .filter(({ seat }) => !withdrawn.includes(seat))
    .map(({ seat, since }) => ({ seat, since, until: since + terms.absence }));
}

/** What the rules allow this seat at this moment. */
export function awayActs(match: MatchState, own: Seat | null, now: number): readonly AwayAct[] {
  if (own === null || !awaySeats(match).some(({ seat }) => seat !== own)) return [];
  return AWAY_ACTS.filter((type) => decide(match, own, { type }, now).ok);
}

export function absenceKey({ seat, since }: AwaySeat): string {
  return `${seat} ${since}`;
}

/** Local time of day; `ahead` is how far the referee's clock is ahead. */
export function wallTime(language: Language, at: number, ahead: number): string {
  return new Intl.DateTimeFormat(languageTag(language), { hour: '2-digit', minute: '2-digit' }).format(
    at - ahead,
  );
}
