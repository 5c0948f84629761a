// Which key does what on a board. Digits, arrows, Enter and Backspace are fixed; the single letters are the player's.

import { type Fields, record, shortText } from '@blackpeg/notation';
import { TABLE_COMMANDS, type TableCommand } from '@blackpeg/wording';

/** A key as the browser names it, in lower case; empty for none. */
export type KeyBindings = Readonly<Record<TableCommand, string>>;

const LONGEST_KEY = 12;

export const keyBindings = record<KeyBindings>(
  Object.fromEntries(
    TABLE_COMMANDS.map((command) => [command, shortText(LONGEST_KEY)]),
  ) as Fields<KeyBindings>,
);

/** Null where the key means nothing. */
export function commandOf(keys: KeyBindings, key: string): TableCommand | null {
  const pressed = key.toLowerCase();
  if (pressed === '') return null;
  return TABLE_COMMANDS.find((command) => keys[command] === pressed) ?? null;
}

/** The key for one command, taken from whatever had it before: one key never means two things. */
export function withKey(keys: KeyBindings, command: TableCommand, key: string): KeyBindings {
  const wanted = key.toLowerCase();
  const freed = TABLE_COMMANDS.map((other) => [other, keys[other] === wanted ? '' : keys[other]] as const);
  return { ...(Object.fromEntries(freed) as Record<TableCommand, string>), [command]: wanted };
}
