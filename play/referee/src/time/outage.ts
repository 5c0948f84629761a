// What the referee writes after an outage: nobody is charged for the time it was gone (T2b, E6).

import { type Action, advance, type MatchEvent, type MatchState } from '@blackpeg/rules';
import { clocksRun } from './deadlines.ts';

interface Correction {
  readonly action: Action;
  readonly at: number;
}

/**
 * Nobody knows when a referee went down, only that it was after the last event it stored. All time since then counts as
 * outage: at worst a player gets back the time of the current row, but nobody is ever charged too much.
 */
export function outageEvents(state: MatchState, lastAt: number, now: number): readonly MatchEvent[] {
  const events: MatchEvent[] = [];
  let after = state;
  for (const { action, at } of corrections(state, lastAt, now)) {
    const advanced = advance(after, 'referee', action, at);
    if (!advanced.ok) continue;
    events.push(...advanced.value.events);
    after = advanced.value.state;
  }
  return events;
}

function corrections(state: MatchState, down: number, up: number): readonly Correction[] {
  const ran = clocksRun(state, down);
  // On one screen the cover is on after a restart, and lifting it restarts the clocks.
  const restart = (ran || state.clocksStopped) && !state.terms.oneScreen;
  return [
    ...state.away.map(({ seat }): Correction => ({ action: { type: 'return', seat }, at: down })),
    ...(ran ? [{ action: { type: 'stop-clocks' }, at: down } as const] : []),
    ...(restart ? [{ action: { type: 'restart-clocks' }, at: up } as const] : []),
    ...state.away.map(({ seat }): Correction => ({ action: { type: 'leave', seat }, at: up })),
  ];
}
