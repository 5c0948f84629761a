// The smallest windows: nothing is written over something else or outside the window, and the code is visible at the end.

import { brailleEdition, duelEdition, type Edition, shapesEdition, superEdition } from '@blackpeg/rules';
import { type Choices, choicesFor } from '@blackpeg/screens/set-up';
import { commonTexts, LANGUAGES, type Language, playTexts, reviewScreenTexts } from '@blackpeg/wording';
import { describe, expect, inject, it } from 'vitest';
import { makeMatch } from '../game/new-match.ts';
import { createCheckScreen, createCompanionScreen } from './companion-screen.ts';
import type { App, TerminalScreen } from './frame/screen.ts';
import { createLearnScreen } from './learn-screen.ts';
import { createMatchesScreen, createStatisticsScreen } from './matches-screen.ts';
import { createMenuScreen } from './menu-screen.ts';
import { KEYS, type Player, type Setting, startPlayer } from './player.testing.ts';
import { createDailyScreen, createPuzzleScreen } from './puzzle-screen.ts';
import { createSeekScreen } from './seek-screen.ts';
import { createSetUpScreen } from './set-up/set-up-screen.ts';
import { createSettingsScreen } from './settings-screen.ts';
import { type Canvas, createCanvas, type Size } from './terminal/canvas.ts';
import { signsIn, signWidth } from './terminal/text-width.ts';

/** Fails if a character overwrites another one, or is outside of the window's lines. A space clears. */
function watchedCanvas(size: Size): Canvas {
  const canvas = createCanvas(size);
  const { columns, rows } = size;
  const signs = new Map<string, string>();
  return {
    ...canvas,
    put(x, y, text, style) {
      let column = x;
      for (const sign of signsIn(text)) {
        const place = `${column},${y}`;
        const before = signs.get(place);
        if (sign !== ' ' && (y < 0 || y >= rows))
          throw new Error(`“${text}” is written outside: line ${y} of ${rows}.`);
        if (sign !== ' ' && before !== undefined && column < columns)
          throw new Error(`“${text}” is written over “${before}” at ${place}.`);
        if (sign === ' ') signs.delete(place);
        else signs.set(place, text);
        column += signWidth(sign);
      }
      return canvas.put(x, y, text, style);
    },
  };
}

function startWatched(setting: Setting): Player {
  return startPlayer({ ...setting, canvas: watchedCanvas });
}

/** Where panels cover the board. */
const SMALL = [
  [34, 12, LANGUAGES],
  // The longest words.
  [40, 15, inject('isFullRun') ? LANGUAGES : (['de'] as const)],
] as const;

const EDITIONS: readonly Edition[] = [
  superEdition(),
  superEdition({ blanks: 'on' }),
  duelEdition(),
  duelEdition([4, 5]),
  brailleEdition('on'),
  shapesEdition('2'),
];

const SCREENS: Readonly<Record<string, (app: App) => TerminalScreen>> = {
  menu: createMenuScreen,
  settings: createSettingsScreen,
  matches: createMatchesScreen,
  statistics: createStatisticsScreen,
  daily: createDailyScreen,
  companion: createCompanionScreen,
  puzzle: (app) => createPuzzleScreen(app, null),
  lesson: createLearnScreen,
  'sizes of super': (app) => createSetUpScreen(app, 'super'),
  'set-up of duel': (app) => createSetUpScreen(app, 'duel'),
  'set-up of own': (app) => createSetUpScreen(app, 'custom'),
};

const settled = async (player: Player) => {
  await player.until((text) => /\? .*(Esc|Échap)/.test(text.split('\n').at(-1) ?? ''));
};

describe.each(SMALL)('%i × %i', (columns, rows, languages) => {
  it.each(Object.entries(SCREENS))('%s has room, item by item', async (_, first) => {
    for (const language of languages) {
      const player = startWatched({ columns, rows, language, first });
      await settled(player);
      for (let step = 0; step < 14; step += 1) {
        player.press(KEYS.down);
        await settled(player);
      }
      player.press('123', KEYS.enter, '2', '421', KEYS.enter, '?');
      await settled(player);
      await player.leave();
    }
  });

  it.each(EDITIONS.map((edition) => [edition.name, edition] as const))(
    'a companion for %s has room',
    async (_, edition) => {
      for (const screen of [createSeekScreen, createCheckScreen])
        for (const language of languages) {
          const player = startWatched({ columns, rows, language, first: (app) => screen(app, edition) });
          await settled(player);
          for (let row = 0; row < 4; row += 1)
            player.press('1122334455'.slice(0, 10), KEYS.enter, '11', KEYS.enter);
          await settled(player);
          await player.leave();
        }
    },
  );
});

/** A match made with these choices, opened over an empty screen. */
function playing(choices: Choices, language: Language): (app: App) => TerminalScreen {
  return (app) => {
    const start = async () => {
      const made = await makeMatch(app.services.tables, choices, language);
      if (made.ok) app.play(made.value, 'open');
    };
    app.leadsOn(start());
    return createMenuScreen(app);
  };
}

const typedRow = (edition: Edition) =>
  edition.facets.length === 2 ? '11223344' : '12345'.slice(0, Math.max(...edition.holes));

describe.each(SMALL)('a match at %i × %i', (columns, rows, languages) => {
  it.each(EDITIONS.map((edition) => [edition.name, edition] as const))(
    '%s is played, asked about and given up with its code in sight',
    async (_, edition) => {
      for (const language of languages) {
        const words = playTexts(language);
        const usual = choicesFor(edition);
        const choices = { ...usual, rounds: { ...usual.rounds, duel: 1 } };
        const player = startWatched({ columns, rows, language, first: playing(choices, language) });
        await player.until(edition.name === 'duel' ? /\[/ : /▸ ?1 \[/);
        if (edition.name === 'duel') player.press('1234512345'.slice(0, edition.holes[1]), KEYS.enter);
        await player.until(/▸ ?1 \[/);
        player.press('?');
        await player.until(words.keys.heading);
        player.press(KEYS.down, KEYS.enter);
        await lookThrough(player, 8);
        player.press('h');
        await player.until(words.hints.check.label);
        player.press(KEYS.down, KEYS.down, KEYS.escape);
        await player.until(/▸ ?1 \[/);
        player.press('n');
        await player.until((text) => !/▸ ?1 \[/.test(text));
        player.press('n', typedRow(edition), KEYS.enter);
        await player.until(/\d\+\d/);
        player.press(KEYS.escape);
        await player.until(/▸ 1 /);
        await giveUp(player, words.ask.resignRound.label, words.ask.resignRound.yes);
        await player.until(new RegExp(`▸ 1 (${words.end.once}|${words.end.rematch})`));
        // A key press dismisses the message, which may cover the rest.
        player.press(KEYS.down);
        await player.until(words.end.review);
        expect(codesShown(player.emulator.text(), edition)).toBe(true);
        player.press(KEYS.escape);
        await player.until(`▸ 1 ${commonTexts(language).back}`);
        player.press(KEYS.enter);
        await choose(player, words.end.review);
        const { row } = reviewScreenTexts(language).table;
        const isOfTable = (line: string) => line.startsWith(`${row}  `) || /^1 {2}/.test(line);
        await player.until(/^1 {2}/m);
        for (const line of player.emulator.text().split('\n').filter(isOfTable))
          expect(line).not.toMatch(/…$/);
        await player.leave();
      }
    },
  );
});

it.each(LANGUAGES)('a long question leaves its answers in sight at 34 × 12: %s', async (language) => {
  const usual = choicesFor(superEdition({ holes: 2, colours: 3 }));
  const choices = { ...usual, opponent: 'screen', form: 'classic', first: 'you', marker: 'by-hand' } as const;
  const player = startWatched({ columns: 34, rows: 12, language, first: playing(choices, language) });
  const { claim, no } = playTexts(language).ask;
  for (const keys of ['12', '11', '01']) {
    await player.until(/^ {2}\[ /m);
    player.press(KEYS.enter);
    await player.until((text) => !/^ {2}\[ /m.test(text));
    player.press(keys, KEYS.enter);
  }
  await player.until(/^ {2}\[ /m);
  player.press(KEYS.enter);
  await player.until(/▸ ?2 \[/);
  player.press(KEYS.escape);
  await choose(player, claim.label);
  await player.until(`▸ 1 ${no}`);
  expect(player.emulator.text()).toContain(`2 ${claim.yes}`);
  await player.leave();
});

/** Selects every item of the menu once, then returns to the board. */
async function lookThrough(player: Player, items: number): Promise<void> {
  player.press(KEYS.escape);
  await player.until(/▸ 1 \S/);
  for (let step = 0; step < items; step += 1) player.press(KEYS.down);
  player.press(KEYS.home, KEYS.enter);
  await player.until(/\[_/);
}

/** Down the menu to this item, then the answer that confirms it. */
async function giveUp(player: Player, label: string, yes: string): Promise<void> {
  await choose(player, label);
  await choose(player, yes);
}

async function choose(player: Player, label: string): Promise<void> {
  const start = label.slice(0, 10);
  const chosen = () => /▸ .*$/m.exec(player.emulator.text())?.[0] ?? '';
  await player.until(() => chosen() !== '');
  for (let step = 0; step < 20 && !chosen().includes(start); step += 1) {
    const before = chosen();
    player.press(KEYS.down);
    await player.until(() => chosen() !== before);
  }
  player.press(KEYS.enter);
}

/** A line with as many pegs as the code has, and without the number of a row before them. */
function codesShown(text: string, { holes, facets }: Edition): boolean {
  const peg = facets.length === 2 ? String.raw`\(?[A-Z-][▲●■▬⬢-]\)?` : String.raw`\(?[⠀-⣿]?\d[●◆✚■▲☾★○–]?\)?`;
  const code = new RegExp(`^(?! ?[ ▸]?\\d+ ).*(?:${peg}\\s*){${Math.min(...holes)}}`, 'm');
  return code.test(text);
}

describe.each(SMALL)('two people at %i × %i', (columns, rows, languages) => {
  it('hand over, hide, seek and answer by hand', async () => {
    for (const language of languages) {
      const choices: Choices = {
        ...choicesFor(superEdition()),
        opponent: 'screen',
        form: 'classic',
        first: 'you',
        marker: 'by-hand',
        tray: true,
      };
      const player = startWatched({ columns, rows, language, first: playing(choices, language) });
      const words = playTexts(language).handOver;
      await player.until(words.title);
      player.press(KEYS.enter);
      await player.until(/\[_/);
      await lookThrough(player, 8);
      player.press('12345', KEYS.enter);
      await player.until(words.title);
      player.press(KEYS.enter);
      await player.until(/▸ ?1 \[/);
      player.press('11223', KEYS.enter);
      await player.until(words.title);
      player.press(KEYS.enter);
      await player.until(/\[\S 0\]/);
      player.press('12', KEYS.enter);
      await player.until(words.title);
      await player.leave();
    }
  });
});

it.each([
  [34, 12],
  [40, 15],
  [60, 20],
])('a long message is shown whole at %i × %i, until the next key', async (columns, rows) => {
  const message = Array.from({ length: 26 }, (_, word) => `word ${word}`).join(' ');
  const first = (app: App): TerminalScreen => ({
    ...createMenuScreen(app),
    press: (key) => key.kind === 'sign' && key.sign === 's' && app.say(message),
  });
  const player = startWatched({ columns, rows, first });
  await settled(player);
  const flowing = (text: string) => text.replace(/\s+/g, ' ');
  player.press('s');
  await player.until((text) => flowing(text).includes(message));
  player.press('x');
  await player.until((text) => /word.*…/.test(text));
  await player.leave();
});
