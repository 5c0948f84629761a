// The words of the settings screen, by language.

import type { Language } from '../../language.ts';
import { settings as de } from './de.ts';
import { settings as en } from './en.ts';
import { settings as fr } from './fr.ts';
import type { SettingsWords } from './shape.ts';

export type { SettingsWords } from './shape.ts';

const WORDS: Readonly<Record<Language, SettingsWords>> = { en, fr, de };

export function settingsTexts(language: Language): SettingsWords {
  return WORDS[language];
}
