// Drawers in IndexedDB: texts by drawer and key.

import type { Things } from './backing.ts';
import { type DatabaseConnection, THINGS } from './database.ts';
import { asked, finished } from './requests.ts';

export function indexedThings({ database }: DatabaseConnection): Things {
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
