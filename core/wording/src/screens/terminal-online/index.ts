// The words of online play at a terminal, by language.

import type { Language } from '../../language.ts';
import { terminalOnline as de } from './de.ts';
import { terminalOnline as en } from './en.ts';
import { terminalOnline as fr } from './fr.ts';
import type { TerminalOnlineWords } from './shape.ts';

export {
  LOBBY_WORDS,
  type LobbyWord,
  ONLINE_WORDS,
  type OnlineWord,
  type TerminalOnlineWords,
} from './shape.ts';

const WORDS: Readonly<Record<Language, TerminalOnlineWords>> = { en, fr, de };

export function terminalOnlineTexts(language: Language): TerminalOnlineWords {
  return WORDS[language];
}
