// Tables in a browser, with its clock, its locks, its chance and its eyes.

import { newId, trueDice } from './chance.ts';
import { pageOutOfSight } from './sight.ts';
import type { Tables } from './table.ts';
import { createTables, type TablesPorts } from './tables.ts';
import { wallClock } from './wall-clock.ts';
import { browserLocks } from './web-locks.ts';

export function openTables(ports: Pick<TablesPorts, 'storage' | 'brainFor' | 'pace' | 'fault'>): Tables {
  return createTables({
    ...ports,
    clock: wallClock,
    locks: browserLocks(),
    dice: trueDice,
    newId,
    outOfSight: pageOutOfSight,
  });
}
