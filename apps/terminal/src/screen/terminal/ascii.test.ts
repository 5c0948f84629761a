// In a locale without UTF-8 the full screen writes only ASCII, in every language, with the same layout.

import { standardChoices } from '@blackpeg/screens/set-up';
import { LANGUAGES, playTexts } from '@blackpeg/wording';
import { expect, it } from 'vitest';
import { makeMatch } from '../../game/new-match.ts';
import { createCompanionScreen } from '../companion-screen.ts';
import type { App, TerminalScreen } from '../frame/screen.ts';
import { createLearnScreen } from '../learn-screen.ts';
import { createMenuScreen } from '../menu-screen.ts';
import { KEYS, startPlayer } from '../player.testing.ts';
import { createSettingsScreen } from '../settings-screen.ts';
import { inAscii } from './device.ts';
import { textWidth } from './text-width.ts';

const SAMPLES: readonly (readonly [string, string])[] = [
  ['« Prêt ? » œuvre', '" Pret ? " ouvre'],
  ['„Größe“ · 4 × 6 …', '"Grose" - 4 x 6 ~'],
  ['‹ Computer ›', '< Computer >'],
  ['Guest’s code ▸ ▒▒', "Guest's code > ##"],
  ['⠿ ☾ é', '? ? e'],
  ['漢字', '????'],
];

it.each(SAMPLES)('%s becomes %s', (text, ascii) => {
  expect(inAscii(text)).toBe(ascii);
  expect(textWidth(ascii)).toBe(textWidth(text));
});

const C_LOCALE = { TERM: 'xterm', LC_ALL: 'C' };
const ASCII = /^\p{ASCII}*$/u;

const SCREENS: readonly ((app: App) => TerminalScreen)[] = [
  createMenuScreen,
  createSettingsScreen,
  createCompanionScreen,
  createLearnScreen,
];

it.each(LANGUAGES)('LC_ALL=C: every item and its help is in ASCII alone, in %s', async (language) => {
  for (const first of SCREENS) {
    const player = startPlayer({ language, env: C_LOCALE, first });
    await player.until(/Esc|Echap/);
    for (let item = 0; item < 12; item += 1) player.press(KEYS.down);
    player.press('?');
    await player.until((text) => text.startsWith(inAscii(playTexts(language).keys.heading)));
    expect(player.written()).toMatch(ASCII);
    await player.leave();
  }
});

it.each(LANGUAGES)('LC_ALL=C: a match from its first row to its menu, in %s', async (language) => {
  const choices = standardChoices('super');
  const first = (app: App) => {
    const start = async () => {
      const made = await makeMatch(app.services.tables, choices, language);
      if (made.ok) app.play(made.value, 'open');
    };
    app.leadsOn(start());
    return createMenuScreen(app);
  };
  const player = startPlayer({ language, env: C_LOCALE, first });
  await player.until(/> ?1 \[/);
  player.press('12345', KEYS.enter);
  await player.until(/> ?2 \[/);
  player.press(KEYS.escape);
  await player.until(/> 1 /);
  expect(player.written()).toMatch(ASCII);
  await player.leave();
});
