// The screens around the table: review, matches, statistics, settings, the day, puzzles, companion, first steps.

import { superEdition, widestSpec } from '@blackpeg/rules';
import { makePuzzle, openField } from '@blackpeg/solver';
import {
  commonTexts,
  companionTexts,
  dailyTexts,
  homeTexts,
  lessonTexts,
  matchesTexts,
  playTexts,
  reviewScreenTexts,
  settingsTexts,
  statisticsTexts,
  terminalScreenTexts,
} from '@blackpeg/wording';
import { describe, expect, it } from 'vitest';
import { decodeSettings } from './frame/theme.ts';
import { openSetUp, startMatch } from './matches.testing.ts';
import { KEYS, type Player, startPlayer } from './player.testing.ts';
import { createPuzzleScreen } from './puzzle-screen.ts';
import { pick, rowsOn, seek, setTo } from './reading.testing.ts';

const edition = superEdition();
const { places } = commonTexts('en');

async function door(player: Player, label: string): Promise<void> {
  await player.until(homeTexts('en').question);
  await pick(player, label);
  player.press(KEYS.enter);
}

describe('a round that is over', () => {
  it('is reviewed with a chart, listed, counted, and deleted when asked twice', async () => {
    const player = startPlayer();
    const { end } = playTexts('en');
    await openSetUp(player, 'en', 'super');
    await startMatch(player, 'en');
    await player.until(playTexts('en').title.row(1, 12));
    const rows = await seek(player, { edition, language: 'en' }, new RegExp(end.once));
    await pick(player, end.review);
    player.press(KEYS.enter);
    const review = reviewScreenTexts('en');
    const text = await player.until(review.chart);
    expect(text).toContain(review.table.fromTo(32_768, 0).split(' ')[0]);
    expect(text.match(/^ *10,000 /m)).not.toBeNull();
    expect(text.match(/●/g)).toHaveLength(rows + 1);
    player.press(KEYS.down);
    await player.until(/Row \d+: /);
    player.press(KEYS.escape);
    await player.until(end.once);
    await pick(player, end.share);
    player.press(KEYS.enter);
    await player.until(/I found it in \d+ rows?: a Blackpeg code, Super/);
    player.press(KEYS.escape);
    await player.until(end.once);
    await pick(player, end.home);
    player.press(KEYS.enter);
    await door(player, places.statistics);
    await player.until(`${statisticsTexts('en').found}: 1, `);
    player.press(KEYS.escape);
    await door(player, places.matches);
    await player.until('You have broken the code');
    player.press('d');
    await player.until(matchesTexts('en').yes);
    await pick(player, matchesTexts('en').yes);
    player.press(KEYS.enter);
    await player.until(matchesTexts('en').none);
    expect(await player.saved.logs.list()).toEqual([]);
    await player.leave();
  });
});

describe('settings', () => {
  it('are saved, and another language takes effect at once', async () => {
    const player = startPlayer();
    await door(player, places.settings);
    const { sound, title } = settingsTexts('en');
    await player.until(title);
    await setTo(player, sound.bell.label, terminalScreenTexts('en').settings.on);
    await pick(player, commonTexts('en').languages);
    player.press(KEYS.right, KEYS.right);
    await player.until(settingsTexts('fr').title);
    expect(player.settings()).toMatchObject({ language: 'fr', bell: true });
    // Stored before the mouse was a setting.
    const { mouse: _, ...earlier } = player.settings();
    expect(decodeSettings(earlier)).toEqual({ ...earlier, mouse: true });
    expect(decodeSettings({ ...earlier, bell: 'loud' })).toEqual({ ...earlier, bell: false, mouse: true });
    await player.leave();
  });
});

describe('the day', () => {
  it('has a code that is played and resumed, and a puzzle', async () => {
    const player = startPlayer();
    const words = dailyTexts('en');
    await door(player, homeTexts('en').daily.title);
    await player.until(words.start);
    player.press(KEYS.enter);
    await player.until(playTexts('en').keys.commands.undo.slice(0, 4));
    await player.until('You are guessing, row 1');
    // Opened and left without a move.
    player.press(KEYS.escape);
    await pick(player, terminalScreenTexts('en').toMenu);
    player.press(KEYS.enter);
    await player.until(words.start);
    player.press(KEYS.enter);
    await player.until('You are guessing, row 1');
    expect(await player.saved.logs.list()).toHaveLength(1);
    player.press('1');
    player.press(KEYS.escape);
    await pick(player, terminalScreenTexts('en').toMenu);
    player.press(KEYS.enter);
    await player.until(words.goOn);
    player.press(KEYS.down, KEYS.enter);
    await player.until(words.yourCode);
    player.press(KEYS.enter);
    await player.until('still empty');
    await player.leave();
  });
});

describe('a puzzle', () => {
  it('says which rows a wrong code contradicts', async () => {
    const player = startPlayer();
    const words = dailyTexts('en');
    await door(player, terminalScreenTexts('en').puzzle);
    await player.until(words.yourCode);
    player.press('1111', KEYS.enter);
    await player.until(/That cannot be it|That is it/);
    await player.leave();
  });

  it('that was given is the first, and others of its game follow', async () => {
    const words = dailyTexts('en');
    const small = superEdition({ holes: 3, colours: 4 });
    const made = makePuzzle(openField(widestSpec(small), small.marking), 7, {
      mostRows: small.rows,
      tries: 100,
    });
    if (!made.ok) throw new Error('There is no such puzzle.');
    const { solution } = made.value;
    const player = startPlayer({
      first: (app) => createPuzzleScreen(app, null, { edition: small, puzzle: made.value }),
    });
    await player.until(words.yourCode);
    player.press(solution.join(''), KEYS.enter);
    await player.until(words.puzzleSolved);
    player.press('n');
    await player.until((text) => text.includes(words.puzzleNote) && text.includes('3 holes, 4 colours'));
    await player.leave();
  });
});

describe('the companion', () => {
  async function firstRow(): Promise<Player> {
    const player = startPlayer();
    const words = companionTexts('en');
    await door(player, homeTexts('en').companion.title);
    await pick(player, words.modes.seek);
    player.press(KEYS.enter);
    await player.until(words.noRows);
    player.press('11223', KEYS.enter, '12', KEYS.enter);
    return player;
  }

  it('reasons along from rows that are typed, and tells a row from its answer', async () => {
    const player = await firstRow();
    const text = await player.until('2,400 codes fit.');
    expect(rowsOn(text, { edition, language: 'en' })).toEqual([
      { guess: [1, 1, 2, 2, 3], mark: { black: 1, white: 2, blue: 0 } },
    ]);
    await player.leave();
  });

  it('locates the rows that cannot all be right', async () => {
    const player = await firstRow();
    await player.until('2,400 codes fit.');
    player.press('11223', KEYS.enter, '20', KEYS.enter);
    await player.until('No code fits these rows');
    await player.until('rows 1 and 2 cannot both be right');
    await player.leave();
  });

  it('says what a row earns', async () => {
    const player = startPlayer();
    const words = companionTexts('en');
    await door(player, homeTexts('en').companion.title);
    await pick(player, words.modes.check);
    player.press(KEYS.enter);
    await player.until(words.checkCode);
    player.press('12345', KEYS.enter, '11223', KEYS.enter);
    await player.until('1 black, 2 white');
    await player.leave();
  });
});

describe('first steps (U18)', () => {
  it('lead from a first row to a code that is found, and on to the smallest game', async () => {
    const player = startPlayer();
    const words = lessonTexts('en');
    await door(player, homeTexts('en').learn.title);
    await player.until(words.step(1, 5));
    player.press('321', KEYS.enter);
    await player.until('black goes into hole 1');
    player.press('x', '123', KEYS.enter);
    await player.until(words.step(3, 5));
    player.press('3');
    await player.until('Count the key pegs again');
    player.press('2');
    await player.until(words.step(4, 5));
    player.press('421', KEYS.enter);
    await player.until(words.step(5, 5));
    player.press('h');
    await player.until('Every peg of row 2 has to move');
    player.press('142', KEYS.enter);
    await player.until(words.steps.done(3));
    player.press(KEYS.enter);
    await player.until('64 codes: 3 holes, 4 colours');
    await player.leave();
  });
});
