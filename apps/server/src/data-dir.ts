// The folder the server keeps its data in: made when missing, refused when it cannot be written.

import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';

/** What the server remembers, in the folder of its data. */
export function databaseFile(folder: string): string {
  return path.join(folder, 'blackpeg.db');
}

/** The sentence that says why the folder cannot be used, or nothing. */
export function prepareDataDir(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return `BLACKPEG_DATA_DIR names "${folder}", which cannot be used as a folder to write in (${code}).`;
  }
}
