// The duties of the person on a seat, their names, and the time left for them.

import { type Duty, dutyOf, type MatchState, type Milliseconds, type Seat, timeLeft } from '@blackpeg/rules';

/** Spectators owe nothing, and what the device of a sealed code does by itself is not the player's duty (K1). */
export function ownDuty(state: MatchState, seat: Seat | null): Duty | null {
  const duty = seat === null ? null : dutyOf(state, seat);
  const { custody, marker } = state.terms;
  const byDevice = duty?.kind === 'open' || (duty?.kind === 'mark' && marker === 'automatic');
  return custody === 'sealed' && byDevice ? null : duty;
}

/** The time left for the player's own duty; for a spectator, for the first seat that owes something. Null if no clock runs. */
export function timeAsked(state: MatchState, seat: Seat | null, now: Milliseconds): Milliseconds | null {
  const seats = [...state.terms.seats.keys()];
  const own = seats.find((one) => one === seat);
  const who = own ?? seats.find((one) => dutyOf(state, one) !== null);
  const duty = who === undefined ? null : dutyOf(state, who);
  return who === undefined || duty === null ? null : timeLeft(state, who, duty, now);
}

/** The name of one duty of the whole match: same name, same duty. */
export function dutyName({ round }: MatchState, duty: Duty): string {
  const row = duty.kind === 'hide' || duty.kind === 'open' ? '' : duty.row;
  return `${round.number} ${round.replay} ${duty.kind} ${row}`;
}
