// Everything can be clicked on: lines, cells of a table, pegs, holes, counts, notes, the keys of the last line.

import { superEdition } from '@blackpeg/rules';
import {
  commonTexts,
  companionTexts,
  homeTexts,
  playTexts,
  settingsTexts,
  setUpTexts,
  terminalScreenTexts,
} from '@blackpeg/wording';
import { expect, it } from 'vitest';
import { type Player, startPlayer } from './player.testing.ts';
import { rowsOn } from './reading.testing.ts';

const edition = superEdition({ holes: 4, colours: 6 });
const words = playTexts('en');
const { settings } = terminalScreenTexts('en');
const { mouse } = settingsTexts('en').sound;

/** On the first character of a text on the screen, at its last occurrence. */
async function click(player: Player, shown: string): Promise<void> {
  const lines = (await player.until(shown)).split('\n');
  const y = lines.findLastIndex((line) => line.includes(shown));
  at(player, (lines[y] ?? '').indexOf(shown), y);
}

function at(player: Player, x: number, y: number): void {
  player.press(`\u001b[<0;${x + 1};${y + 1}M`, `\u001b[<0;${x + 1};${y + 1}m`);
}

it('a round is set up and played without a keyboard', async () => {
  const player = startPlayer();
  await player.until(homeTexts('en').question);
  await click(player, 'Super');
  await click(player, '1,296');
  await player.until(setUpTexts('en').sizes.cell(1296, 4, 6));
  await click(player, 'Enter select');
  await click(player, setUpTexts('en').start);
  await player.until(words.title.row(1, edition.rows));
  for (const peg of ['1●', '1●', '2◆', '3✚']) await click(player, peg);
  await player.until(/^▸ 1 +1● +1● +2◆ +\[3✚\]/m);
  const row = player.emulator
    .text()
    .split('\n')
    .findIndex((line) => line.startsWith('▸ 1'));
  // A peg in a hole is taken out.
  at(player, 10, row);
  await player.until(/^▸ 1 +1● +\[__\] +2◆/m);
  await click(player, '6☾');
  await click(player, 'Enter submit');
  const text = await player.until((shown) => rowsOn(shown, { edition, language: 'en' }).length === 1);
  expect(rowsOn(text, { edition, language: 'en' })[0]?.guess).toEqual([1, 6, 2, 3]);
  await click(player, 'n notes');
  await click(player, '[·]');
  await player.until('[×]');
  // What is opened beside the board accepts no pegs.
  await click(player, '5▲');
  await click(player, 'n or Esc close');
  await player.until(/^▸ 2 +\[__\]/m);
  await click(player, 'Esc menu');
  await click(player, terminalScreenTexts('en').toMenu);
  await player.until(homeTexts('en').resume.button);
  expect(player.emulator.unknown()).toEqual([]);
  expect(player.emulator.mouse()).toBe(true);
  await player.leave();
  expect(player.emulator.mouse()).toBe(false);
});

it('the companion is told a row and its answer', async () => {
  const player = startPlayer();
  await click(player, homeTexts('en').companion.title);
  await click(player, companionTexts('en').modes.seek);
  for (const peg of ['1●', '1●', '2◆', '2◆', '3✚']) await click(player, peg);
  await click(player, 'Enter answer');
  await click(player, 'b 0');
  await click(player, 'w 0');
  await click(player, 'w 1');
  await player.until('[w 2]');
  await click(player, 'Enter give it');
  await player.until('2,400 codes fit.');
  await player.leave();
});

it('a list and a text are scrolled by the wheel, and text can be selected where the mouse is off', async () => {
  const player = startPlayer();
  await player.until('▸ 1');
  player.press('\u001b[<65;3;4M', '\u001b[<65;3;4M', '\u001b[<64;3;4M');
  await player.until('▸ 2');
  await click(player, commonTexts('en').places.settings);
  await click(player, mouse.label);
  await player.until(`${mouse.label}: ‹ ${settings.off} ›`);
  expect([player.emulator.mouse(), player.settings().mouse]).toEqual([false, false]);
  await player.leave();
});
