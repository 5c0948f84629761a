// Compares the time charged by the clocks of a log with the time that really passed while a server ran.

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
  /** For how long servers have run by then, without pauses. */
  readonly ran: Milliseconds;
  /** How often they have been paused by then. */
  readonly pauses: number;
}

/** A pause is detected if a clock is late by more than this; shorter ones count as running time. */
const OF_PAUSE: Milliseconds = 1_500;
const ROUNDING: Milliseconds = 5;

/** Folds the log twice, with its own times and with measured ones: the clocks must agree. */
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
  // Without a time limit nobody is charged.
  if (state.terms.seats.every(({ allowance }) => allowance === null)) return [];
  const spent = (clock: Clock) => timeSpent(clock, now, state.clocksStopped);
  return state.round.boards.map(({ makerClock, breakerClock }) => [spent(makerClock), spent(breakerClock)]);
}
