// Storage on IndexedDB: drawers are texts by drawer and key; logs have a file of their own.

import { BATCHES, type DatabaseConnection, THINGS } from './database.ts';
import { gatherWrites, type ThingsJob } from './gathered-writes.ts';
import { batchesOf, encodeBatch, indexedLogs, rawLog } from './indexed-logs.ts';
import type { Backing, Things } from './storage.ts';
import { asked, finished, transactAtOnce } from './transactions.ts';

/** Rejected if the browser provides no database. */
export async function openIndexedBacking(connection: DatabaseConnection): Promise<Backing> {
  await connection.database();
  const { begin, ...things } = indexedThings(connection);
  return {
    lasting: true,
    logs: indexedLogs(connection),
    rawLog: (match) => rawLog(connection, match),
    things,
    change: ({ removed, gone, batches, things }) => {
      begin();
      return changeAll(connection, (logs, drawers) => {
        for (const match of removed) logs.delete(batchesOf(match));
        for (const place of gone) drawers.delete([...place]);
        // If a log has grown meanwhile, in another tab, everything is rolled back.
        for (const [match, after, batch] of batches) logs.add(encodeBatch(batch, after), [match, after]);
        for (const [drawer, key, text] of things) drawers.put(text, [drawer, key]);
      });
    },
    clear() {
      begin();
      return changeAll(connection, (logs, drawers) => {
        for (const store of [logs, drawers]) store.clear();
      });
    },
  };
}

function changeAll(
  connection: DatabaseConnection,
  job: (logs: IDBObjectStore, drawers: IDBObjectStore) => void,
): Promise<void> {
  const stores = [BATCHES, THINGS];
  return transactAtOnce(connection, [stores, 'readwrite', { durability: 'strict' }], (transaction) => {
    job(transaction.objectStore(BATCHES), transaction.objectStore(THINGS));
    return finished(transaction);
  });
}

/** `begin` starts pending writes. */
function indexedThings(connection: DatabaseConnection): Things & { begin(): void } {
  const { add, begin } = gatherWrites((jobs) => change(jobs, 'default'));

  function look<T>(job: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    begin();
    return transactAtOnce(connection, [THINGS], (transaction) => job(transaction.objectStore(THINGS)));
  }

  function change(jobs: readonly ThingsJob[], durability: IDBTransactionDurability): Promise<void> {
    return transactAtOnce(connection, [THINGS, 'readwrite', { durability }], (transaction) => {
      const store = transaction.objectStore(THINGS);
      for (const job of jobs) job(store);
      return finished(transaction);
    });
  }

  return {
    begin,
    async get(drawer, key) {
      const thing: unknown = await look((store) => asked(store.get([drawer, key])));
      return typeof thing === 'string' ? thing : null;
    },
    put(drawer, key, text) {
      const job: ThingsJob = (store) => store.put(text, [drawer, key]);
      if (drawer !== 'vault') return add(job);
      // A sealed code is on the disk before its commitment is sent (K1).
      begin();
      return change([job], 'strict');
    },
    remove: (drawer, key) => add((store) => store.delete([drawer, key])),
    async all(drawer) {
      const [keys, texts] = await look((store) =>
        Promise.all([asked(store.getAllKeys(thingsOf(drawer))), asked(store.getAll(thingsOf(drawer)))]),
      );
      return keys.flatMap((path, index) => {
        const [key, text] = [Array.isArray(path) ? path[1] : null, texts[index]];
        return typeof key === 'string' && typeof text === 'string' ? [[key, text] as const] : [];
      });
    },
    clear: (drawer) => add((store) => store.delete(thingsOf(drawer))),
  };
}

/** An array is greater than every text, so this ends after the last entry of the drawer. */
function thingsOf(drawer: string): IDBKeyRange {
  return IDBKeyRange.bound([drawer], [drawer, []]);
}
