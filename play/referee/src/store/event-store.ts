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

/** Each implementation passes the suite in `event-store.contract.testing.ts`. A rejected promise means a failed disk. */
export interface EventStore {
  /** The new version. When the promise resolves, the batch is stored as safely as this store can. */
  append(match: MatchId, expectedVersion: number, batch: Batch): Promise<Result<number, Conflict>>;
  /** The batches with an event after this version, whole and in order; none for an unknown match. */
  read(match: MatchId, afterVersion: number): Promise<readonly StoredBatch[]>;
  /** Every match, in no particular order. */
  list(): Promise<readonly MatchId[]>;
  remove(match: MatchId): Promise<void>;
}
