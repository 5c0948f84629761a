// Giving up, agreeing to stop, going away and coming back (M7, E4, E6).

import { dutyOf } from '../match/duty.ts';
import type { MatchState } from '../match/match.ts';
import { boardOfBreaker, isDropped } from '../match/match.ts';
import type { Seat } from '../match/seat.ts';
import type { Err, Result } from '../result.ts';
import { ok } from '../result.ts';
import { type Decision, grant, refuse, seatOf, speaksFor, type Wish } from './decision.ts';
import type { RuleId, RuleViolation } from './violation.ts';

export function resign(wish: Wish, what: 'round' | 'match'): Decision {
  const seat = playing(wish, 'E4');
  if (!seat.ok) return seat;
  const { state, now: at } = wish;
  const board = state.round.boards[boardOfBreaker(state.round, seat.value)];
  const out = what === 'round' && board !== undefined && isDropped(state, board);
  if (out) return refuse('S2', { kind: 'out-of-the-race' });
  return what === 'round'
    ? grant({ type: 'round-resigned', seat: seat.value, takenBy: null, at })
    : grant({ type: 'match-resigned', seat: seat.value, at });
}

/** Also while a sealed code waits to be opened: at any time (M7). */
export function offerEnd(wish: Wish): Decision {
  const seat = wish.state.phase === 'revealing' ? stillIn(wish, 'M7') : playing(wish, 'M7');
  if (!seat.ok) return seat;
  if (wish.state.endOffers.includes(seat.value)) return refuse('M7', { kind: 'end-already-offered' });
  return grant({ type: 'end-offered', seat: seat.value, at: wish.now });
}

export function withdrawOffer(wish: Wish): Decision {
  const seat = seatOf(wish);
  if (seat === undefined) return refuse('M7', { kind: 'not-for-you' });
  if (!wish.state.endOffers.includes(seat)) return refuse('M7', { kind: 'end-not-offered' });
  return grant({ type: 'end-withdrawn', seat, at: wish.now });
}

/** One who does not agree is enough: nobody's offer is left. */
export function declineOffer(wish: Wish): Decision {
  const seat = stillIn(wish, 'M7');
  if (!seat.ok) return seat;
  const isOffered = wish.state.endOffers.some((other) => other !== seat.value);
  if (!isOffered) return refuse('M7', { kind: 'no-end-offered' });
  return grant({ type: 'end-declined', seat: seat.value, at: wish.now });
}

export function setPresence(wish: Wish, seat: Seat, away: boolean): Decision {
  if (!speaksFor(wish, seat)) return refuse('E6', { kind: 'not-for-you' });
  if (isAway(wish.state, seat) === away) return refuse('E6', { kind: 'presence-unchanged', away });
  return grant({ type: away ? 'left' : 'returned', seat, at: wish.now });
}

/** As if the absent player had resigned the round. */
export function takeRound(wish: Wish): Decision {
  const seat = playing(wish, 'E6');
  if (!seat.ok) return seat;
  const absent = longAway(wish, seat.value);
  if (!absent.ok) return absent;
  const { state, now: at } = wish;
  const gone = absent.value.filter((other) => !state.round.resigned.includes(other));
  const owing = gone.filter((other) => owesSomething(state, other));
  const [other] = owing;
  if (other === undefined) return gone.length === 0 ? refuse('E6', { kind: 'nobody-away' }) : owesNothing();
  if (state.terms.form === 'race') {
    return grant(
      ...owing.map((out) => ({ type: 'round-resigned' as const, seat: out, takenBy: seat.value, at })),
    );
  }
  return grant({ type: 'search-ended', ending: { kind: 'round-taken', absent: other, by: seat.value }, at });
}

/** Only if nobody else is there to play on, and all who are away hold up the match. */
export function abandonMatch(wish: Wish): Decision {
  const seat = playing(wish, 'E6');
  if (!seat.ok) return seat;
  const absent = longAway(wish, seat.value);
  if (!absent.ok) return absent;
  const { state, now: at } = wish;
  const others = state.terms.seats
    .map((_, index) => index)
    .filter((index) => isOpponent(state, index, seat.value));
  const [first] = absent.value;
  if (first === undefined || !others.every((other) => absent.value.includes(other))) {
    return refuse('E6', { kind: 'nobody-away' });
  }
  if (!others.every((other) => owesSomething(state, other))) return owesNothing();
  return grant({
    type: 'search-ended',
    ending: { kind: 'match-abandoned', absent: first, by: seat.value },
    at,
  });
}

/** A seat while rounds are being played: between search and reveal there is nothing left to give up. */
function playing(wish: Wish, rule: RuleId): Result<Seat, RuleViolation> {
  const { phase } = wish.state;
  const seat = stillIn(wish, rule);
  return !seat.ok || phase === 'hiding' || phase === 'seeking' ? seat : refuse('F6', { kind: 'search-over' });
}

/** A seat that has not resigned the match. */
function stillIn(wish: Wish, rule: RuleId): Result<Seat, RuleViolation> {
  const seat = seatOf(wish);
  if (seat === undefined) return refuse(rule, { kind: 'not-for-you' });
  return wish.state.withdrawn.includes(seat) ? refuse('S2', { kind: 'out-of-the-race' }) : ok(seat);
}

function longAway({ state, now }: Wish, seat: Seat): Result<readonly Seat[], RuleViolation> {
  const away = state.away.filter((absence) => isOpponent(state, absence.seat, seat));
  if (away.length === 0) return refuse('E6', { kind: 'nobody-away' });
  const left = (since: number) => state.terms.absence - (now - since);
  const gone = away.filter(({ since }) => left(since) <= 0).map((absence) => absence.seat);
  if (gone.length > 0) return ok(gone);
  return refuse('E6', { kind: 'wait-longer', left: Math.min(...away.map(({ since }) => left(since))) });
}

function isOpponent(state: MatchState, other: Seat, seat: Seat): boolean {
  return other !== seat && !state.withdrawn.includes(other) && state.terms.seats[other]?.player === 'person';
}

/** E6: against a player who owes neither code, row nor mark, the round cannot be claimed nor the match ended. */
function owesSomething(state: MatchState, seat: Seat): boolean {
  return state.rules < 3 || dutyOf(state, seat) !== null;
}

function owesNothing(): Err<RuleViolation> {
  return refuse('E6', { kind: 'owes-nothing' });
}

function isAway(state: MatchState, seat: Seat): boolean {
  return state.away.some((absence) => absence.seat === seat);
}
