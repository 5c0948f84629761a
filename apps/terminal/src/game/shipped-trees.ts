// The strategy trees that ship with the solver, read from its package when they are needed.

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parseManifest } from '@blackpeg/solver';
import type { TreeSource } from '@blackpeg/thinking/worker';

export const SHIPPED_TREES: TreeSource = {
  cells() {
    const cells = parseManifest(readFileSync(treeFile('manifest.json'), 'utf8'));
    if (!cells.ok) throw new Error(`The manifest of the trees is broken: ${cells.error}`);
    return cells.value;
  },
  read: (file) => readFile(treeFile(file)).catch(() => null),
};

function treeFile(name: string): string {
  return createRequire(import.meta.url).resolve(`@blackpeg/solver/trees/${name}`);
}
