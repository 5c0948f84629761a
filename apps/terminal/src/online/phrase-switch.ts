// Whether this player hears the others' phrases (R20): kept on this machine, for all tables.

import path from 'node:path';
import type { Environment } from '../language.ts';
import { createFileDrawer, createMemoryDrawer } from '../saved/drawer.ts';
import { dataFolder } from '../saved/folder.ts';

export interface PhraseSwitch {
  isOn(): boolean;
  set(on: boolean): void;
}

const KEY = 'phrases';

export function openPhraseSwitch(env: Environment): PhraseSwitch {
  const folder = dataFolder(env);
  const drawer =
    folder === null
      ? createMemoryDrawer<boolean>()
      : createFileDrawer(path.join(folder, 'settings'), (value) =>
          typeof value === 'boolean' ? value : null,
        );
  return { isOn: () => drawer.get(KEY) ?? true, set: (on) => drawer.put(KEY, on) };
}
