// Storage on IndexedDB.

import type { Backing } from './backing.ts';
import { BATCHES, type Connection, THINGS } from './database.ts';
import { indexedLogs, rawLog } from './indexed-logs.ts';
import { indexedThings } from './indexed-things.ts';
import { finished } from './requests.ts';

/** Rejected where the browser gives no database. */
export async function openIndexedBacking(connection: Connection): Promise<Backing> {
  await connection.database();
  return {
    lasting: true,
    logs: indexedLogs(connection),
    rawLog: (match) => rawLog(connection, match),
    things: indexedThings(connection),
    async clear() {
      const stores = [BATCHES, THINGS];
      const transaction = (await connection.database()).transaction(stores, 'readwrite', {
        durability: 'strict',
      });
      for (const store of stores) transaction.objectStore(store).clear();
      await finished(transaction);
    },
  };
}
