// Full rows submitted in advance, which the clock places when time runs out (T1b). Nobody else sees them.

import { type Code, dutyOf, type MatchState, type Seat, sameCode } from '@blackpeg/rules';
import type { SharedDraft } from './peers.ts';

export interface Drafts {
  /** Null takes back what was submitted. Nothing is kept for a seat that has no row to place. */
  keep(state: MatchState, seat: Seat, code: Code | null): void;
  /** What this seat has submitted, for any row. */
  keptBy(seat: Seat): SharedDraft | null;
  /** With the shared drafts, in their order. */
  replace(drafts: readonly SharedDraft[]): void;
  /** The draft for the row the seat has to place now. */
  draftOf(state: MatchState, seat: Seat): Code | null;
  /** Its position in the order in which drafts were submitted (D6d); a seat without one comes last. */
  orderOf(state: MatchState, seat: Seat): number;
}

interface Kept extends SharedDraft {
  readonly order: number;
}

export function createDrafts(): Drafts {
  const kept = new Map<Seat, Kept>();
  let handedIn = 0;

  function find(state: MatchState, seat: Seat): Kept | undefined {
    const draft = kept.get(seat);
    return draft?.row === rowToPlace(state, seat) ? draft : undefined;
  }

  return {
    keep(state, seat, code) {
      const row = rowToPlace(state, seat);
      const known = find(state, seat);
      if (row === null || code === null) kept.delete(seat);
      // The same row sent again, after a lost connection, keeps its position.
      else if (!known || !sameCode(known.code, code)) {
        handedIn += 1;
        kept.set(seat, { seat, row, code, order: handedIn });
      }
    },
    keptBy: (seat) => kept.get(seat) ?? null,
    replace(drafts) {
      kept.clear();
      for (const [order, draft] of drafts.entries()) kept.set(draft.seat, { ...draft, order });
    },
    draftOf: (state, seat) => find(state, seat)?.code ?? null,
    orderOf: (state, seat) => find(state, seat)?.order ?? Number.MAX_SAFE_INTEGER,
  };
}

/** Identifies one row of the whole match, so that a draft meant for it is never placed in another. */
function rowToPlace(state: MatchState, seat: Seat): string | null {
  const duty = dutyOf(state, seat);
  const { number, replay } = state.round;
  return duty?.kind === 'place' ? `${number} ${replay} ${duty.row}` : null;
}
