// The trees as files of the solver's package, for tests outside a browser.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import manifest from '@blackpeg/solver/trees/manifest.json' with { type: 'json' };
import { createFields, type Shelf } from './fields.ts';
import type { Tools } from './tools.ts';

const { resolve } = createRequire(import.meta.url);

export const FILE_SHELF: Shelf = {
  cells: manifest.cells,
  fetch: (file) => readFile(resolve(`@blackpeg/solver/trees/${file}`)),
};

export function toolsFor(shelf: Shelf = FILE_SHELF): Tools {
  return { ...createFields(shelf), report: () => {}, pause: async () => {} };
}
