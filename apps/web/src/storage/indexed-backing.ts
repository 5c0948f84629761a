// Storage on IndexedDB.

import type { Backing } from './backing.ts';
import { BATCHES, type DatabaseConnection, THINGS } from './database.ts';
import { batchesOf, indexedLogs, rawLog } from './indexed-logs.ts';
import { indexedThings } from './indexed-things.ts';
import { finished } from './requests.ts';
import { encodeBatch } from './stored-batch.ts';

/** Rejected where the browser gives no database. */
export async function openIndexedBacking(connection: DatabaseConnection): Promise<Backing> {
  await connection.database();
  return {
    lasting: true,
    logs: indexedLogs(connection),
    rawLog: (match) => rawLog(connection, match),
    things: indexedThings(connection),
    async change({ removed, gone, batches, things }) {
      const transaction = await changeAll(connection);
      const [logs, drawers] = [transaction.objectStore(BATCHES), transaction.objectStore(THINGS)];
      for (const match of removed) logs.delete(batchesOf(match));
      for (const place of gone) drawers.delete([...place]);
      // A log that has gone on meanwhile, in another tab, takes everything back.
      for (const [match, after, batch] of batches) logs.add(encodeBatch(batch, after), [match, after]);
      for (const [drawer, key, text] of things) drawers.put(text, [drawer, key]);
      await finished(transaction);
    },
    async clear() {
      const transaction = await changeAll(connection);
      for (const store of [BATCHES, THINGS]) transaction.objectStore(store).clear();
      await finished(transaction);
    },
  };
}

async function changeAll({ database }: DatabaseConnection): Promise<IDBTransaction> {
  return (await database()).transaction([BATCHES, THINGS], 'readwrite', { durability: 'strict' });
}
