// Whether this player hears the others' phrases (R20): stored on this machine, for all tables.

import { type Saved, settingsDrawer } from '../saved/saved.ts';

export interface PhraseSwitch {
  isOn(): boolean;
  set(on: boolean): void;
}

const KEY = 'phrases';

export function openPhraseSwitch(saved: Pick<Saved, 'folder' | 'saving'>): PhraseSwitch {
  const drawer = settingsDrawer(saved, (value) => (typeof value === 'boolean' ? value : null));
  return { isOn: () => drawer.get(KEY) ?? true, set: (on) => drawer.put(KEY, on) };
}
