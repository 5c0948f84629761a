// The database: its name, the contents of each version, and a connection that yields to newer versions.

export const DATABASE = 'blackpeg';

/** Batches by [match, version before them]; texts by [drawer, key]. */
export const BATCHES = 'batches';
export const THINGS = 'things';

/** `upgrades[n]` leads from version n to n + 1. Steps are added at the end and never changed. */
const UPGRADES: readonly ((database: IDBDatabase) => void)[] = [
  (database) => {
    database.createObjectStore(BATCHES);
    database.createObjectStore(THINGS);
  },
];

/** Outdated: another tab runs a newer version, and this one can store nothing more. Blocked: an older tab prevents the upgrade. */
export type DatabaseNews = 'outdated' | 'blocked';

export interface DatabaseConnection {
  /** The open database; reopened if it was closed in between. */
  database(): Promise<IDBDatabase>;
}

export function connectTo(
  factory: IDBFactory,
  name: string,
  tell: (news: DatabaseNews) => void,
  upgrades = UPGRADES,
): DatabaseConnection {
  let current: Promise<IDBDatabase> | null = null;
  return {
    database() {
      current ??= open();
      return current;
    },
  };

  function open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = factory.open(name, upgrades.length);
      request.onupgradeneeded = ({ oldVersion }) => {
        for (const upgrade of upgrades.slice(oldVersion)) upgrade(request.result);
      };
      // The request continues by itself as soon as the other tab closes it.
      request.onblocked = () => tell('blocked');
      request.onerror = () => {
        current = null;
        if (request.error?.name === 'VersionError') tell('outdated');
        reject(request.error);
      };
      request.onsuccess = () => resolve(watched(request.result));
    });
  }

  function watched(database: IDBDatabase): IDBDatabase {
    // Lets another tab upgrade or delete it; running transactions are finished first.
    database.onversionchange = ({ newVersion }) => {
      database.close();
      current = null;
      if (newVersion !== null && newVersion > upgrades.length) tell('outdated');
    };
    database.onclose = () => {
      current = null;
    };
    return database;
  }
}
