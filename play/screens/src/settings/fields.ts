// The settings as a face draws them: groups of lines, each a switch or a choice, with their words.

import { commonTexts, LANGUAGES, type Language, languageName, settingsTexts } from '@blackpeg/wording';
import {
  type ChosenName,
  SETTING_ROWS,
  type SettingFace,
  type SettingGroupName,
  settingNames,
} from './table.ts';

export interface SettingField {
  readonly name: ChosenName;
  readonly label: string;
  readonly note: string;
  /** Null for a switch, which is on or off. */
  readonly options: readonly { readonly value: string | null; readonly label: string }[] | null;
}

/** In the order of the table. */
export const SETTING_GROUPS: readonly SettingGroupName[] = [
  ...new Set(Object.values(SETTING_ROWS).map(({ group }) => group)),
];

/** The lines of a group that a face has. */
export function settingFields(
  language: Language,
  face: SettingFace,
  group: SettingGroupName,
): readonly SettingField[] {
  const names: readonly ChosenName[] = settingNames(face);
  return names
    .filter((name) => SETTING_ROWS[name].group === group)
    .map((name) => (name === 'language' ? languageField(language, face) : fieldOf(language, name)));
}

/** The words of a setting: its label alone, or with a note and the names of its values. */
type SettingWords = string | WholeWords;
interface WholeWords {
  readonly label: string;
  readonly note?: string;
  readonly values?: Readonly<Record<string, string>> | ((value: string) => string);
}
type WordedName = Exclude<ChosenName, 'language'>;

function fieldOf(language: Language, name: WordedName): SettingField {
  const words = wordsOf(language)[name];
  const { label, note = '', values }: WholeWords = typeof words === 'string' ? { label: words } : words;
  if (values === undefined) return { name, label, note, options: null };
  const called = (value: string) => (typeof values === 'function' ? values(value) : (values[value] ?? value));
  const all: readonly (string | boolean | null)[] = SETTING_ROWS[name].values;
  const options = all.map((value) =>
    typeof value === 'string'
      ? { value, label: called(value) }
      : { value: null, label: settingsTexts(language).look.asTerminal },
  );
  return { name, label, note, options };
}

/** By name, as in their groups; settings that use other words are listed here. */
function wordsOf(language: Language): Readonly<Record<WordedName, SettingWords>> {
  const { theme, themes } = commonTexts(language);
  const { look, sound, speech, play, shown, online, keys, switches } = settingsTexts(language);
  return {
    ...{ ...look, ...sound, ...speech, ...play, ...shown, ...online, ...switches },
    theme: { label: theme, values: themes },
    housePace: play.pace,
    singleKeys: keys.single,
  };
}

function languageField(language: Language, face: SettingFace): SettingField {
  const { asBrowser, asEnvironment } = settingsTexts(language).look;
  return {
    name: 'language',
    label: commonTexts(language).languages,
    note: '',
    options: [
      { value: null, label: face === 'web' ? asBrowser : asEnvironment },
      ...LANGUAGES.map((value) => ({ value, label: languageName(value) })),
    ],
  };
}
