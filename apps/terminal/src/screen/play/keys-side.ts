// The list of keys.

import { terminalScreenTexts } from '@blackpeg/wording';
import { COMMAND_KEYS, type Command } from './key-meaning.ts';
import { type Side, type Table, textSide } from './side.ts';

export function keysSide(table: Table): Side {
  const { pair, fixed } = terminalScreenTexts(table.app.language());
  const { heading, commands } = table.game.words().keys;
  const single = (Object.keys(COMMAND_KEYS) as Command[]).map((command) =>
    pair(COMMAND_KEYS[command], commands[command]),
  );
  return textSide(table, heading, [...fixed.map(([key, does]) => pair(key, does)), ...single]);
}
