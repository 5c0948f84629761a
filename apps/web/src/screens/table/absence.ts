// Who is away from the match, until when their seat is kept, and what may be done when that is over (E6).

import { decide, type MatchState, type Seat } from '@blackpeg/rules';

export interface AwaySeat {
  readonly seat: Seat;
  /** By the clock of the referee. */
  readonly until: number;
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
