// The words about a file that holds everything of a device, by language.

import type { Language } from '../../language.ts';
import { deviceFile as de } from './de.ts';
import { deviceFile as en } from './en.ts';
import { deviceFile as fr } from './fr.ts';
import type { DeviceFileWords } from './shape.ts';

export type { DeviceFileWords } from './shape.ts';

const WORDS: Readonly<Record<Language, DeviceFileWords>> = { en, fr, de };

export function deviceFileTexts(language: Language): DeviceFileWords {
  return WORDS[language];
}
