// A folder for a test's database, deleted after the test file.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach } from 'vitest';
import { type Database, openDatabase } from './database.ts';

export interface TestFolder {
  /** A file that does not exist yet. */
  newFile(): string;
  /** Closed again after the test. */
  open(file: string): Database;
}

export function testFolder(): TestFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-store-'));
  const opened: Database[] = [];
  let files = 0;
  afterEach(() => {
    for (const database of opened.splice(0)) database.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    newFile() {
      files += 1;
      return path.join(folder, `${files}.db`);
    },
    open(file) {
      const result = openDatabase(file);
      if (!result.ok) throw new Error(result.error);
      opened.push(result.value);
      return result.value;
    },
  };
}
