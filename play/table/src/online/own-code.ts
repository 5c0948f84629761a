// A session as its own player sees it: with the sealed code that is in no log and stored on this device (K1).

import type { Seat } from '@blackpeg/rules';
import { type Sealer, type Session, type Snapshot, withOwnCode } from '@blackpeg/session';

/** Without a sealer there is nothing to add. */
export function showingOwnCode(session: Session, seat: Seat, sealer: Sealer | null): Session {
  if (!sealer) return session;
  let last: { readonly from: Snapshot; readonly code: unknown; readonly seen: Snapshot } | null = null;

  function current(): Snapshot {
    const from = session.current();
    const kept = from.state && sealer ? sealer.codeOf(from.state) : null;
    // The same object as long as nothing has changed, for comparisons.
    if (last?.from === from && last.code === kept) return last.seen;
    const seen = from.state && kept ? { ...from, state: withOwnCode(from.state, seat, kept) } : from;
    last = { from, code: kept, seen };
    return seen;
  }

  return {
    ...session,
    current,
    subscribe: (listener) => session.subscribe(() => listener(current())),
  };
}
