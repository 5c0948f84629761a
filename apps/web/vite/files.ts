// The files of a finished build, on disk: what the plugins that come after it work on.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface OutputFile {
  /** From the build's folder, with slashes. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** By name, so that equal builds are listed equally. */
export function filesIn(folder: string): readonly OutputFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      name: path.relative(folder, file).split(path.sep).join('/'),
      bytes: readFileSync(file),
    }));
}
