// The store of logs as the referee needs it: a batch is appended whole or not at all, and read back in order (I3, I4).

import type { Actor, MatchEvent, Result } from '@blackpeg/rules';

export type MatchId = string;

/** Chosen by the actor and unique among their actions: an action sent twice is applied once. */
export type ActionId = string;

/** The events of one action. The id is stored with them, so that a repeated action is recognised after a restart. */
export interface Batch {
  readonly by: Actor;
  readonly actionId: ActionId;
  /** At least one. */
  readonly events: readonly MatchEvent[];
}

export interface StoredBatch extends Batch {
  /** The version of the log before its first event. */
  readonly after: number;
}

/** Somebody else has appended meanwhile: nothing was appended, and this is the current version. */
export interface Conflict {
  readonly kind: 'conflict';
  readonly version: number;
}

/** Each implementation passes the suite in `event-store.contract.testing.ts`. A rejected promise is a broken disk. */
export interface EventStore {
  /** The new version. When the promise is kept, the batch is as safe as this store makes anything. */
  append(match: MatchId, expectedVersion: number, batch: Batch): Promise<Result<number, Conflict>>;
  /** The batches that hold an event after this version, whole and in order; none for a match that is not there. */
  read(match: MatchId, afterVersion: number): Promise<readonly StoredBatch[]>;
  /** Every match there is, in no particular order. */
  list(): Promise<readonly MatchId[]>;
  remove(match: MatchId): Promise<void>;
}
