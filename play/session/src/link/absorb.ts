// Takes in events from the referee: only new ones, in order, and none twice (I6).

import type { Dispatch } from '@blackpeg/referee';
import { beginMatch, evolve, type MatchEvent, type MatchState } from '@blackpeg/rules';

/** An event with the states before and after it, for those who announce or show it. */
export interface Happening {
  readonly event: MatchEvent;
  /** Null before the opening. */
  readonly before: MatchState | null;
  readonly after: MatchState;
}

/** The new events of a dispatch. None if events before them are missing: request those after the current version. */
export function absorb(state: MatchState | null, dispatch: Dispatch): readonly Happening[] {
  const known = (state?.version ?? 0) - dispatch.after;
  if (known < 0) return [];
  const happenings: Happening[] = [];
  let before = state;
  for (const event of dispatch.events.slice(known)) {
    const after = before ? evolve(before, event) : opened(event);
    happenings.push({ event, before, after });
    before = after;
  }
  return happenings;
}

function opened(event: MatchEvent): MatchState {
  if (event.type !== 'match-opened') throw new Error('A log does not begin by opening a match.');
  return beginMatch(event);
}
