// The texts of the command line, by language; apart from the catalogues, so that a page does not carry them.

import { terminal as de } from './catalog/de/terminal.ts';
import { terminal as en } from './catalog/en/terminal.ts';
import { terminal as fr } from './catalog/fr/terminal.ts';
import type { TerminalWords } from './catalog/shape/terminal.ts';
import type { Language } from './language.ts';

const TERMINAL: Readonly<Record<Language, TerminalWords>> = { en, fr, de };

export function terminalTexts(language: Language): TerminalWords {
  return TERMINAL[language];
}
