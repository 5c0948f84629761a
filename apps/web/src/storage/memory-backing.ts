// Storage in memory: for browsers that store nothing, and for tests.

import { createMemoryStore, type Shelf } from '@blackpeg/referee';
import type { Backing, Things } from './storage.ts';

/** Instead of the disk: a backing over the same memory finds what another left there. */
export interface Memory {
  readonly shelf: Shelf;
  /** By drawer, then by key. */
  readonly drawers: Map<string, Map<string, string>>;
}

export function createMemory(): Memory {
  return { shelf: new Map(), drawers: new Map() };
}

export function createMemoryBacking(memory: Memory = createMemory()): Backing {
  const { shelf, drawers } = memory;
  return {
    lasting: false,
    logs: createMemoryStore(shelf),
    rawLog: async (match) => shelf.get(match) ?? [],
    things: memoryThings(drawers),
    async change({ removed, gone, batches, things }) {
      for (const match of removed) shelf.delete(match);
      for (const [drawer, key] of gone) drawers.get(drawer)?.delete(key);
      for (const [match, after, batch] of batches)
        shelf.set(match, [...(shelf.get(match) ?? []), { ...batch, after }]);
      for (const [drawer, key, text] of things)
        drawers.set(drawer, (drawers.get(drawer) ?? new Map<string, string>()).set(key, text));
    },
    async clear() {
      shelf.clear();
      drawers.clear();
    },
  };
}

function memoryThings(drawers: Memory['drawers']): Things {
  return {
    get: async (drawer, key) => drawers.get(drawer)?.get(key) ?? null,
    async put(drawer, key, text) {
      const things = drawers.get(drawer) ?? new Map<string, string>();
      drawers.set(drawer, things.set(key, text));
    },
    async remove(drawer, key) {
      drawers.get(drawer)?.delete(key);
    },
    all: async (drawer) => [...(drawers.get(drawer) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1)),
    async clear(drawer) {
      drawers.delete(drawer);
    },
  };
}
