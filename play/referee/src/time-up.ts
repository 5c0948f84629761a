// The referee as the voice of the clock: whoever is overdue is told so, with the row they handed in (T1, T2).

import { overdueSeat } from './deadlines.ts';
import { type LiveMatch, type RefereePorts, timeFor } from './live-match.ts';
import { rule } from './ruling.ts';

/** One after the other, until nobody is overdue. */
export async function expire(ports: RefereePorts, live: LiveMatch): Promise<void> {
  for (;;) {
    const { state } = live.log;
    const seat = overdueSeat(state, timeFor(ports, live));
    if (seat === undefined) return;
    const draft = live.drafts.draftOf(state, seat);
    const reply = await rule(ports, live, {
      by: 'referee',
      actionId: `time-up ${state.version}`,
      action: { type: 'time-up', seat, draft },
    });
    if (!reply.ok) throw new Error(`Overdue, and yet refused: ${JSON.stringify(reply.error)}`);
  }
}
