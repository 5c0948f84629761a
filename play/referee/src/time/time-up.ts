// Ends the time of overdue players, with the row they submitted in advance (T1, T2).

import type { MatchState, Seat } from '@blackpeg/rules';
import type { Drafts } from '../drafts.ts';
import { type LiveMatch, type RefereePorts, timeFor } from '../live-match.ts';
import { rule } from '../ruling.ts';
import { overdueSeats } from './deadlines.ts';

/** One after the other, until nobody is overdue. */
export async function expire(ports: RefereePorts, live: LiveMatch): Promise<void> {
  const shared = await ports.peers?.draftsOf(live.match);
  if (shared) live.drafts.replace(shared);
  for (;;) {
    const { state } = live.log;
    const seat = nextOverdue(state, live.drafts, timeFor(ports, live));
    if (seat === undefined) return;
    const draft = live.drafts.draftOf(state, seat);
    const reply = await rule(ports, live, {
      by: 'referee',
      actionId: `time-up ${state.version}`,
      action: { type: 'time-up', seat, draft },
      isOwners: true,
    });
    // Another referee may have written what the player did in time.
    if (!reply.ok && live.log.state === state)
      throw new Error(`Overdue, and yet refused: ${JSON.stringify(reply.error)}`);
  }
}

/** D6d: of those overdue at the same instant, the one whose draft was submitted first. */
function nextOverdue(state: MatchState, drafts: Drafts, now: number): Seat | undefined {
  const overdue = overdueSeats(state, now);
  const together = overdue.filter(({ at }) => at === overdue[0]?.at).map(({ seat }) => seat);
  return together.sort((a, b) => drafts.orderOf(state, a) - drafts.orderOf(state, b))[0];
}
