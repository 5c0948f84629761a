// Storage on IndexedDB: drawers are texts by drawer and key; logs have a file of their own.

import { asked, BATCHES, type DatabaseConnection, finished, THINGS } from './database.ts';
import { batchesOf, encodeBatch, indexedLogs, rawLog } from './indexed-logs.ts';
import type { Backing, Things } from './storage.ts';

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

function indexedThings({ database }: DatabaseConnection): Things {
  async function looking(): Promise<IDBObjectStore> {
    return (await database()).transaction(THINGS).objectStore(THINGS);
  }

  async function change(
    job: (store: IDBObjectStore) => void,
    durability: IDBTransactionDurability = 'default',
  ): Promise<void> {
    const store = (await database()).transaction(THINGS, 'readwrite', { durability }).objectStore(THINGS);
    job(store);
    await finished(store.transaction);
  }

  return {
    async get(drawer, key) {
      const thing: unknown = await asked((await looking()).get([drawer, key]));
      return typeof thing === 'string' ? thing : null;
    },
    // A sealed code is on the disk before anybody is told of it (K1).
    put: (drawer, key, text) =>
      change((store) => store.put(text, [drawer, key]), drawer === 'vault' ? 'strict' : 'default'),
    remove: (drawer, key) => change((store) => store.delete([drawer, key])),
    async all(drawer) {
      const store = await looking();
      const [keys, texts] = await Promise.all([
        asked(store.getAllKeys(thingsOf(drawer))),
        asked(store.getAll(thingsOf(drawer))),
      ]);
      return keys.flatMap((path, index) => {
        const [key, text] = [Array.isArray(path) ? path[1] : null, texts[index]];
        return typeof key === 'string' && typeof text === 'string' ? [[key, text] as const] : [];
      });
    },
    clear: (drawer) => change((store) => store.delete(thingsOf(drawer))),
  };
}

/** An array is greater than every text, so this ends after the last thing of the drawer. */
function thingsOf(drawer: string): IDBKeyRange {
  return IDBKeyRange.bound([drawer], [drawer, []]);
}
