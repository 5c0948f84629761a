// Small things of one kind that are no events: cards, notes, drafts, settings. Each is a file; what cannot be written is
// held in memory until it can.

import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { SaveMonitor } from '@blackpeg/referee';
import { fileNameOf, nameOfFile } from './file-name.ts';
import { writeWholeFile } from './whole-file.ts';

export interface Drawer<T> {
  /** Null for what is not there, and for what is not understood. */
  get(key: string): T | null;
  put(key: string, thing: T): void;
  remove(key: string): void;
  /** Everything whose key begins so. */
  removeAll(prefix: string): void;
  /** Keys of what only this run knows. */
  unsaved(): readonly string[];
  /** All that is understood, by key. */
  all(): ReadonlyMap<string, T>;
}

const ENDING = '.json';

/** Without a folder everything is held in memory. */
export function createDrawer<T>(
  folder: string | null,
  decode: (value: unknown) => T | null,
  saving: SaveMonitor,
): Drawer<T> {
  /** Null for what is to be removed. */
  const held = new Map<string, T | null>();
  if (folder !== null) saving.add(async () => [...held].every(([key, thing]) => write(folder, key, thing)));

  function write(into: string, key: string, thing: T | null): boolean {
    const file = path.join(into, `${fileNameOf(key)}${ENDING}`);
    try {
      if (thing === null) rmSync(file, { force: true });
      else writeWholeFile(file, JSON.stringify(thing));
    } catch (error) {
      held.set(key, thing);
      saving.failed(error);
      return false;
    }
    held.delete(key);
    return true;
  }

  function change(key: string, thing: T | null): void {
    if (folder === null) held.set(key, thing);
    else if (write(folder, key, thing)) saving.succeeded();
  }

  function get(key: string): T | null {
    const thing = held.get(key);
    if (thing !== undefined || folder === null) return thing ?? null;
    try {
      return decode(JSON.parse(readFileSync(path.join(folder, `${fileNameOf(key)}${ENDING}`), 'utf8')));
    } catch {
      return null;
    }
  }

  function keys(): ReadonlySet<string> {
    return new Set([...held.keys(), ...(folder === null ? [] : keysIn(folder))]);
  }

  return {
    get,
    put: change,
    remove: (key) => change(key, null),
    removeAll(prefix) {
      for (const key of keys()) if (key.startsWith(prefix)) change(key, null);
    },
    unsaved: () => [...held].flatMap(([key, thing]) => (thing === null ? [] : [key])),
    all() {
      const things = [...keys()].map((key) => [key, get(key)] as const);
      return new Map(things.flatMap(([key, thing]) => (thing === null ? [] : [[key, thing] as const])));
    },
  };
}

function keysIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).flatMap((name) =>
      name.endsWith(ENDING) ? (nameOfFile(name.slice(0, -ENDING.length)) ?? []) : [],
    );
  } catch {
    return [];
  }
}
