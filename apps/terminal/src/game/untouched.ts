// A match that was opened and left: nobody of its people did anything, so that nothing is lost with it.

import type { MatchId } from '@blackpeg/referee';
import type { MatchEvent, MatchState } from '@blackpeg/rules';
import { WorldError } from '../io.ts';
import { forgetMatch, keptMatch, roundKey, type Saved, seatKey } from '../saved/saved.ts';

/** Opening a match and leaving it leaves nothing behind. */
export async function dropUntouched(saved: Saved, match: MatchId): Promise<void> {
  const kept = await keptMatch(saved, match);
  if (!kept || kept.log.some((event) => isTouch(kept.state, event)) || hasNotes(saved, match, kept.state))
    return;
  await forgetMatch(saved, kept.card.match).catch((error: unknown) => {
    // Where nothing can be deleted it stays, as it was before.
    if (!(error instanceof WorldError)) throw error;
  });
}

/** What more than the beginning, the house's codes and a covered screen happened? */
function isTouch({ terms }: MatchState, event: MatchEvent): boolean {
  switch (event.type) {
    case 'match-opened':
    case 'round-opened':
    case 'seen':
    case 'clocks-stopped':
    case 'clocks-restarted':
      return false;
    case 'code-hidden':
      return event.maker !== 'house' && terms.seats[event.maker]?.player === 'person';
    default:
      return true;
  }
}

/** A half-filled row counts as well. */
function hasNotes({ notes, drafts }: Saved, match: MatchId, { terms, round }: MatchState): boolean {
  return [...terms.seats.keys()].some(
    (seat) =>
      drafts.get(seatKey(match, seat)) ??
      notes.get(seatKey(match, seat)) ??
      notes.get(roundKey(match, seat, round)),
  );
}
