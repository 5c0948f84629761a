// The list of keys.

import { STANDARD_KEYS, TABLE_COMMANDS, terminalScreenTexts } from '@blackpeg/wording';
import { type PlayContext, type Side, textSide } from './side.ts';

export function keysSide(table: PlayContext): Side {
  const { pair, fixed } = terminalScreenTexts(table.app.language());
  const { heading, commands } = table.game.words().keys;
  const single = TABLE_COMMANDS.map((command) => pair(STANDARD_KEYS[command], commands[command]));
  return textSide(table, heading, [...fixed.map(([key, does]) => pair(key, does)), ...single]);
}
