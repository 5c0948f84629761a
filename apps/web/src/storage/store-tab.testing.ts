// What runs in the browser when storage is tested there; calls come in as plain data.

import type { EventStore } from '@blackpeg/referee';
import { BATCHES, connectTo, type DatabaseConnection, type DatabaseNews, THINGS } from './database.ts';
import { openIndexedBacking } from './indexed-backing.ts';
import { openStorage } from './open-storage.ts';
import { finished } from './transactions.ts';

export type StoreMethod = keyof EventStore;

const told: DatabaseNews[] = [];
let connection: DatabaseConnection | null = null;

async function opened(connected: DatabaseConnection): Promise<void> {
  await connected.database();
  connection = connected;
}

async function backing() {
  if (!connection) throw new Error('Nothing is open.');
  return openIndexedBacking(connection);
}

/** Seen by tests as `tab`. */
export const storeTab = {
  open: (name: string) => opened(connectTo(indexedDB, name, (news) => told.push(news))),
  /** Like a later version of the app, with one more step. */
  openLater(name: string) {
    const upgrades = [() => {}, (database: IDBDatabase) => void database.createObjectStore('later')];
    return opened(connectTo(indexedDB, name, (news) => told.push(news), upgrades));
  },
  told: () => told,
  async call(method: StoreMethod, args: readonly unknown[]): Promise<unknown> {
    const { logs } = await backing();
    const methods = logs as unknown as Record<
      StoreMethod,
      (...given: readonly unknown[]) => Promise<unknown>
    >;
    return methods[method](...args);
  },
  /** Writes anything anywhere, like a fault of the disk. */
  async damage(match: string, drawer: string, key: string): Promise<void> {
    const database = await connection?.database();
    const transaction = database?.transaction([BATCHES, THINGS], 'readwrite');
    transaction?.objectStore(BATCHES).put({ after: 0, events: ['?'] }, [match, 0]);
    transaction?.objectStore(THINGS).put('{', [drawer, key]);
    if (transaction) await finished(transaction);
  },
  storage: openStorage((news) => told.push(news)),
};

export type StoreTab = typeof storeTab;
