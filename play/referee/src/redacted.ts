// Events as one viewer may know them, each redacted with the state before it (I5).

import { beginMatch, evolve, type MatchEvent, type MatchState, redact, type Viewer } from '@blackpeg/rules';

/** Events with the state before each of them: undefined for a log's opening. */
export interface MetEvents {
  readonly events: readonly MatchEvent[];
  readonly met: readonly (MatchState | undefined)[];
  /** After them. */
  readonly state: MatchState;
}

/** `first` is the state before the first of the events. */
export function metEvents(first: MatchState | undefined, events: readonly MatchEvent[]): MetEvents {
  let after = first;
  const states = events.map((event) => {
    const before = after;
    after = before ? evolve(before, event) : beginMatch(publicOpening(event));
    return before;
  });
  if (!after) throw new Error('A log does not begin by opening a match.');
  return { events, met: states, state: after };
}

/** A log's opening is public. */
export function redacted({ events, met }: MetEvents, viewer: Viewer): readonly MatchEvent[] {
  return events.map((event, index) => {
    const before = met[index];
    return before ? redact(before, event, viewer) : publicOpening(event);
  });
}

/** The redacted form of a whole log. */
export function redactedLog(events: readonly MatchEvent[], viewer: Viewer): readonly MatchEvent[] {
  return events.length === 0 ? [] : redacted(metEvents(undefined, events), viewer);
}

function publicOpening(event: MatchEvent): Extract<MatchEvent, { readonly type: 'match-opened' }> {
  if (event.type !== 'match-opened') throw new Error('A log does not begin by opening a match.');
  return event;
}
