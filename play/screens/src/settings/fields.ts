// The settings as a face draws them: groups of lines, each a switch or a choice, with their words.

import { commonTexts, LANGUAGES, type Language, languageName, settingsTexts } from '@blackpeg/wording';
import { SETTING_ROWS, type SettingFace, type SettingName } from './table.ts';

export interface SettingField {
  readonly name: SettingName;
  readonly label: string;
  readonly note: string;
  /** Null for a switch, which is on or off. */
  readonly options: readonly { readonly value: string | null; readonly label: string }[] | null;
}

export type SettingGroupName = keyof typeof GROUPS;

const GROUPS = {
  look: ['language', 'theme', 'colours', 'ground', 'signs', 'textSize', 'motion', 'marks', 'numbers'],
  sound: ['sound', 'haptics', 'bell', 'mouse'],
  speech: ['detail'],
  play: ['timers', 'count', 'misfits', 'housePace', 'pace'],
  shown: ['streak', 'statistics'],
  online: ['phrases'],
  keys: ['singleKeys'],
} as const satisfies Readonly<Record<string, readonly SettingName[]>>;

export const SETTING_GROUPS = Object.keys(GROUPS) as readonly SettingGroupName[];

/** The lines of a group that a face has. */
export function settingFields(
  language: Language,
  face: SettingFace,
  group: SettingGroupName,
): readonly SettingField[] {
  const names: readonly SettingName[] = GROUPS[group];
  return names
    .filter((name) => face in SETTING_ROWS[name])
    .map((name) => ({ name, note: '', options: null, ...wordsFor(language, face)[name]() }));
}

type FieldWords = Pick<SettingField, 'label'> & Partial<SettingField>;

function wordsFor(language: Language, face: SettingFace): Readonly<Record<SettingName, () => FieldWords>> {
  const { languages, theme, themes } = commonTexts(language);
  const { look, sound, speech, play, shown, online, keys } = settingsTexts(language);
  const own = face === 'web' ? look.asBrowser : look.asEnvironment;
  const pace = () => choice(play.pace, 'pace', play.paces);
  return {
    language: () => ({
      label: languages,
      options: [
        { value: null, label: own },
        ...LANGUAGES.map((value) => ({ value, label: languageName(value) })),
      ],
    }),
    theme: () => choice(theme, 'theme', themes),
    ground: () => choice(look.ground, 'ground', look.grounds, look.asTerminal),
    colours: () => ({ label: look.colours }),
    signs: () => choice(look.signs, 'signs', look.signKinds, look.asTerminal),
    textSize: () => ({
      label: look.textSize,
      options: SETTING_ROWS.textSize.values.map((value) => ({ value, label: look.size(Number(value)) })),
    }),
    motion: () => choice(look.motion, 'motion', look.motions),
    marks: () => choice(look.marks, 'marks', look.markKinds),
    numbers: () => look.numbers,
    sound: () => sound.sound,
    haptics: () => sound.haptics,
    bell: () => sound.bell,
    mouse: () => sound.mouse,
    detail: () => choice(speech.detail, 'detail', speech.details),
    timers: () => play.timers,
    count: () => play.count,
    misfits: () => ({ ...choice(play.misfits, 'misfits', play.misfitKinds), note: play.misfitsNote }),
    housePace: pace,
    pace,
    streak: () => shown.streak,
    statistics: () => shown.statistics,
    phrases: () => online.phrases,
    singleKeys: () => keys.single,
  };
}

/** `none` is what no value is called. */
function choice(
  label: string,
  name: SettingName,
  words: Readonly<Record<string, string>>,
  none = '',
): FieldWords {
  const values: readonly (string | boolean | null)[] = SETTING_ROWS[name].values;
  const options = values.map((value) =>
    typeof value === 'string' ? { value, label: words[value] ?? value } : { value: null, label: none },
  );
  return { label, options };
}
