// `?` explains the keys of every screen, the last line keeps it and Escape, and Escape does what it says.

import { superEdition } from '@blackpeg/rules';
import { LANGUAGES, playTexts, setUpTexts, terminalScreenTexts } from '@blackpeg/wording';
import { describe, expect, it } from 'vitest';
import { createCheckScreen, createCompanionScreen } from './companion-screen.ts';
import type { App, TerminalScreen } from './frame/screen.ts';
import { createLearnScreen } from './learn-screen.ts';
import { openSetUp, startMatch } from './matches.testing.ts';
import { createMatchesScreen, createStatisticsScreen } from './matches-screen.ts';
import { createMenuScreen } from './menu-screen.ts';
import { KEYS, type Player, startPlayer } from './player.testing.ts';
import { createDailyScreen, createPuzzleScreen } from './puzzle-screen.ts';
import { pick, seek } from './reading.testing.ts';
import { createSeekScreen } from './seek-screen.ts';
import { createSetUpScreen } from './set-up/set-up-screen.ts';
import { createSettingsScreen } from './settings-screen.ts';

const SCREENS: Readonly<Record<string, (app: App) => TerminalScreen>> = {
  menu: createMenuScreen,
  'set-up': (app) => createSetUpScreen(app, 'braille'),
  sizes: (app) => createSetUpScreen(app, 'super'),
  settings: createSettingsScreen,
  matches: createMatchesScreen,
  statistics: createStatisticsScreen,
  daily: createDailyScreen,
  puzzle: (app) => createPuzzleScreen(app, null),
  companion: createCompanionScreen,
  'companion, row by row': (app) => createSeekScreen(app, superEdition()),
  'companion, answers': (app) => createCheckScreen(app, superEdition()),
  lesson: createLearnScreen,
};

/** The line of keys: at its end `?` and Escape, in this order. */
function expectLastLine(player: Player): void {
  const { columns, rows } = player.emulator;
  const line = player.emulator.line(rows - 1);
  expect(line.length).toBeLessThanOrEqual(columns);
  expect(line).toMatch(/\? [^·]+ · [^·]*(Esc|Échap)[^·…]*$/);
}

describe.each(Object.entries(SCREENS))('%s', (_, first) => {
  it.each(LANGUAGES)(
    'has ? and Escape on the last line of every window, and ? explains: %s',
    async (language) => {
      const heading = playTexts(language).keys.heading;
      for (const [columns, rows] of [
        [80, 24],
        [40, 15],
        [34, 12],
      ] as const) {
        const player = startPlayer({ language, columns, rows, first });
        await player.until((text) => /Esc|Échap/.test(text));
        expectLastLine(player);
        const title = player.emulator.line(0);
        player.press('?');
        await player.until((text) => text.startsWith(heading));
        expectLastLine(player);
        player.press('?');
        await player.until((text) => text.startsWith(title.slice(0, 5)));
        await player.leave();
      }
    },
  );
});

describe('at a table', () => {
  it('? works over a menu, and on the end panel Escape leads to the menu as it says', async () => {
    const language = 'en';
    const words = playTexts(language);
    const player = startPlayer({ language });
    await openSetUp(player, language, 'super');
    await startMatch(player, language);
    await player.until(words.title.row(1, 12));
    expectLastLine(player);
    player.press(KEYS.escape);
    await player.until(terminalScreenTexts(language).toMenu);
    expectLastLine(player);
    player.press('?');
    await player.until(words.keys.heading);
    player.press(KEYS.escape);
    await player.until((text) => !text.includes(words.keys.heading));
    await seek(player, { edition: superEdition(), language }, new RegExp(words.end.once));
    expect(player.emulator.line(23)).toMatch(/Esc menu$/);
    player.press('?');
    await player.until(words.keys.heading);
    player.press(KEYS.escape);
    await player.until(words.end.once);
    player.press(KEYS.escape);
    await player.until(terminalScreenTexts(language).toMenu);
    player.press(KEYS.escape);
    await player.until(words.end.once);
    await player.leave();
  });
});

it('a ? is typed into a name', async () => {
  const player = startPlayer();
  const words = setUpTexts('en').opponent;
  await openSetUp(player, 'en', 'braille');
  await pick(player, words.form);
  player.press(KEYS.right);
  await pick(player, words.label);
  player.press(KEYS.right);
  await pick(player, words.names[0]);
  player.press('?');
  await player.until(`${words.names[0]}: ?`);
  await player.leave();
});
