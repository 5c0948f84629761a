// What a typed line is: a word of the game with what follows it, or something else, such as a row.

import { type Language, PLAIN_WORDS, type PlainWord, plainTexts } from '@blackpeg/wording';

export interface Typed<W extends string = PlainWord> {
  readonly word: W;
  /** What stands behind the word, as it was typed. */
  readonly rest: string;
}

/** English words go in every language. */
export function wordIn(language: Language, line: string): Typed | null {
  return wordAmong(PLAIN_WORDS, (word) => spellings(language, word), line);
}

/** Of two that fit, the longer one is meant. */
export function wordAmong<W extends string>(
  words: readonly W[],
  spelt: (word: W) => readonly string[],
  line: string,
): Typed<W> | null {
  const typed = fold(line);
  const found = words
    .flatMap((word) =>
      spelt(word)
        .filter((spelling) => typed === spelling || typed.startsWith(`${spelling} `))
        .map((spelling) => ({ word, length: spelling.length })),
    )
    .sort((a, b) => b.length - a.length)[0];
  return found
    ? { word: found.word, rest: line.trim().replace(/\s+/g, ' ').slice(found.length).trim() }
    : null;
}

/** The word as it is taught. */
export function taught(language: Language, word: PlainWord): string {
  return plainTexts(language).typed[word][0];
}

/** Null for neither. */
export function yesOrNo(language: Language, line: string): boolean | null {
  const typed = fold(line);
  const says = (kind: 'yes' | 'no') =>
    plainTexts(language)[kind].includes(typed) || plainTexts('en')[kind].includes(typed);
  if (says('yes')) return true;
  return says('no') ? false : null;
}

function spellings(language: Language, word: PlainWord): readonly string[] {
  return [...plainTexts(language).typed[word], ...plainTexts('en').typed[word]];
}

function fold(line: string): string {
  return line.trim().replace(/\s+/g, ' ').toLowerCase();
}
