// Small things of one kind that are no events: cards, notes, drafts. Each is a file that always holds a whole text.

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileNameOf } from './file-name.ts';

export interface Drawer<T> {
  /** Null for what is not there, and for what is not understood. */
  get(key: string): T | null;
  put(key: string, thing: T): void;
  remove(key: string): void;
}

export function createFileDrawer<T>(folder: string, decode: (value: unknown) => T | null): Drawer<T> {
  const fileOf = (key: string) => path.join(folder, `${fileNameOf(key)}.json`);
  return {
    get(key) {
      try {
        return decode(JSON.parse(readFileSync(fileOf(key), 'utf8')));
      } catch {
        return null;
      }
    },
    put(key, thing) {
      const file = fileOf(key);
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${file}.part`, JSON.stringify(thing));
      renameSync(`${file}.part`, file);
    },
    remove: (key) => rmSync(fileOf(key), { force: true }),
  };
}

export function createMemoryDrawer<T>(): Drawer<T> {
  const things = new Map<string, T>();
  return {
    get: (key) => things.get(key) ?? null,
    put: (key, thing) => void things.set(key, thing),
    remove: (key) => void things.delete(key),
  };
}
