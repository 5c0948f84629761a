// What a player sees: their session, with the sealed code that no log holds and this machine keeps (K1).

import type { Seat } from '@blackpeg/rules';
import { type KeptCode, type Sealer, type Snapshot, withOwnCode } from '@blackpeg/session';

/** The same as long as nothing has changed, so that whoever compares sees that. */
export function ownEyes(seat: Seat | null, sealer: Sealer | null): (snapshot: Snapshot) => Snapshot {
  let last: { readonly from: Snapshot; readonly kept: KeptCode; readonly seen: Snapshot } | null = null;
  return (from) => {
    const kept = from.state && sealer ? sealer.codeOf(from.state) : null;
    if (!from.state || !kept || seat === null) return from;
    if (last?.from !== from || last.kept !== kept)
      last = { from, kept, seen: { ...from, state: withOwnCode(from.state, seat, kept) } };
    return last.seen;
  };
}
