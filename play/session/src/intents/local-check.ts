// Checks the rules locally: what a seat's own view already refuses is never sent.

import { type Action, decide, type MatchState, type RuleViolation, type Seat } from '@blackpeg/rules';

/** Null if the rules allow it, or only the referee can tell. `state` is what the seat may know. */
export function localViolation(
  state: MatchState,
  seat: Seat,
  action: Action,
  now: number,
): RuleViolation | null {
  if (!isKnownHere(action)) return null;
  const decision = decide(state, seat, action, now);
  return decision.ok ? null : decision.error;
}

/**
 * A view refuses nothing that the complete state would accept; what it lets through for lack of knowledge, the referee
 * refuses. Not checked here: what depends on the referee's clock, and a claim, which may take long and is judged once.
 */
function isKnownHere(action: Action): boolean {
  switch (action.type) {
    case 'hide-code':
    case 'place-guess':
    case 'mark-guess':
    case 'correct-mark':
    case 'admit':
    case 'resign-round':
    case 'resign-match':
    case 'offer-end':
    case 'withdraw-offer':
    case 'open-code':
    case 'decline-offer':
      return true;
    case 'claim':
    case 'see':
    case 'time-up':
    case 'leave':
    case 'return':
    case 'take-round':
    case 'abandon-match':
    case 'stop-clocks':
    case 'restart-clocks':
      return false;
  }
}
