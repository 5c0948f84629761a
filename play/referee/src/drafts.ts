// Full rows handed in ahead, for the clock to place when time runs out (T1b). They are shown to nobody.

import { type Code, dutyOf, type MatchState, type Seat } from '@blackpeg/rules';

export interface Drafts {
  /** Null takes back what was handed in. Nothing is kept from a seat that has no row to place. */
  keep(state: MatchState, seat: Seat, code: Code | null): void;
  /** The draft for the row the seat has to place now. */
  draftOf(state: MatchState, seat: Seat): Code | null;
}

interface Kept {
  readonly row: string;
  readonly code: Code;
}

export function createDrafts(): Drafts {
  const kept = new Map<Seat, Kept>();
  return {
    keep(state, seat, code) {
      const row = rowToPlace(state, seat);
      if (row === null || code === null) kept.delete(seat);
      else kept.set(seat, { row, code });
    },
    draftOf(state, seat) {
      const draft = kept.get(seat);
      return draft !== undefined && draft.row === rowToPlace(state, seat) ? draft.code : null;
    },
  };
}

/** Names one row of the whole match, so that a draft meant for it is never placed in another. */
function rowToPlace(state: MatchState, seat: Seat): string | null {
  const duty = dutyOf(state, seat);
  const { number, replay } = state.round;
  return duty?.kind === 'place' ? `${number} ${replay} ${duty.row}` : null;
}
