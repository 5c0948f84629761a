// Storage for the app: on the browser's database, or where there is none, in memory and saying so.

import type { EventStore } from '@blackpeg/referee';
import { decodeCard } from '../table/card.ts';
import type { Backing } from './backing.ts';
import { connectTo, DATABASE, type DatabaseNews } from './database.ts';
import { drawerOver } from './drawer.ts';
import { openIndexedBacking } from './indexed-backing.ts';
import { DRAWER_NAMES, type Safety, type Storage } from './storage.ts';

const CARDS = 'cards';

/** The part of the browser that knows how safe stored things are; missing where the page came without encryption. */
export type Keeper = Pick<StorageManager, 'persisted' | 'persist' | 'estimate'>;

/** At once: what is asked of it before the database is open waits for that. */
export function openStorage(tell: (news: DatabaseNews) => void): Storage {
  return createStorage(openBacking(tell), globalThis.navigator?.storage ?? null);
}

export function createStorage(opening: Promise<Backing>, keeper: Keeper | null): Storage {
  const things = opening.then((backing) => backing.things);
  return {
    logs: logsOf(opening),
    cards: drawerOver(things, CARDS, decodeCard),
    drawer: (name, decode) => drawerOver(things, name, decode),
    safety: async () => safetyOf((await opening).lasting, keeper),
    async askToKeep() {
      const { lasting } = await opening;
      return lasting && (await tried(keeper?.persist(), false));
    },
    exportAll: async () => {
      const { exportText } = await import('./export.ts');
      return exportText(await opening, [CARDS, ...DRAWER_NAMES]);
    },
    deleteAll: async () => (await opening).clear(),
  };
}

/** In some browsers even asking for the database throws. */
async function openBacking(tell: (news: DatabaseNews) => void): Promise<Backing> {
  try {
    return await openIndexedBacking(connectTo(indexedDB, DATABASE, tell));
  } catch {
    return (await import('./memory-backing.ts')).createMemoryBacking();
  }
}

function logsOf(opening: Promise<Backing>): EventStore {
  const logs = opening.then((backing) => backing.logs);
  return {
    append: async (...given) => (await logs).append(...given),
    read: async (...given) => (await logs).read(...given),
    list: async () => (await logs).list(),
    remove: async (...given) => (await logs).remove(...given),
  };
}

async function safetyOf(lasting: boolean, keeper: Keeper | null): Promise<Safety> {
  const kept = lasting && (await tried(keeper?.persisted(), false));
  const { usage, quota } = await tried<StorageEstimate>(keeper?.estimate(), {});
  return {
    lasting,
    kept,
    used: usage ?? null,
    free: usage === undefined || quota === undefined ? null : Math.max(0, quota - usage),
  };
}

/** A browser that does not answer has promised nothing. */
async function tried<T>(answer: Promise<T> | undefined, otherwise: T): Promise<T> {
  try {
    return (await answer) ?? otherwise;
  } catch {
    return otherwise;
  }
}
