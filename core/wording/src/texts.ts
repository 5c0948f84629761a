// The texts of the command line, by language.

import { catalogOf } from './catalog/index.ts';
import type { TerminalWords } from './catalog/shape/terminal.ts';
import type { Language } from './language.ts';

export function terminalTexts(language: Language): TerminalWords {
  return catalogOf(language).terminal;
}
