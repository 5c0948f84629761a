// The log of one match as the referee caches it; the store can supply it again at any time (I3).

import type { MatchState } from '@blackpeg/rules';
import { countedAs } from './action-limits.ts';
import { metEvents } from './redacted.ts';
import { type Receipt, type WishKey, wishKey } from './reply.ts';
import type { StoredBatch } from './store/event-store.ts';

export interface KnownLog {
  readonly state: MatchState;
  /** When the last event happened. */
  readonly lastAt: number;
  /** The reply to each stored action. Shared and extended from one `extended` to the next. */
  readonly receipts: Map<WishKey, Receipt>;
  /** How often each seat has done what is limited; shared in the same way. */
  readonly counts: Map<string, number>;
}

/** Undefined if there is no such log. */
export function knownLog(batches: readonly StoredBatch[]): KnownLog | undefined {
  return batches.reduce<KnownLog | undefined>(
    (log, batch) => extended(log, batch, metEvents(log?.state, batch.events).state),
    undefined,
  );
}

/** `state` is the state after the batch. */
export function extended(log: KnownLog | undefined, batch: StoredBatch, state: MatchState): KnownLog {
  const receipts = log?.receipts ?? new Map<WishKey, Receipt>();
  receipts.set(wishKey(batch), { version: state.version });
  const counts = log?.counts ?? new Map<string, number>();
  const counted = countedAs(batch.by, batch.events);
  if (counted !== null) counts.set(counted, (counts.get(counted) ?? 0) + 1);
  return { state, receipts, counts, lastAt: batch.events.at(-1)?.at ?? log?.lastAt ?? 0 };
}
