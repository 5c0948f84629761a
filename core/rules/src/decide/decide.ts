// Decides an action: returns its events and all that follow from them, or a refusal with the rule.

import type { Action } from '../match/action.ts';
import type { MatchState } from '../match/match.ts';
import type { Actor } from '../match/seat.ts';
import { ok, type Result } from '../result.ts';
import { type Advance, withConsequences } from './consequences.ts';
import { type Decision, refuse, type Wish } from './decision.ts';
import { admit, claim } from './disputes.ts';
import { hideCodeBy, openCodeBy } from './hiding.ts';
import {
  abandonMatch,
  declineOffer,
  offerEnd,
  resign,
  setPresence,
  takeRound,
  withdrawOffer,
} from './leaving.ts';
import { correctMark, markGuess } from './marks.ts';
import { placeGuess } from './placing.ts';
import { see, setClocks, timeUp } from './timing.ts';
import type { RuleViolation } from './violation.ts';

/** Pure and total: the same state, actor, action and time give the same answer, and nothing is thrown. */
export function decide(state: MatchState, by: Actor, action: Action, now: number): Decision {
  const advanced = advance(state, by, action, now);
  return advanced.ok ? ok(advanced.value.events) : advanced;
}

/** Like `decide`, but also returns the state after the events, which is cheaper than folding them again. */
export function advance(
  state: MatchState,
  by: Actor,
  action: Action,
  now: number,
): Result<Advance, RuleViolation> {
  if (state.phase === 'closed') return refuse('M1', { kind: 'match-over' });
  const decision = grantOrRefuse({ state, by, now }, action);
  return decision.ok ? ok(withConsequences(state, decision.value, now)) : decision;
}

function grantOrRefuse(wish: Wish, action: Action): Decision {
  switch (action.type) {
    case 'hide-code':
      return hideCodeBy(wish, action);
    case 'place-guess':
      return placeGuess(wish, action.guess, false, action.row);
    case 'mark-guess':
      return markGuess(wish, action);
    case 'correct-mark':
      return correctMark(wish, action);
    case 'claim':
      return claim(wish);
    case 'admit':
      return admit(wish);
    case 'see':
      return see(wish, action.seat);
    case 'time-up':
      return timeUp(wish, action);
    case 'resign-round':
      return resign(wish, 'round');
    case 'resign-match':
      return resign(wish, 'match');
    case 'offer-end':
      return offerEnd(wish);
    case 'withdraw-offer':
      return withdrawOffer(wish);
    case 'decline-offer':
      return declineOffer(wish);
    case 'leave':
      return setPresence(wish, action.seat, true);
    case 'return':
      return setPresence(wish, action.seat, false);
    case 'take-round':
      return takeRound(wish);
    case 'abandon-match':
      return abandonMatch(wish);
    case 'stop-clocks':
      return setClocks(wish, true);
    case 'restart-clocks':
      return setClocks(wish, false);
    case 'open-code':
      return openCodeBy(wish, action);
  }
}
