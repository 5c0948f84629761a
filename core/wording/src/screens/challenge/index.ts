// The words of a code hidden for somebody else, by language.

import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ChallengeWords } from './shape.ts';

export type { ChallengeWords } from './shape.ts';

const WORDS: Readonly<Record<Language, ChallengeWords>> = { en, fr, de };

export function challengeTexts(language: Language): ChallengeWords {
  return WORDS[language];
}
