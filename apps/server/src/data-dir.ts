// The data folder of the server: created if missing, refused if not writable.

import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The server's data, in its data folder. */
export function databaseFile(folder: string): string {
  return path.join(folder, 'blackpeg.db');
}

/** The sentence that says why the folder cannot be used, or nothing. */
export function prepareDataDir(folder: string): string | undefined {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return `BLACKPEG_DATA_DIR names "${folder}", which cannot be used as a folder to write in (${code}).`;
  }
}

/** One by one: with `recursive`, Node 20 tries for ever where the system makes no folders, below `/proc`. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
