// Opens the app's storage: in the browser's database, or if there is none, in memory, which is reported.

import { createSaveMonitor, type EventStore, withMemoryFallback } from '@blackpeg/referee';
import { decodeCard, decodeDraft } from '@blackpeg/table';
import { newId } from '../table/browser-ports.ts';
import { connectTo, DATABASE, type DatabaseNews } from './database.ts';
import { drawerOver, withHeldThings } from './drawer.ts';
import { openIndexedBacking } from './indexed-backing.ts';
import type { Backing } from './storage.ts';
import { CARDS, DRAWER_NAMES, NO_DATABASE, type Safety, type Storage } from './storage.ts';

/** The browser API that knows how persistent storage is; missing if the page came without encryption. */
export type Keeper = Pick<StorageManager, 'persisted' | 'persist' | 'estimate'>;

/** Returns at once: requests before the database is open wait for that. */
export function openStorage(tell: (news: DatabaseNews) => void): Storage {
  return createStorage(openBacking(tell), globalThis.navigator?.storage ?? null);
}

export function createStorage(opening: Promise<Backing>, keeper: Keeper | null): Storage {
  const saving = createSaveMonitor();
  const things = opening.then((backing) => withHeldThings(backing.things, saving));
  const logs = withMemoryFallback(logsOf(opening), saving, mayHold);
  void opening.then(({ lasting }) => {
    if (lasting) return;
    saving.add(async () => false);
    saving.failed(NO_DATABASE);
  });
  return {
    saving,
    logs,
    cards: drawerOver(things, CARDS, decodeCard),
    drafts: drawerOver(things, 'drafts', decodeDraft),
    drawer: (name, decode) => drawerOver(things, name, decode),
    safety: async () => safetyOf((await opening).lasting, keeper),
    async askToKeep() {
      const { lasting } = await opening;
      return lasting && (await tried(keeper?.persist(), false));
    },
    exportAll: async (choices) => {
      const { exportText } = await import('./backup.ts');
      return exportText(
        { ...(await opening), logs, things: await things },
        [CARDS, ...DRAWER_NAMES],
        choices,
      );
    },
    async bringInAll(text) {
      const { bringInAll } = await import('./backup.ts');
      return bringInAll({ ...(await opening), logs, things: await things }, text, newId);
    },
    async deleteAll() {
      for (const match of logs.unsaved()) await logs.remove(match);
      for (const name of [CARDS, ...DRAWER_NAMES]) await (await things).clear(name);
      await (await opening).clear();
    },
  };
}

/** A tab with a newer version has the matches now: playing on here would lose moves on the next reload. */
function mayHold(error: unknown): boolean {
  return !(error instanceof Error && error.name === 'VersionError');
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
