// What every part of the line-by-line game needs: output, input lines and their words, and the services of a game.

import type { Screen } from '@blackpeg/screens';
import { type Language, PLAIN_WORDS, type PlainWord, plainTexts } from '@blackpeg/wording';
import type { GameServices } from '../game/services.ts';
import type { Lines, Manner, Printer } from './printer.ts';

export interface Dialogue extends Manner, GameServices {
  readonly printer: Printer;
  readonly lines: Lines;
}

/** The next line; null at the end of the input. */
export async function typedAfter({ printer, lines }: Dialogue, prompt: string): Promise<string | null> {
  printer.prompt(prompt);
  await printer.flushed();
  const line = await lines.next();
  printer.heard();
  return line;
}

/** Leaving, or the end of the input, does not count as agreement. */
export async function agreed(dialogue: Dialogue, question: string): Promise<boolean> {
  return (await answered(dialogue, question)) ?? false;
}

/** Asked until the answer is yes or no; null at the end of the input, and for a player who wants to stop. */
export async function answered(dialogue: Dialogue, question: string): Promise<boolean | null> {
  const { yesOrNo: how, prompts } = plainTexts(dialogue.language);
  dialogue.printer.say(question);
  for (;;) {
    dialogue.printer.say(how);
    const line = await typedAfter(dialogue, prompts.other);
    if (line === null || wordIn(dialogue.language, line)?.word === 'quit') return null;
    const answer = yesOrNo(dialogue.language, line);
    if (answer !== null) return answer;
  }
}

/** One of these by its number, from 0; null at the end of the input, and for a player who wants to stop. */
export async function chosen(
  dialogue: Dialogue,
  question: string,
  choices: readonly string[],
): Promise<number | null> {
  const { setUp, typing, prompts } = plainTexts(dialogue.language);
  for (const [index, text] of choices.entries()) dialogue.printer.say(setUp.choice(index + 1, text));
  for (;;) {
    dialogue.printer.say(question);
    const line = await typedAfter(dialogue, prompts.other);
    if (line === null || wordIn(dialogue.language, line)?.word === 'quit') return null;
    const number = /^\d{1,4}$/.test(line) ? Number(line) : 0;
    if (number >= 1 && number <= choices.length) return number - 1;
    dialogue.printer.say(typing.notANumber(line, choices.length));
  }
}

/** When the request to a screen is done. */
export function untilView<View>(
  screen: Pick<Screen<View, never>, 'current' | 'subscribe'>,
  isDone: (view: View) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isDone(screen.current())) return;
      stop();
      resolve();
    };
    const stop = screen.subscribe(look);
    look();
  });
}

export interface Typed<W extends string = PlainWord> {
  readonly word: W;
  /** The rest of the line after the word, as typed. */
  readonly rest: string;
}

/** English words are accepted in every language. */
export function wordIn(language: Language, line: string): Typed | null {
  return wordAmong(PLAIN_WORDS, (word) => spellings(language, word), line);
}

/** Of two that match, the longer one. */
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

/** The word as shown in the help. */
export function taught(language: Language, word: PlainWord): string {
  return plainTexts(language).typed[word][0];
}

/** Each word with what it does. */
export function wordTexts(language: Language, words: readonly PlainWord[]): readonly string[] {
  const { about, abouts } = plainTexts(language);
  return words.map((word) => about(taught(language, word), abouts[word]));
}

/** The input is not a word or anything else; the help lists the words. */
export function unknownText(language: Language, line: string): string {
  return plainTexts(language).typing.unknown(line, taught(language, 'help'));
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
