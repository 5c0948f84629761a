// What the clocks of a log have charged against the time that has really passed while a server ran.

import {
  beginMatch,
  type Clock,
  evolve,
  type MatchEvent,
  type MatchState,
  type Milliseconds,
  timeSpent,
} from '@blackpeg/rules';

export interface TimedEvent {
  readonly event: MatchEvent;
  /** For how long servers have run by then, without the time they stood still. */
  readonly ran: Milliseconds;
  /** How often they have stood still by then. */
  readonly pauses: number;
}

/** A pause is noticed by a clock that is late by more than this; up to it, time counts. */
const OF_PAUSE: Milliseconds = 1_500;
const ROUNDING: Milliseconds = 5;

/** The same log folded twice, by its own times and by those that were measured: the clocks must agree. */
export function chargeFault(timed: readonly TimedEvent[]): string | null {
  let charged: MatchState | null = null;
  let measured: MatchState | null = null;
  for (const [index, { event, ran, pauses }] of timed.entries()) {
    charged = after(charged, event);
    measured = after(measured, { ...event, at: ran });
    const allowed = ROUNDING + pauses * OF_PAUSE;
    for (const [board, clocks] of clocksOf(charged, event.at).entries()) {
      const real = clocksOf(measured, ran)[board] ?? [];
      const wrong = clocks.findIndex((spent, who) => Math.abs(spent - (real[who] ?? 0)) > allowed);
      if (wrong >= 0)
        return `after event ${index + 1} (${event.type}) a clock of board ${board} has charged ${clocks[wrong]} ms, ${real[wrong]} ms have passed`;
    }
  }
  return null;
}

function after(state: MatchState | null, event: MatchEvent): MatchState | null {
  if (state) return evolve(state, event);
  return event.type === 'match-opened' ? beginMatch(event) : null;
}

function clocksOf(state: MatchState | null, now: number): readonly (readonly Milliseconds[])[] {
  if (!state) return [];
  // Nobody is charged where no time is agreed.
  if (state.terms.seats.every(({ allowance }) => allowance === null)) return [];
  const spent = (clock: Clock) => timeSpent(clock, now, state.clocksStopped);
  return state.round.boards.map(({ makerClock, breakerClock }) => [spent(makerClock), spent(breakerClock)]);
}
