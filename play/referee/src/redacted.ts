// Events as one viewer may know them, each redacted with the state it met (I5).

import { beginMatch, evolve, type MatchEvent, type MatchState, redact, type Viewer } from '@blackpeg/rules';

/** `state` is the state before the first of the events; a log's opening meets none, and is public. */
export function redacted(
  state: MatchState | undefined,
  events: readonly MatchEvent[],
  viewer: Viewer,
): readonly MatchEvent[] {
  let before = state;
  return events.map((event) => {
    const shown = before ? redact(before, event, viewer) : publicOpening(event);
    before = before ? evolve(before, event) : beginMatch(publicOpening(event));
    return shown;
  });
}

function publicOpening(event: MatchEvent): Extract<MatchEvent, { readonly type: 'match-opened' }> {
  if (event.type !== 'match-opened') throw new Error('A log does not begin by opening a match.');
  return event;
}
