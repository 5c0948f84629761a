// Paths through the screens that several tests use: from the menu to a match, and through a match in both roles.

import { duelEdition, EDITION_NAMES, EDITIONS, type Edition, type EditionName } from '@blackpeg/rules';
import { formName, homeTexts, type Language, playTexts, setUpTexts } from '@blackpeg/wording';
import { expect } from 'vitest';
import { KEYS, type Played } from './player.testing.ts';
import { codeOn, pick, seek, setTo } from './reading.testing.ts';

/** The boxes come first, then custom games, as the editions are listed. */
const placeOf = (name: EditionName) => String(EDITION_NAMES.indexOf(name) + 1);

/** From a menu without an unfinished match to the set-up of an edition. */
export async function openSetUp(player: Played, language: Language, name: EditionName): Promise<void> {
  await player.until(homeTexts(language).question);
  player.press(placeOf(name));
  await player.until(setUpTexts(language).title);
  if (EDITIONS[name].sizing === 'table') player.press(KEYS.enter);
  await player.until(setUpTexts(language).start);
}

export async function startMatch(player: Played, language: Language): Promise<void> {
  await pick(player, setUpTexts(language).start);
  player.press(KEYS.enter);
}

/** A match against the house: a random code that it breaks, then its own, broken from what the screen shows. */
export async function playBothRoles(player: Played, edition: Edition, language: Language): Promise<void> {
  const words = playTexts(language);
  const { opponent, match } = setUpTexts(language);
  await openSetUp(player, language, edition.name);
  await setTo(player, opponent.form, formName(language, 'classic'));
  await setTo(player, match.first, match.who({ kind: 'you' }));
  await startMatch(player, language);
  await player.until(words.title.hide);
  player.press('d', KEYS.enter);
  await player.until(words.end.swap);
  player.press(KEYS.enter);
  await player.until(words.title.row(1, edition.rows));
  const rows = await seek(player, { edition, language }, new RegExp(words.end.rematch));
  expect(rows).toBeLessThanOrEqual(edition.rows);
  expect(player.emulator.unknown()).toEqual([]);
}

/** A round of a duel, in which the player has both roles at once. */
export async function playDuel(player: Played, language: Language): Promise<void> {
  const edition = duelEdition();
  const words = playTexts(language);
  await openSetUp(player, language, 'duel');
  await startMatch(player, language);
  await player.until(words.title.hide);
  player.press('12345', KEYS.enter);
  const text = await player.until(words.title.turn(1, edition.rows));
  const other = text.split('\n')[2]?.slice(OTHER_BOARD) ?? '';
  expect(codeOn(other, { edition, language })).toEqual([1, 2, 3, 4, 5]);
  await seek(player, { edition, language }, new RegExp(`${words.end.next}|${words.end.again}`));
  expect(player.emulator.unknown()).toEqual([]);
}

/** Column at which the second board of a duel begins in a window of 80. */
const OTHER_BOARD = 41;
