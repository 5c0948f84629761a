// What a player has chosen for all matches at this terminal.

import { boolean, type Decoder, either, nothing, oneOf, record } from '@blackpeg/notation';
import { HOUSE_PACES, type HousePace } from '@blackpeg/table';
import { LANGUAGES, type Language } from '@blackpeg/wording';
import type { Depth } from './paint.ts';
import { type Ground, type Signs, type Theme, themeOf } from './theme.ts';

export interface Settings {
  /** Null for the environment's. */
  readonly language: Language | null;
  /** Null for what the terminal is. */
  readonly ground: Ground | null;
  readonly colours: boolean;
  readonly signs: Signs | null;
  readonly bell: boolean;
  /** Are clicks for the game, or for the terminal, which selects text with them? */
  readonly mouse: boolean;
  readonly detail: 'brief' | 'full';
  readonly pace: HousePace;
}

export const STANDARD_SETTINGS: Settings = {
  language: null,
  ground: null,
  colours: true,
  signs: null,
  bell: false,
  mouse: true,
  detail: 'full',
  pace: 'brisk',
};

const settings: Decoder<Settings> = record<Settings>({
  language: either(nothing, oneOf(LANGUAGES)),
  ground: either(nothing, oneOf(['light', 'dark'])),
  colours: boolean,
  signs: either(nothing, oneOf(['shapes', 'plain'])),
  bell: boolean,
  mouse: boolean,
  detail: oneOf(['brief', 'full']),
  pace: oneOf(HOUSE_PACES),
});

/** Null for what is not understood. */
export function decodeSettings(value: unknown): Settings | null {
  // What could not be chosen yet when they were kept is as usual.
  const whole = typeof value === 'object' && value !== null ? { ...STANDARD_SETTINGS, ...value } : value;
  const decoded = settings(whole, '');
  return decoded.ok ? decoded.value : null;
}

/** `found` is what the environment and the terminal tell. */
export function themeFor(chosen: Settings, found: Theme): Theme {
  const depth: Depth = chosen.colours ? found.depth : 'none';
  return themeOf(depth, chosen.signs ?? found.signs, chosen.ground ?? found.ground);
}
