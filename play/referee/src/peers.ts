// Several referees on one store: which of them owns the clock of a match, and what they share besides its log.

import type { Code, Seat } from '@blackpeg/rules';
import type { EventStore, MatchId } from './store/event-store.ts';

/**
 * Ours, or another referee's. Ours after an outage: the previous owner disappeared, and the time since the last event is
 * charged to nobody.
 */
export type Claim = 'ours' | 'ours-after-outage' | 'theirs';

/** What is known of a match in the store. */
export interface KnownHead {
  readonly version: number;
  /** No referee that is alive owns it. */
  readonly isFree: boolean;
}

/** A full row submitted in advance (T1b), with the row it is meant for. */
export interface SharedDraft {
  readonly seat: Seat;
  readonly row: string;
  readonly code: Code;
}

/**
 * A player's action is appended by any referee at the version it was decided on. Clocks, absences and the house belong to
 * one of them, the owner, until it releases the match or is declared dead.
 */
export interface RefereePeers {
  /** Takes a match without an owner; a referee that was declared dead is alive again by that. */
  claim(match: MatchId): Promise<Claim>;
  /** The epoch of this referee's claim, which changes with every claim; null if another owns the match. As far as it knows: `append` finds out. */
  epochOf(match: MatchId): number | null;
  /** Whether it was disowned, and not claimed since. */
  isUnsure(match: MatchId): boolean;
  /** It is not known whether this referee still owns it, or what is due: it must be claimed again. */
  disown(match: MatchId): void;
  /** Releases it, for another to claim. */
  release(match: MatchId): Promise<void>;
  /** For the owner: if another has claimed the match, nothing is written and the promise is rejected. The first batch claims it. */
  readonly append: EventStore['append'];
  /** Null takes back what was submitted. The same draft again keeps its position. */
  keepDraft(match: MatchId, seat: Seat, draft: SharedDraft | null): Promise<void>;
  /** In the order in which they were submitted. */
  draftsOf(match: MatchId): Promise<readonly SharedDraft[]>;
}
