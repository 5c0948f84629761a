// How long messages take to the players of a table and back: measured all the time, told where somebody would notice.

import type { ServerMessage } from '@blackpeg/protocol';
import type { Milliseconds, Seat } from '@blackpeg/rules';

export interface Lags {
  /** There and back. Whether it is worth telling. */
  note(seat: Seat, milliseconds: Milliseconds): boolean;
  /** For a table of so many seats; null while nothing is known. */
  news(seats: number): ServerMessage | null;
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
    news(seats) {
      if (known.size === 0) return null;
      return { type: 'lag', seats: Array.from({ length: seats }, (_, seat) => known.get(seat) ?? null) };
    },
  };
}

function isAnother(known: Milliseconds | undefined, now: Milliseconds): boolean {
  return known === undefined || Math.abs(now - known) > Math.max(NOTICEABLE, known / 4);
}
