// Small stores over texts: JSON in, and out only what their decoder accepts; what the browser refuses to store is held
// in memory until it can be.

import type { SaveMonitor } from '@blackpeg/referee';
import type { StoredDrawer, Things } from './storage.ts';

export function drawerOver<T>(
  things: Promise<Things>,
  name: string,
  decode: (value: unknown) => T | null,
): StoredDrawer<T> {
  return {
    async get(key) {
      return understood(await (await things).get(name, key), decode);
    },
    async put(key, thing) {
      await (await things).put(name, key, JSON.stringify(thing));
    },
    async remove(key) {
      await (await things).remove(name, key);
    },
    async all() {
      const texts = await (await things).all(name);
      return texts.flatMap(([key, text]) => {
        const thing = understood(text, decode);
        return thing === null ? [] : [[key, thing] as const];
      });
    },
    async clear() {
      await (await things).clear(name);
    },
  };
}

/** Null for damaged data, or data of a version with another meaning. */
function understood<T>(text: string | null, decode: (value: unknown) => T | null): T | null {
  if (text === null) return null;
  try {
    return decode(JSON.parse(text));
  } catch {
    return null;
  }
}

export function withHeldThings(things: Things, saving: SaveMonitor): Things {
  /** By drawer and key; null for entries to be removed. */
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
