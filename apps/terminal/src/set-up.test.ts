// What both faces of the terminal show in the set-up: the sentences of the screen, in their order.

import { BOX_NAMES, EDITION_NAMES, EDITIONS, type EditionName } from '@blackpeg/rules';
import { linesOf, setUpView, standardChoices } from '@blackpeg/screens/set-up';
import { LANGUAGES, type Language, setUpTexts } from '@blackpeg/wording';
import { expect, it } from 'vitest';
import { ran } from './console.testing.ts';
import { atThisKeyboard } from './game/new-match.ts';
import { testFolders } from './saved/folder.testing.ts';
import { KEYS, startPlayer } from './screen/player.testing.ts';
import { createSetUpScreen } from './screen/set-up/set-up-screen.ts';

const newFolder = testFolders();

function expectInOrder(text: string, lines: readonly string[]): void {
  let rest = text.replace(/\s+/g, ' ');
  for (const line of lines.map((each) => each.replace(/\s+/g, ' '))) {
    expect(rest).toContain(line);
    rest = rest.slice(rest.indexOf(line) + line.length);
  }
}

const CASES = LANGUAGES.flatMap((language) => EDITION_NAMES.map((edition) => [language, edition] as const));

it.each(CASES)('full screen, in %s: %s', async (language, edition) => {
  const player = startPlayer({
    language,
    columns: 240,
    rows: 60,
    first: (app) => createSetUpScreen(app, edition),
  });
  await player.until(setUpTexts(language).title);
  // From the table of sizes to the form.
  if (!player.emulator.text().includes(setUpTexts(language).start)) player.press(KEYS.enter);
  const text = await player.until(setUpTexts(language).start);
  const view = setUpView(standardChoices(edition), atThisKeyboard(language));
  expectInOrder(text, linesOf(view));
  await player.leave();
});

it.each(CASES)('by lines, in %s: %s', async (language, edition) => {
  const text = await optionsOf(language, edition);
  // What is typed as holes and colours has the rows of a game in notation.
  const rows = { rows: EDITIONS[edition].rows };
  const view = setUpView({ ...standardChoices(edition), ...rows }, atThisKeyboard(language));
  expectInOrder(text, linesOf(view));
});

/** The reply when somebody asks what can be changed: for a single game, or a duel where that is the default. */
async function optionsOf(language: Language, edition: EditionName): Promise<string> {
  const box = BOX_NAMES.findIndex((name) => name === edition);
  const game = box < 0 ? [String(BOX_NAMES.length + 1), '4 6'] : [String(box + 1)];
  const company = EDITIONS[edition].forms[0] === 'duel' ? '2' : '1';
  const { out } = await ran(['play', '--lang', language], {
    input: [...game, company, 'options', 'quit'].map((line) => `${line}\n`).join(''),
    env: { BLACKPEG_HOME: newFolder() },
  });
  return out;
}
