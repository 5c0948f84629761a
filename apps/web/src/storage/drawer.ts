// A drawer over texts: JSON on the way in, and on the way out only what its decoder understands.

import type { Things } from './backing.ts';
import type { StoredDrawer } from './storage.ts';

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

/** Null for what is damaged, or was written by a version that meant something else by it. */
function understood<T>(text: string | null, decode: (value: unknown) => T | null): T | null {
  if (text === null) return null;
  try {
    return decode(JSON.parse(text));
  } catch {
    return null;
  }
}
