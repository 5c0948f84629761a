// Which key does what on a board. Digits, arrows, Enter and Backspace are fixed; the single letters are the player's.

import { type Fields, record, shortText } from '@blackpeg/notation';

/** Things to do, then things to ask: each is one key, from anywhere on the board. */
export const COMMANDS = [
  'undo',
  'clear',
  'repeat-row',
  'notes',
  'hint',
  'claim',
  'letters',
  'cover',
  'last-row',
  'row',
  'rows-left',
  'score',
  'turn',
  'clock',
  'secret',
  'what-fits',
  'tray',
  'again',
  'help',
] as const;
export type Command = (typeof COMMANDS)[number];

/** A key as the browser names it, in lower case; empty for none. */
export type KeyBindings = Readonly<Record<Command, string>>;

export const STANDARD_KEYS: KeyBindings = {
  undo: 'u',
  clear: 'x',
  'repeat-row': 'p',
  notes: 'n',
  hint: 'h',
  claim: 'k',
  /** From here until the row is placed or Escape, letters are pegs. */
  letters: 'z',
  cover: 'v',
  'last-row': 'l',
  /** Then the number of the row. */
  row: 'g',
  'rows-left': 'r',
  score: 's',
  turn: 'w',
  clock: 't',
  secret: 'c',
  'what-fits': 'f',
  tray: 'y',
  again: 'a',
  help: '?',
};

const LONGEST_KEY = 12;

export const keyBindings = record<KeyBindings>(
  Object.fromEntries(COMMANDS.map((command) => [command, shortText(LONGEST_KEY)])) as Fields<KeyBindings>,
);

/** Null where the key means nothing. */
export function commandOf(keys: KeyBindings, key: string): Command | null {
  const pressed = key.toLowerCase();
  if (pressed === '') return null;
  return COMMANDS.find((command) => keys[command] === pressed) ?? null;
}

/** The key for one command, taken from whatever had it before: one key never means two things. */
export function withKey(keys: KeyBindings, command: Command, key: string): KeyBindings {
  const wanted = key.toLowerCase();
  const freed = COMMANDS.map((other) => [other, keys[other] === wanted ? '' : keys[other]] as const);
  return { ...(Object.fromEntries(freed) as Record<Command, string>), [command]: wanted };
}
