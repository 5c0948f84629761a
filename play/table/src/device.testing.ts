// A device for tests, with tabs or programs that share its storage and locks, a clock set by hand, and a house that thinks
// at once, without the solver.

import { createMemoryStore } from '@blackpeg/referee';
import { createFakeClock, type FakeClock } from '@blackpeg/referee/testing';
import { seededDice } from '@blackpeg/rules';
import type { KeptDraft } from '@blackpeg/session';
import { type Card, decodeCard } from './card.ts';
import { decodeDraft } from './kept-draft.ts';
import type { HousePace } from './pace.ts';
import type { Drawer, Locks, TableStorage } from './ports.ts';
import type { Tables } from './table.ts';
import { createTables, type TablesPorts } from './tables.ts';

export interface TestDevice<S extends TableStorage> {
  readonly clock: FakeClock;
  readonly storage: S;
  readonly faults: readonly unknown[];
  setPace(pace: HousePace): void;
  /** The screen of every tab becomes hidden. */
  hide(): void;
  openTab(changed?: Partial<TablesPorts>): Tables;
}

export interface MemoryDrawer<T> extends Drawer<T> {
  /** Raw storage, which may contain nonsense. */
  readonly things: Map<string, unknown>;
}

export interface MemoryStorage extends TableStorage {
  readonly cards: MemoryDrawer<Card>;
  readonly drafts: MemoryDrawer<KeptDraft>;
}

export function createTestDevice<S extends TableStorage>(storage: S): TestDevice<S> {
  const clock = createFakeClock();
  const faults: unknown[] = [];
  const watching = new Set<() => void>();
  const locks = createTestLocks();
  const dice = seededDice(1);
  let pace: HousePace = 'humane';
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `id-${ids}`;
  };
  return {
    clock,
    storage,
    faults,
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
        dice,
        newId,
        newMatch: newId,
        thinker: { ask: () => Promise.reject(new Error('There is no solver.')), close: async () => {} },
        housePace: () => pace,
        outOfSight(callback) {
          watching.add(callback);
          return () => watching.delete(callback);
        },
        fault: (_, error) => faults.push(error),
        ...changed,
      }),
  };
}

export function createMemoryStorage(): MemoryStorage {
  return {
    logs: createMemoryStore(),
    cards: createMemoryDrawer(decodeCard),
    drafts: createMemoryDrawer(decodeDraft),
  };
}

function createMemoryDrawer<T>(decode: (value: unknown) => T | null): MemoryDrawer<T> {
  const things = new Map<string, unknown>();
  return {
    things,
    get: async (key) => decode(things.get(key)),
    async put(key, thing) {
      things.set(key, JSON.parse(JSON.stringify(thing)));
    },
    async remove(key) {
      things.delete(key);
    },
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
    take: async (match, wanted) =>
      holders.has(match) ? { kind: 'taken', process: 7 } : { kind: 'held', release: hold(match, wanted) },
    async takeOver(match, wanted) {
      const holder = holders.get(match);
      holder?.wanted();
      await holder?.freed;
      return hold(match, wanted);
    },
  };
}
