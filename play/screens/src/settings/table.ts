// The player's settings for all matches: one row for each setting, with its values and the default in each face. Names
// are those under which they are stored. Other data that a face stores is not listed here.

import { HOUSE_PACES } from '@blackpeg/table';
import { LANGUAGES } from '@blackpeg/wording';

export type SettingFace = 'web' | 'terminal';

interface SettingRow {
  /** Its section of the settings page, in the order of this table; its words are there too. */
  readonly group: string;
  readonly values: readonly (string | boolean | null)[];
  readonly web?: string | boolean | null;
  readonly terminal?: string | boolean | null;
}

const SWITCH = [false, true] as const;

export const SETTING_ROWS = {
  language: {
    group: 'look',
    values: [null, ...LANGUAGES],
    web: null,
    terminal: null,
  },
  theme: { group: 'look', values: ['system', 'light', 'dark', 'contrast'], web: 'system' },
  colours: { group: 'look', values: SWITCH, terminal: true },
  /** No value means: as the terminal says. */
  ground: {
    group: 'look',
    values: [null, 'light', 'dark'],
    terminal: null,
  },
  signs: {
    group: 'look',
    values: [null, 'shapes', 'plain'],
    terminal: null,
  },
  textSize: { group: 'look', values: ['100', '125', '150', '200'], web: '100' },
  motion: { group: 'look', values: ['system', 'reduced', 'full'], web: 'system' },
  marks: { group: 'look', values: ['shape', 'number', 'letter', 'both'], web: 'shape' },
  numbers: { group: 'look', values: SWITCH, web: false },
  sound: { group: 'sound', values: SWITCH, web: false },
  haptics: { group: 'sound', values: SWITCH, web: true },
  bell: { group: 'sound', values: SWITCH, terminal: false },
  mouse: { group: 'sound', values: SWITCH, terminal: true },
  detail: { group: 'speech', values: ['brief', 'full'], web: 'brief', terminal: 'full' },
  codes: {
    group: 'speech',
    values: ['auto', 'names', 'numbers', 'letters'],
    web: 'auto',
    terminal: 'auto',
  },
  sayPegs: { group: 'speech', values: SWITCH, web: true, terminal: true },
  sayAnswers: { group: 'speech', values: SWITCH, web: true, terminal: true },
  /** Read back after the answer. */
  sayRows: { group: 'speech', values: SWITCH, web: false, terminal: false },
  sayOthers: { group: 'speech', values: SWITCH, web: true, terminal: true },
  timers: { group: 'play', values: SWITCH, web: true },
  count: { group: 'play', values: SWITCH, web: false },
  /** All until a first match is over, then those with blue pegs until a first match with them is. */
  explain: { group: 'play', values: ['all', 'blue', 'off'], web: 'all' },
  /** E5: rows that cannot be the code. */
  misfits: { group: 'play', values: ['allow', 'warn', 'bar'], web: 'allow' },
  housePace: { group: 'play', values: HOUSE_PACES, web: 'humane' },
  /** The same, as the terminal stores it. */
  pace: { group: 'play', values: HOUSE_PACES, terminal: 'brisk' },
  streak: { group: 'shown', values: SWITCH, web: true },
  distribution: { group: 'shown', values: SWITCH, web: true },
  statistics: { group: 'shown', values: SWITCH, web: true },
  phrases: { group: 'online', values: SWITCH, web: true },
  /** While the page is hidden. */
  notify: { group: 'online', values: SWITCH, web: false },
  singleKeys: { group: 'keys', values: SWITCH, web: true },
  /** By scanning: off, with two switches, with one. */
  scan: { group: 'switches', values: ['off', 'two', 'one'], web: 'off' },
  /** Seconds until the next control is offered, with one switch. */
  scanPace: { group: 'switches', values: ['0.5', '1', '1.5', '2', '3', '5'], web: '1.5' },
} as const satisfies Readonly<Record<string, SettingRow>>;

type Rows = typeof SETTING_ROWS;
export type ChosenName = keyof Rows;
type ChosenValue<N extends ChosenName> = Rows[N]['values'][number];
export type SettingGroupName = Rows[ChosenName]['group'];

/** The settings of one face. */
export type Chosen<F extends SettingFace> = {
  readonly [N in ChosenName as Rows[N] extends { readonly [K in F]: unknown } ? N : never]: ChosenValue<N>;
};

export function settingNames<F extends SettingFace>(face: F): readonly (keyof Chosen<F> & ChosenName)[] {
  const has = (name: ChosenName): name is keyof Chosen<F> & ChosenName => face in SETTING_ROWS[name];
  return (Object.keys(SETTING_ROWS) as ChosenName[]).filter(has);
}

/** The defaults. */
export function defaultsOf<F extends SettingFace>(face: F): Chosen<F> {
  return decodeChosen(face, {});
}

/** Stored settings, one by one: a value that this version does not know becomes the default. */
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
