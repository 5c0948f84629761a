// The words of the full screen of a terminal, in three languages.

import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { TerminalScreenWords } from './shape.ts';

export type { TerminalScreenWords } from './shape.ts';

const WORDS: Readonly<Record<Language, TerminalScreenWords>> = { en, fr, de };

export function terminalScreenTexts(language: Language): TerminalScreenWords {
  return WORDS[language];
}
