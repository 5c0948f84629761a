// The words of the first lesson, by language.

import type { Language } from '../../language.ts';
import { lesson as de } from './de.ts';
import { lesson as en } from './en.ts';
import { lesson as fr } from './fr.ts';
import type { LessonWords } from './shape.ts';

export type { LessonWords } from './shape.ts';

const WORDS: Readonly<Record<Language, LessonWords>> = { en, fr, de };

export function lessonTexts(language: Language): LessonWords {
  return WORDS[language];
}
