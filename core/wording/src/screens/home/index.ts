// The words of the home screen, by language.

import type { Language } from '../../language.ts';
import { home as de } from './de.ts';
import { home as en } from './en.ts';
import { home as fr } from './fr.ts';
import type { HomeWords } from './shape.ts';

export type { Box, HomeWords } from './shape.ts';

const WORDS: Readonly<Record<Language, HomeWords>> = { en, fr, de };

export function homeTexts(language: Language): HomeWords {
  return WORDS[language];
}
