// Words typed in the lobby, and the box named after one.

import { BOX_NAMES, type BoxName } from '@blackpeg/rules';
import {
  editionName,
  type Language,
  LOBBY_WORDS,
  type LobbyWord,
  plainTexts,
  terminalOnlineTexts,
  termsText,
} from '@blackpeg/wording';
import { chosen, type Dialogue, type Typed, taught, wordAmong } from '../../plain/dialogue.ts';
import { usualTerms } from '../host-terms.ts';

/** English words are accepted in every language. */
export function lobbyWordIn(language: Language, line: string): Typed<LobbyWord> | null {
  const spelt = (word: LobbyWord) => [
    ...terminalOnlineTexts(language).lobby.typed[word],
    ...terminalOnlineTexts('en').lobby.typed[word],
  ];
  return wordAmong(LOBBY_WORDS, spelt, line);
}

/** A word as shown in the help, and what it does. */
export function lobbyWordHelp(language: Language, word: LobbyWord): string {
  const { lobby } = terminalOnlineTexts(language);
  return plainTexts(language).about(lobby.typed[word][0], lobby.abouts[word]);
}

export function lobbyHelp(language: Language): readonly string[] {
  const { lobby } = terminalOnlineTexts(language);
  const { about, abouts } = plainTexts(language);
  return [
    ...LOBBY_WORDS.map((word) => lobbyWordHelp(language, word)),
    ...(['again', 'help'] as const).map((word) => about(taught(language, word), abouts[word])),
    about(taught(language, 'quit'), lobby.quit),
  ];
}

/** By its name on the command line or in the language; asked for if neither matches. */
export async function boxFrom(dialogue: Dialogue, text: string): Promise<BoxName | null> {
  const { language } = dialogue;
  const typed = text.toLowerCase();
  const named = BOX_NAMES.find((box) => box === typed || editionName(language, box).toLowerCase() === typed);
  if (named) return named;
  const lines = BOX_NAMES.map((box) => termsText(language, usualTerms(box)));
  const index = await chosen(dialogue, plainTexts(language).setUp.edition, lines);
  return index === null ? null : (BOX_NAMES[index] ?? null);
}
