// The logs of matches in IndexedDB: a batch is one record, appended in one transaction that looks before it writes.

import type { EventStore, MatchId } from '@blackpeg/referee';
import { err, ok } from '@blackpeg/rules';
import { asked, BATCHES, type DatabaseConnection, finished } from './database.ts';
import { decodeLog, encodeBatch, endOf } from './stored-batch.ts';

export function indexedLogs({ database }: DatabaseConnection): EventStore {
  async function changing(): Promise<IDBObjectStore> {
    // Strict: what is acknowledged is on the disk.
    const transaction = (await database()).transaction(BATCHES, 'readwrite', { durability: 'strict' });
    return transaction.objectStore(BATCHES);
  }

  return {
    async append(match, expectedVersion, batch) {
      const store = await changing();
      const version = await versionOf(store, match);
      const fits = version === expectedVersion;
      const written = encodeBatch(batch, version);
      if (fits) store.add(written, [match, version]);
      await finished(store.transaction);
      return fits ? ok(endOf(written)) : err({ kind: 'conflict', version });
    },
    async read(match, afterVersion) {
      const log = decodeLog(await rawLog({ database }, match));
      return log.filter((batch) => endOf(batch) > afterVersion);
    },
    async list() {
      const store = (await database()).transaction(BATCHES).objectStore(BATCHES);
      return allMatches(store.openKeyCursor());
    },
    async remove(match) {
      const store = await changing();
      store.delete(batchesOf(match));
      await finished(store.transaction);
    },
  };
}

export async function rawLog({ database }: DatabaseConnection, match: MatchId): Promise<readonly unknown[]> {
  const store = (await database()).transaction(BATCHES).objectStore(BATCHES);
  return asked(store.getAll(batchesOf(match)));
}

/** An array is greater than every number, so this ends after the last batch of the match. */
export function batchesOf(match: MatchId): IDBKeyRange {
  return IDBKeyRange.bound([match], [match, []]);
}

async function versionOf(store: IDBObjectStore, match: MatchId): Promise<number> {
  const last = await asked(store.openCursor(batchesOf(match), 'prev'));
  return last ? endOf(last.value) : 0;
}

/** From one match's first batch to the next one's, over all that lies between. */
function allMatches(request: IDBRequest<IDBCursor | null>): Promise<readonly MatchId[]> {
  const matches: MatchId[] = [];
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const cursor = request.result;
      const [match] = cursor && Array.isArray(cursor.key) ? cursor.key : [];
      if (!cursor || typeof match !== 'string') {
        resolve(matches);
        return;
      }
      matches.push(match);
      cursor.continue([match, []]);
    };
  });
}
