// Tabs of one browser for tests: a shelf and locks they share, a clock to turn, and a house that thinks at once.

import { createFakeClock, type FakeClock } from '@blackpeg/referee/testing';
import { seededDice } from '@blackpeg/rules';
import type { HousePace } from '../app/settings.ts';
import { createMemory, createMemoryBacking } from '../storage/memory-backing.ts';
import { createStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import type { Locks } from './locks.ts';
import { plainBrain } from './plain-brain.testing.ts';
import type { Tables } from './table.ts';
import { createTables, type TablesPorts } from './tables.ts';

export interface TestBrowser {
  readonly clock: FakeClock;
  readonly storage: Storage;
  readonly faults: readonly unknown[];
  /** How often storage was asked to be kept. */
  asked(): number;
  setPace(pace: HousePace): void;
  /** Every tab's screen goes out of sight. */
  hide(): void;
  openTab(changed?: Partial<TablesPorts>): Tables;
}

export function createTestBrowser(): TestBrowser {
  const clock = createFakeClock();
  const faults: unknown[] = [];
  const watching = new Set<() => void>();
  const locks = createTestLocks();
  let asked = 0;
  let pace: HousePace = 'humane';
  let ids = 0;
  const kept = createStorage(Promise.resolve(createMemoryBacking(createMemory())), null);
  const storage: Storage = {
    ...kept,
    async askToKeep() {
      asked += 1;
      return false;
    },
  };
  return {
    clock,
    storage,
    faults,
    asked: () => asked,
    setPace(next) {
      pace = next;
    },
    hide() {
      for (const callback of watching) callback();
    },
    openTab: (changed) =>
      createTables({
        storage,
        clock,
        locks,
        dice: () => 0,
        newId() {
          ids += 1;
          return `id-${ids}`;
        },
        brainFor: (_, who) => plainBrain(seededDice(who === 'house' ? 99 : who)),
        pace: () => pace,
        outOfSight(callback) {
          watching.add(callback);
          return () => watching.delete(callback);
        },
        fault: (_, error) => faults.push(error),
        ...changed,
      }),
  };
}

function createTestLocks(): Locks {
  const holders = new Map<string, { wanted(): void; freed: Promise<void> }>();
  function hold(match: string, wanted: () => void): () => void {
    let free = () => {};
    const freed = new Promise<void>((resolve) => {
      free = resolve;
    });
    holders.set(match, { wanted, freed });
    return () => {
      holders.delete(match);
      free();
    };
  }
  return {
    take: async (match, wanted) => (holders.has(match) ? null : hold(match, wanted)),
    async takeOver(match, wanted) {
      const holder = holders.get(match);
      holder?.wanted();
      await holder?.freed;
      return hold(match, wanted);
    },
  };
}
