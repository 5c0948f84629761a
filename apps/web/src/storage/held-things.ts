// Things that outlive a refusal of the browser: what cannot be stored is held in memory until it can be.

import type { SaveMonitor } from '@blackpeg/referee';
import type { Things } from './backing.ts';

export function withHeldThings(things: Things, saving: SaveMonitor): Things {
  /** By drawer and key; null for what is to be removed. */
  const held = new Map<string, Map<string, string | null>>();

  async function write(drawer: string, key: string, text: string | null): Promise<boolean> {
    try {
      await (text === null ? things.remove(drawer, key) : things.put(drawer, key, text));
    } catch (error) {
      const others = held.get(drawer) ?? new Map<string, string | null>();
      held.set(drawer, others.set(key, text));
      saving.failed(error);
      return false;
    }
    held.get(drawer)?.delete(key);
    return true;
  }

  async function change(drawer: string, key: string, text: string | null): Promise<void> {
    if (await write(drawer, key, text)) saving.succeeded();
  }

  saving.add(async () => {
    for (const [drawer, texts] of held)
      for (const [key, text] of texts) if (!(await write(drawer, key, text))) return false;
    return true;
  });
  return {
    async get(drawer, key) {
      const text = held.get(drawer)?.get(key);
      return text === undefined ? things.get(drawer, key) : text;
    },
    put: change,
    remove: (drawer, key) => change(drawer, key, null),
    async all(drawer) {
      const texts = new Map<string, string | null>([
        ...(await things.all(drawer)),
        ...(held.get(drawer) ?? []),
      ]);
      return [...texts]
        .flatMap(([key, text]) => (text === null ? [] : [[key, text] as const]))
        .sort(([a], [b]) => (a < b ? -1 : 1));
    },
    async clear(drawer) {
      held.delete(drawer);
      await things.clear(drawer);
    },
  };
}
