// The words of the screen of all matches, by language.

import type { Language } from '../../language.ts';
import { matches as de } from './de.ts';
import { matches as en } from './en.ts';
import { matches as fr } from './fr.ts';
import type { MatchesWords } from './shape.ts';

export type { MatchesWords } from './shape.ts';

const WORDS: Readonly<Record<Language, MatchesWords>> = { en, fr, de };

export function matchesTexts(language: Language): MatchesWords {
  return WORDS[language];
}
