// The round-trip times of a table's players: measured all the time, shown when noticeable.

import type { ServerMessage } from '@blackpeg/protocol';
import type { Milliseconds, Seat } from '@blackpeg/rules';

export interface Lags {
  /** A round trip, and whether it is worth showing. */
  note(seat: Seat, milliseconds: Milliseconds): boolean;
  /** Null if unknown. */
  of(seat: Seat): Milliseconds | null;
  /** For a table with this many seats; null while nothing is known. `elsewhere` are those of connections to other servers. */
  news(seats: number, elsewhere: Lags['of']): ServerMessage | null;
}

const NOTICEABLE: Milliseconds = 10;

export function createLags(): Lags {
  const known = new Map<Seat, Milliseconds>();
  return {
    note(seat, milliseconds) {
      if (!isAnother(known.get(seat), milliseconds)) return false;
      known.set(seat, milliseconds);
      return true;
    },
    of: (seat) => known.get(seat) ?? null,
    news(seats, elsewhere) {
      const lags = Array.from({ length: seats }, (_, seat) => elsewhere(seat) ?? known.get(seat) ?? null);
      return lags.some((lag) => lag !== null) ? { type: 'lag', seats: lags } : null;
    },
  };
}

function isAnother(known: Milliseconds | undefined, now: Milliseconds): boolean {
  return known === undefined || Math.abs(now - known) > Math.max(NOTICEABLE, known / 4);
}
