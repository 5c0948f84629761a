// The files of a finished build, on disk, and plugins that come after it and work on them, in the order they stand in.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

export interface OutputFile {
  /** From the build's folder, with slashes. */
  readonly name: string;
  readonly bytes: Buffer;
}

export function afterBuild(name: string, work: (folder: string) => Promise<void>): Plugin {
  let folder = '';
  return {
    name,
    apply: 'build',
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir);
    },
    writeBundle: { sequential: true, order: 'post', handler: () => work(folder) },
  };
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
