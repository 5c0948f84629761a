// The words of the lobby, by language.

import type { Language } from '../../language.ts';
import { online as de } from './de.ts';
import { online as en } from './en.ts';
import { online as fr } from './fr.ts';
import type { OnlineWords } from './shape.ts';

export type { OnlineWords } from './shape.ts';

const WORDS: Readonly<Record<Language, OnlineWords>> = { en, fr, de };

export function onlineTexts(language: Language): OnlineWords {
  return WORDS[language];
}
