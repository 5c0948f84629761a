// Tables in a browser, with its clock, its locks, its chance and its eyes.

import { humanePace } from '@blackpeg/session';
import { createTables, type Tables, type TablesPorts } from '@blackpeg/table';
import type { HousePace } from '../app/settings.ts';
import type { Storage } from '../storage/storage.ts';
import { newId, trueDice } from './chance.ts';
import { pageOutOfSight } from './sight.ts';
import { wallClock } from './wall-clock.ts';
import { browserLocks } from './web-locks.ts';

export interface BrowserTablesPorts extends Pick<TablesPorts, 'thinker' | 'fault'> {
  readonly storage: Storage;
  /** As it is chosen at the time. */
  housePace(): HousePace;
}

const FACTORS: Readonly<Record<HousePace, number>> = { 'at-once': 0, brisk: 0.4, humane: 1, slow: 2 };

export function openTables({ housePace, ...ports }: BrowserTablesPorts): Tables {
  const tables = createTables({
    ...ports,
    clock: wallClock,
    locks: browserLocks(),
    dice: trueDice,
    newId,
    newMatch: newId,
    pace: (task) => humanePace(FACTORS[housePace()])(task),
    outOfSight: pageOutOfSight,
  });
  return askingToKeep(tables, ports);
}

/** The first match that is made is a reason to ask the browser to keep everything. */
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
