// A store in memory, for matches that need not be kept and for tests.

import { err, ok } from '@blackpeg/rules';
import type { EventStore, MatchId, StoredBatch } from './event-store.ts';

/** The data of a memory store: another store over the same data finds it. */
export type Shelf = Map<MatchId, StoredBatch[]>;

export function createMemoryStore(shelf: Shelf = new Map()): EventStore {
  const batchesOf = (match: MatchId): StoredBatch[] => shelf.get(match) ?? [];
  return {
    async append(match, expectedVersion, batch) {
      const batches = batchesOf(match);
      const version = endOf(batches.at(-1));
      if (version !== expectedVersion) return err({ kind: 'conflict', version });
      const stored = { ...batch, after: version };
      batches.push(stored);
      shelf.set(match, batches);
      return ok(endOf(stored));
    },
    read: async (match, afterVersion) => batchesOf(match).filter((batch) => endOf(batch) > afterVersion),
    list: async () => [...shelf.keys()],
    async remove(match) {
      shelf.delete(match);
    },
  };
}

function endOf(batch: StoredBatch | undefined): number {
  return batch ? batch.after + batch.events.length : 0;
}
