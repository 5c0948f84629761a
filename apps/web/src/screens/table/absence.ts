// Who is away from the match, until when their seat is kept, and what may be done when that is over (E6).

import { decide, type MatchState, type Seat } from '@blackpeg/rules';
import { type Language, languageTag } from '@blackpeg/wording';

export interface AwaySeat {
  readonly seat: Seat;
  /** By the clock of the referee. */
  readonly until: number;
}

/** Until when one's own seat is kept; null for who is not away. */
export function ownUntil({ away, terms, phase }: MatchState, own: Seat | null): number | null {
  const absence = phase === 'closed' ? undefined : away.find(({ seat }) => seat === own);
  return absence ? absence.since + terms.absence : null;
}

export type AwayAct = 'take-round' | 'abandon-match';

/** Of the others; nothing once the match is over. */
export function awaySeats({ away, terms, phase }: MatchState, own: Seat | null): readonly AwaySeat[] {
  if (phase === 'closed') return [];
  return away
    .filter(({ seat }) => seat !== own)
    .map(({ seat, since }) => ({ seat, until: since + terms.absence }));
}

/** What the rules allow this seat at this moment. */
export function awayActs(state: MatchState, own: Seat | null, now: number): readonly AwayAct[] {
  if (own === null) return [];
  const acts = ['take-round', 'abandon-match'] as const;
  return acts.filter((type) => decide(state, own, { type }, now).ok);
}

/** As the clock on the wall shows it here; `ahead` is how much further the clock of the referee is. */
export function wallTime(language: Language, at: number, ahead: number): string {
  return new Intl.DateTimeFormat(languageTag(language), { hour: '2-digit', minute: '2-digit' }).format(
    at - ahead,
  );
}
