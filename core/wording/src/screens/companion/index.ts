// The texts of the companion screen, by language.

import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { CompanionWords } from './shape.ts';

export type { CompanionWords } from './shape.ts';

const TEXTS: Readonly<Record<Language, CompanionWords>> = { en, fr, de };

export function companionTexts(language: Language): CompanionWords {
  return TEXTS[language];
}
