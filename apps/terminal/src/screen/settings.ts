// What a player has chosen for all matches at this terminal.

import { type Chosen, decodeChosen, defaultsOf } from '@blackpeg/screens/settings';
import type { Depth } from './paint.ts';
import { type Theme, themeOf } from './theme.ts';

export type Settings = Chosen<'terminal'>;

export const STANDARD_SETTINGS: Settings = defaultsOf('terminal');

/** What is not understood, or could not be chosen yet when they were kept, is as usual. */
export function decodeSettings(value: unknown): Settings {
  return decodeChosen('terminal', typeof value === 'object' && value !== null ? { ...value } : {});
}

/** `found` is what the environment and the terminal tell. */
export function themeFor(chosen: Settings, found: Theme): Theme {
  const depth: Depth = chosen.colours ? found.depth : 'none';
  return themeOf(depth, chosen.signs ?? found.signs, chosen.ground ?? found.ground);
}
