// What a word at a table is: something done for the player in front.

import type { PlayCommand, TableView } from '@blackpeg/screens/play';
import type { PlainWord } from '@blackpeg/wording';
import type { Sitting } from './sitting.ts';
import { taught } from './typed.ts';

/** `rest` is what was typed behind the word. */
export type Do = (sitting: Sitting, view: TableView, rest: string) => void | Promise<void>;

export function notNow({ desk, words }: Sitting, word: PlainWord): void {
  desk.printer.say(words.typing.notNow(taught(desk.language, word)));
}

export function sayAll({ desk }: Sitting, texts: readonly string[]): void {
  for (const text of texts) desk.printer.say(text);
}

/** What the table does or answers, whoever asks it. */
export function doing(command: PlayCommand): Do {
  return ({ screen }) => screen.do(command);
}
