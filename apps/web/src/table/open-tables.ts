// Tables in a browser, with its clock, locks, random numbers and page visibility.

import { createTables, type Tables, type TablesPorts } from '@blackpeg/table';
import type { Storage } from '../storage/storage.ts';
import { newId, pageOutOfSight, trueDice, wallClock } from './browser-ports.ts';
import { browserLocks } from './web-locks.ts';

export interface BrowserTablesPorts extends Pick<TablesPorts, 'thinker' | 'housePace' | 'fault'> {
  readonly storage: Storage;
}

export function openTables(ports: BrowserTablesPorts): Tables {
  const tables = createTables({
    ...ports,
    clock: wallClock,
    locks: browserLocks(),
    dice: trueDice,
    newId,
    newMatch: newId,
    outOfSight: pageOutOfSight,
  });
  return askingToKeep(tables, ports);
}

/** The first match is the moment to ask the browser to keep everything. */
export function askingToKeep(
  tables: Tables,
  { storage, fault }: Pick<BrowserTablesPorts, 'storage' | 'fault'>,
): Tables {
  let asked = false;
  return {
    ...tables,
    async create(...match) {
      const made = await tables.create(...match);
      if (made.ok && !asked) storage.askToKeep().catch((error: unknown) => fault(made.value, error));
      asked ||= made.ok;
      return made;
    },
  };
}
