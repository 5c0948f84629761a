// The full screen in a language generated from English (U21): a word with a plain vowel does not come from the words, and
// texts that are two fifths longer fit in a window of 80 × 24.

import { EDITION_NAMES } from '@blackpeg/rules';
import { STANDARD_KEYS } from '@blackpeg/screens/play';
import {
  commonTexts,
  editionName,
  homeTexts,
  type Language,
  playTexts,
  terminalScreenTexts,
} from '@blackpeg/wording';
import { addPseudoLanguage, plainWordsIn } from '@blackpeg/wording/testing';
import { expect, it } from 'vitest';
import { openSetUp, startMatch } from './matches.testing.ts';
import { KEYS, type Player, startPlayer } from './player.testing.ts';
import { pick } from './reading.testing.ts';

const pseudo = addPseudoLanguage();

/** Items of the menu that need no server. */
function doors(language: Language): readonly string[] {
  const home = homeTexts(language);
  const { matches, statistics, settings } = commonTexts(language).places;
  return [
    ...EDITION_NAMES.filter((name) => name !== 'custom').map((name) => editionName(language, name)),
    ...[home.ownGame, home.daily.title, terminalScreenTexts(language).puzzle, home.companion.title],
    ...[home.learn.title, matches, statistics, settings],
  ];
}

/** What one key asks for. */
const ASKING = [
  'last-row',
  'rows-left',
  'score',
  'turn',
  'clock',
  'secret',
  'what-fits',
  'known',
  'tray',
] as const;

/** Presses, and checks what is shown then. */
async function look(player: Player, ...keys: readonly string[]): Promise<void> {
  const before = player.emulator.text();
  player.press(...keys);
  const text = await player.until((shown) => shown !== before);
  expect.soft(plainWordsIn(text), text).toEqual([]);
  expect.soft(text, 'cut off').not.toMatch(/…$/m);
}

it.each(doors(pseudo))('U21: %s is in the words, and whole', async (door) => {
  const player = startPlayer({ language: pseudo });
  await player.until(homeTexts(pseudo).question);
  await pick(player, door);
  await look(player, KEYS.enter);
  await look(player, '?');
  await player.leave();
});

it('U21: a table, what is asked there and its menus', async () => {
  const player = startPlayer({ language: pseudo });
  await openSetUp(player, pseudo, 'super');
  await startMatch(player, pseudo);
  await player.until(playTexts(pseudo).title.row(1, 12));
  await look(player, '1');
  await look(player, KEYS.enter);
  await look(player, '2345', KEYS.enter);
  for (const name of ASKING) await look(player, STANDARD_KEYS[name]);
  await look(player, STANDARD_KEYS.hint);
  await look(player, KEYS.escape);
  await look(player, STANDARD_KEYS.help);
  await look(player, KEYS.escape);
  await look(player, KEYS.escape);
  await player.leave();
});
