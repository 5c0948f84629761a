// What a player can choose about the app itself, with the choices and what holds until they choose.

import { boolean, type Decoder, either, type Fields, finite, nothing, oneOf } from '@blackpeg/notation';
import { HOUSE_PACES, type HousePace } from '@blackpeg/table';
import { LANGUAGES, type Language, STANDARD_KEYS } from '@blackpeg/wording';
import { MARKS, type Marks } from '../pieces/looks.ts';
import { type KeyBindings, keyBindings } from './keys.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'reduced', 'full'] as const;
export type Motion = (typeof MOTIONS)[number];
export const TEXT_SIZES = ['100', '125', '150', '200'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export const DETAILS = ['brief', 'full'] as const;
/** E5: nothing, a word before it goes, or no way. */
export const MISFITS = ['allow', 'warn', 'bar'] as const;
export type Misfits = (typeof MISFITS)[number];

export interface Settings {
  /** Null for the browser's own. */
  readonly language: Language | null;
  readonly theme: Theme;
  readonly textSize: TextSize;
  readonly motion: Motion;
  readonly sound: boolean;
  readonly haptics: boolean;
  readonly marks: Marks;
  /** Counts beside answers. */
  readonly numbers: boolean;
  readonly detail: (typeof DETAILS)[number];
  readonly timers: boolean;
  readonly count: boolean;
  readonly misfits: Misfits;
  readonly housePace: HousePace;
  readonly streak: boolean;
  readonly statistics: boolean;
  /** Matches made before are not counted any more; milliseconds since 1970. */
  readonly statisticsFrom: number;
  /** Phrases of the others at an online table are shown and said. */
  readonly phrases: boolean;
  /** Single keys act as commands; off for those whose speech or switch types letters. */
  readonly singleKeys: boolean;
  readonly keys: KeyBindings;
}

export const STANDARD_SETTINGS: Settings = {
  language: null,
  theme: 'system',
  textSize: '100',
  motion: 'system',
  sound: false,
  haptics: true,
  marks: 'shape',
  numbers: false,
  detail: 'brief',
  timers: true,
  count: false,
  misfits: 'allow',
  housePace: 'humane',
  streak: true,
  statistics: true,
  statisticsFrom: 0,
  phrases: true,
  singleKeys: true,
  keys: STANDARD_KEYS,
};

const DECODERS: Fields<Settings> = {
  language: either(nothing, oneOf(LANGUAGES)),
  theme: oneOf(THEMES),
  textSize: oneOf(TEXT_SIZES),
  motion: oneOf(MOTIONS),
  sound: boolean,
  haptics: boolean,
  marks: oneOf(MARKS),
  numbers: boolean,
  detail: oneOf(DETAILS),
  timers: boolean,
  count: boolean,
  misfits: oneOf(MISFITS),
  housePace: oneOf(HOUSE_PACES),
  streak: boolean,
  statistics: boolean,
  statisticsFrom: finite,
  phrases: boolean,
  singleKeys: boolean,
  keys: keyBindings,
};

/** What was stored, field by field: what an older or a newer version wrote differently is as at the beginning. */
export function decodeSettings(text: string | null): Settings {
  const stored = parsed(text);
  const names = Object.keys(STANDARD_SETTINGS) as (keyof Settings)[];
  const known = names.flatMap((name) => {
    const field = (DECODERS[name] as Decoder<unknown>)(stored[name], name);
    return field.ok ? [[name, field.value] as const] : [];
  });
  return { ...STANDARD_SETTINGS, ...Object.fromEntries(known) };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
