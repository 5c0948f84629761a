// Small stored values that are not events: cards, notes, drafts, settings. Each is a file; what cannot be written is
// held in memory until it can.

import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { SaveMonitor } from '@blackpeg/referee';
import type { Drawer } from '@blackpeg/table';
import { fileNameOf, nameOfFile, readWholeFile, writeWholeFile } from './disk.ts';

/** The table's port, synchronous. */
export interface FileDrawer<T> extends Drawer<T> {
  get(key: string): T | null;
  put(key: string, thing: T): void;
  remove(key: string): void;
  /** Every entry whose key begins like this. */
  removeAll(prefix: string): void;
  /** Keys of entries that only this run has. */
  unsaved(): readonly string[];
  /** All readable entries, by key. */
  all(): ReadonlyMap<string, T>;
}

const ENDING = '.json';

/** Without a folder everything is held in memory. `encode` converts a value to what is written. */
export function createDrawer<T>(
  folder: string | null,
  decode: (value: unknown) => T | null,
  saving: SaveMonitor,
  encode: (thing: T) => unknown = (thing) => thing,
): FileDrawer<T> {
  /** Null for what is to be removed. */
  const held = new Map<string, T | null>();
  if (folder !== null) saving.add(async () => [...held].every(([key, thing]) => write(folder, key, thing)));

  function write(into: string, key: string, thing: T | null): boolean {
    const file = path.join(into, `${fileNameOf(key)}${ENDING}`);
    try {
      if (thing === null) rmSync(file, { force: true });
      else writeIfNew(file, JSON.stringify(encode(thing)));
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
      return decode(JSON.parse(textIn(path.join(folder, `${fileNameOf(key)}${ENDING}`)) ?? 'null'));
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

/** What is already there is not written again: most changes of a card are in the log too. */
function writeIfNew(file: string, text: string): void {
  if (textIn(file) !== text) writeWholeFile(file, text);
}

function textIn(file: string): string | null {
  try {
    return readWholeFile(file);
  } catch {
    return null;
  }
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
