// Several referees on one store: which of them owns the clock of a match, and what they share besides its log.

import type { Code, Seat } from '@blackpeg/rules';
import type { EventStore, MatchId } from './store/event-store.ts';

/**
 * Ours, or another referee's. Ours after an outage: whoever had it is gone without a word, and the time since the last event is
 * charged to nobody.
 */
export type Claim = 'ours' | 'ours-after-outage' | 'theirs';

/** What is known of a match in the store. */
export interface KnownHead {
  readonly version: number;
  /** Nobody who is alive has it. */
  readonly isFree: boolean;
}

/** A full row handed in ahead (T1b), with the row it is meant for. */
export interface SharedDraft {
  readonly seat: Seat;
  readonly row: string;
  readonly code: Code;
}

/**
 * A player's action is appended by any referee at the version it was decided on. Clocks, absences and the house belong to one
 * of them, the owner, until it lets go of the match or is taken for dead.
 */
export interface RefereePeers {
  /** Takes a match that nobody has. */
  claim(match: MatchId): Promise<Claim>;
  /** As far as this referee knows: `append` finds out. */
  owns(match: MatchId): boolean;
  /** Whether it was disowned, and not claimed since. */
  isUnsure(match: MatchId): boolean;
  /** Nobody knows whether it is still this referee's, or what it owes: it is to be claimed again. */
  disown(match: MatchId): void;
  /** Lets go of it, for another to claim. */
  release(match: MatchId): Promise<void>;
  /** The owner's: nothing is written, and the promise rejected, where another has claimed the match. The first batch makes it ours. */
  readonly append: EventStore['append'];
  /** Null takes back what was handed in. The same draft again keeps its place. */
  keepDraft(match: MatchId, seat: Seat, draft: SharedDraft | null): Promise<void>;
  /** In the order in which they were handed in. */
  draftsOf(match: MatchId): Promise<readonly SharedDraft[]>;
}
