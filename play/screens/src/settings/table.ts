// What a player can choose for all matches: one row for each setting, with its values and what holds in which face until
// one is chosen. Names are those under which they are kept. What else a face keeps beside them is no row.

import { HOUSE_PACES } from '@blackpeg/table';
import { LANGUAGES } from '@blackpeg/wording';

export type SettingFace = 'web' | 'terminal';

interface SettingRow {
  readonly values: readonly (string | boolean | null)[];
  readonly web?: string | boolean | null;
  readonly terminal?: string | boolean | null;
}

const SWITCH = [false, true] as const;

export const SETTING_ROWS = {
  language: {
    values: [null, ...LANGUAGES],
    web: null,
    terminal: null,
  },
  theme: { values: ['system', 'light', 'dark', 'contrast'], web: 'system' },
  /** No value is what the terminal tells. */
  ground: {
    values: [null, 'light', 'dark'],
    terminal: null,
  },
  colours: { values: SWITCH, terminal: true },
  signs: {
    values: [null, 'shapes', 'plain'],
    terminal: null,
  },
  textSize: { values: ['100', '125', '150', '200'], web: '100' },
  motion: { values: ['system', 'reduced', 'full'], web: 'system' },
  marks: { values: ['shape', 'number', 'letter', 'both'], web: 'shape' },
  numbers: { values: SWITCH, web: false },
  sound: { values: SWITCH, web: false },
  haptics: { values: SWITCH, web: true },
  bell: { values: SWITCH, terminal: false },
  mouse: { values: SWITCH, terminal: true },
  detail: { values: ['brief', 'full'], web: 'brief', terminal: 'full' },
  timers: { values: SWITCH, web: true },
  count: { values: SWITCH, web: false },
  /** E5: rows that cannot be the code. */
  misfits: { values: ['allow', 'warn', 'bar'], web: 'allow' },
  housePace: { values: HOUSE_PACES, web: 'humane' },
  /** The same, as the terminal keeps it. */
  pace: { values: HOUSE_PACES, terminal: 'brisk' },
  streak: { values: SWITCH, web: true },
  statistics: { values: SWITCH, web: true },
  phrases: { values: SWITCH, web: true },
  singleKeys: { values: SWITCH, web: true },
} as const satisfies Readonly<Record<string, SettingRow>>;

type Rows = typeof SETTING_ROWS;
export type SettingName = keyof Rows;
export type SettingValue<N extends SettingName> = Rows[N]['values'][number];

/** The settings of one face. */
export type Chosen<F extends SettingFace> = {
  readonly [N in SettingName as Rows[N] extends { readonly [K in F]: unknown } ? N : never]: SettingValue<N>;
};

export function settingNames<F extends SettingFace>(face: F): readonly (keyof Chosen<F> & SettingName)[] {
  const has = (name: SettingName): name is keyof Chosen<F> & SettingName => face in SETTING_ROWS[name];
  return (Object.keys(SETTING_ROWS) as SettingName[]).filter(has);
}

/** What holds until something is chosen. */
export function defaultsOf<F extends SettingFace>(face: F): Chosen<F> {
  return decodeChosen(face, {});
}

/** What was kept, one by one: what an older or a newer version wrote differently is as at the beginning. */
export function decodeChosen<F extends SettingFace>(
  face: F,
  kept: Readonly<Record<string, unknown>>,
): Chosen<F> {
  const entries = settingNames(face).map((name) => {
    const row: SettingRow = SETTING_ROWS[name];
    const known = row.values.find((value) => value === kept[name]);
    return [name, known === undefined ? row[face] : known] as const;
  });
  return Object.fromEntries(entries) as Chosen<F>;
}
