// The built program at a real terminal: played by its screen, ended in every way, killed and resumed.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Edition, shapesEdition, superEdition } from '@blackpeg/rules';
import { companionTexts, homeTexts, type Language, playTexts, terminalScreenTexts } from '@blackpeg/wording';
import { afterAll, describe, expect, it } from 'vitest';
import { openSetUp, playBothRoles, playDuel, startMatch } from './matches.testing.ts';
import { KEYS } from './player.testing.ts';
import { HAS_SCRIPT, type Running, STOPPED, startProgram } from './pseudo-terminal.testing.ts';
import { pick, rowsOn, seek } from './reading.testing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-screen-'));
afterAll(() => rmSync(folder, { recursive: true }));

const edition = superEdition();
const words = playTexts('en');

async function leave(program: Running): Promise<void> {
  program.press(KEYS.interrupt);
  expect(await program.ended).toEqual({ code: 130, isSane: true });
}

function isGivenBack({ emulator }: Running): boolean {
  const { visible } = emulator.cursor();
  return !emulator.alternate() && visible && !emulator.pasteMarked() && !emulator.mouse();
}

/** Every edition in every language in the full test. */
const GAMES: readonly { readonly edition: Edition; readonly language: Language }[] = [
  { edition, language: 'en' },
  { edition: shapesEdition(), language: 'de' },
];

describe.runIf(HAS_SCRIPT)('a whole match in both roles (M1c, S3, E1)', () => {
  it.each(GAMES)('$edition.name in $language', async ({ edition: game, language }) => {
    const program = await startProgram(path.join(folder, game.name), ['--lang', language]);
    await playBothRoles(program, game, language);
    await leave(program);
  });

  it('duel in fr (D1)', async () => {
    const program = await startProgram(path.join(folder, 'duel'), ['--lang', 'fr']);
    await playDuel(program, 'fr');
    await leave(program);
  });
});

describe.runIf(HAS_SCRIPT)('the program in a pseudo-terminal', () => {
  it('is played to the end of a round, in another size too, and left by its menu', async () => {
    const program = await startProgram(path.join(folder, 'round'));
    await openSetUp(program, 'en', 'super');
    await startMatch(program, 'en');
    await program.until(words.title.row(1, 12));
    program.resize(100, 30);
    await program.until((text) => text.split('\n').length === 30 && text.includes(words.title.row(1, 12)));
    await seek(program, { edition, language: 'en' }, new RegExp(words.end.once));
    await pick(program, words.end.home);
    program.press(KEYS.enter);
    await program.until(homeTexts('en').question);
    program.press('q');
    expect(await program.ended).toEqual({ code: 0, isSane: true });
    expect(isGivenBack(program)).toBe(true);
  });

  it('restores the terminal on Ctrl-C, and its exit code says that it was interrupted', async () => {
    const program = await startProgram(path.join(folder, 'interrupted'), ['--lang', 'de']);
    await program.until(homeTexts('de').question);
    program.press(KEYS.interrupt);
    expect(await program.ended).toEqual({ code: 130, isSane: true });
    expect(isGivenBack(program)).toBe(true);
  });

  it('restores the terminal when it is told to end', async () => {
    const program = await startProgram(path.join(folder, 'ended'));
    await program.until(homeTexts('en').question);
    program.kill('SIGTERM');
    expect(await program.ended).toEqual({ code: 143, isSane: true });
    expect(isGivenBack(program)).toBe(true);
  });

  it.each([
    ['Ctrl-Z', (program: Running) => program.press(KEYS.suspend)],
    ['SIGTSTP', (program: Running) => program.kill('SIGTSTP')],
  ])('%s restores the terminal until the program is resumed', async (_, stop) => {
    const program = await startProgram(path.join(folder, 'stopped'));
    await program.until(homeTexts('en').question);
    stop(program);
    await program.until(STOPPED);
    expect(isGivenBack(program)).toBe(true);
    program.press('\n');
    await program.until(homeTexts('en').question);
    expect(isGivenBack(program)).toBe(false);
    await leave(program);
  });

  it('continues after a kill in mid-round where it was (R2)', async () => {
    const home = path.join(folder, 'killed');
    const first = await startProgram(home, ['--lang', 'fr']);
    await openSetUp(first, 'fr', 'super');
    await startMatch(first, 'fr');
    await first.until(playTexts('fr').title.row(1, 12));
    first.press('11223', KEYS.enter);
    const before = rowsOn(await first.until(playTexts('fr').title.row(2, 12)), { edition, language: 'fr' });
    first.press('56');
    await first.until(/^▸ 2 +5▲ +6☾ /m);
    first.kill('SIGKILL');
    expect((await first.ended).code).toBe(137);
    const second = await startProgram(home, ['--lang', 'fr']);
    await second.until(homeTexts('fr').resume.button);
    second.press('1');
    const after = await second.until(playTexts('fr').title.row(2, 12));
    expect(before).toHaveLength(1);
    expect(after).toMatch(/^▸ 2 +5▲ +6☾ /m);
    expect(rowsOn(after, { edition, language: 'fr' })).toEqual(before);
    second.press(KEYS.interrupt);
    await second.ended;
  });

  it('opens at the table the command line names, and what the rules refuse is said without a screen', async () => {
    const home = path.join(folder, 'named');
    const program = await startProgram(home, [
      'play',
      'super',
      '--holes',
      '4',
      '--colours',
      '6',
      '--seed',
      '7',
    ]);
    const text = await program.until(words.title.row(1, 12));
    expect(text).toMatch(/▸ 1 \[__\] {2}__ {3}__ {3}__$/m);
    expect(text).toMatch(/5▲ +6☾$/m);
    program.press('1', KEYS.escape);
    await program.until(terminalScreenTexts('en').toMenu);
    program.press('2');
    await program.until(homeTexts('en').resume.button);
    program.press('q');
    expect((await program.ended).code).toBe(0);
    const refused = await startProgram(home, ['play', 'super', '--rounds', '3', '--maker', 'me']);
    expect(await refused.ended).toEqual({ code: 2, isSane: true });
    expect(refused.emulator.text()).toMatch(/even/);
    expect(refused.emulator.alternate()).toBe(false);
    const company = await startProgram(home, ['companion', 'braille']);
    await company.until(companionTexts('en').modes.seek);
    company.press(KEYS.enter);
    await company.until(companionTexts('en').newRow(1));
    await leave(company);
  });

  it('is played line by line on a terminal that cannot be drawn on, with a word about it', async () => {
    const program = await startProgram(path.join(folder, 'dumb'), [], { TERM: 'dumb' });
    await program.until(terminalScreenTexts('en').lineByLine);
    expect(program.emulator.alternate()).toBe(false);
    program.press('quit\n');
    expect((await program.ended).code).toBe(0);
  });
});
