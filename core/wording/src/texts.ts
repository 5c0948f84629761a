// The texts of the command line and of the server's own page, by language.

import { catalogOf } from './catalog/index.ts';
import type { PageWords } from './catalog/shape/page.ts';
import type { TerminalWords } from './catalog/shape/terminal.ts';
import type { Language } from './language.ts';

export function terminalTexts(language: Language): TerminalWords {
  return catalogOf(language).terminal;
}

export function pageTexts(language: Language): PageWords {
  return catalogOf(language).page;
}
