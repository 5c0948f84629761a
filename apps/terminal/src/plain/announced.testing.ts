// What a player must have been told: every event of a log as one announcement, in order.

import { beginMatch, evolve, type MatchEvent, type MatchState, redact, type Seat } from '@blackpeg/rules';
import { announce, type Detail, type Language, plainSpeaker } from '@blackpeg/wording';

/** Without those that are not said at all. */
export function announcements(
  log: readonly MatchEvent[],
  seat: Seat,
  language: Language,
  detail: Detail,
): readonly string[] {
  const [opened] = log;
  if (opened?.type !== 'match-opened') return [];
  const speaker = plainSpeaker(language, opened.terms, seat);
  let whole: MatchState = beginMatch(opened);
  let seen = whole;
  const said = [announce(speaker, seen, opened, detail)];
  for (const event of log.slice(1)) {
    const known = redact(whole, event, seat);
    whole = evolve(whole, event);
    seen = evolve(seen, known);
    said.push(announce(speaker, seen, known, detail));
  }
  return said.filter((text) => text !== '');
}
