// The trees that ship with the solver, as files of the build that are loaded when needed.

import manifest from '@blackpeg/solver/trees/manifest.json' with { type: 'json' };
import type { TreeSource } from '@blackpeg/thinking/worker';

/** In games of up to 96 codes the adviser proves its guesses itself. */
const ADDRESSES = import.meta.glob<string>(
  [
    '../../../../core/solver/trees/3x[5-9].tree',
    '../../../../core/solver/trees/4x[4-9].tree',
    '../../../../core/solver/trees/5x[3-9].tree',
  ],
  { query: '?url', import: 'default', eager: true },
);

export const TREES: TreeSource = {
  cells: () => manifest.cells,
  async read(file) {
    const address = Object.entries(ADDRESSES).find(([path]) => path.endsWith(`/${file}`))?.[1];
    if (address === undefined) return null;
    try {
      const answer = await fetch(address);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    } catch {
      return null;
    }
  },
};
