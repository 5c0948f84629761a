// Words and phrases typed at an online table: how they are read, listed and explained.

import { PHRASES, type Phrase } from '@blackpeg/protocol';
import {
  type Language,
  type OnlineWord,
  plainTexts,
  tableTexts,
  terminalOnlineTexts,
} from '@blackpeg/wording';

/** By its number in the list, its words, or its name; null for anything else. */
export function phraseTyped(language: Language, text: string): Phrase | null {
  const number = /^\d$/.test(text) ? Number(text) : 0;
  const typed = text.toLowerCase();
  const { phrases } = tableTexts(language).talk;
  return (
    PHRASES[number - 1] ??
    PHRASES.find(
      (phrase) => phrases[phrase].toLowerCase() === typed || phrase === typed.replace(/ /g, '-'),
    ) ??
    null
  );
}

/** Every phrase with its number, and how one is said. */
export function phrasesText(language: Language): string {
  const { talk, typed } = terminalOnlineTexts(language);
  const { phrases } = tableTexts(language).talk;
  const list = PHRASES.map((phrase, index) => `${index + 1} ${phrases[phrase]}`).join(', ');
  return talk.which(list, `${typed.say[0]} 1`);
}

/** The word as shown in the help, and what it does. */
export function aboutText(language: Language, word: OnlineWord): string {
  const { typed, abouts } = terminalOnlineTexts(language);
  return plainTexts(language).about(typed[word][0], abouts[word]);
}
