// What two people at one terminal see of each other, confirmations, and what keys do.

import { superEdition } from '@blackpeg/rules';
import {
  formName,
  playTexts,
  type Speaker,
  setUpTexts,
  terminalScreenTexts,
  violationText,
} from '@blackpeg/wording';
import { describe, expect, it } from 'vitest';
import { openSetUp, startMatch } from './matches.testing.ts';
import { KEYS, startPlayer } from './player.testing.ts';
import { codeOn, earned, rowsOn, setTo, typed } from './reading.testing.ts';

it('C9g: a code is hidden only once its maker has said whether blanks are possible', async () => {
  const language = 'en';
  const edition = superEdition({ blanks: 'choice' });
  const words = playTexts(language);
  const { hide } = terminalScreenTexts(language);
  const { opponent, match, sizes } = setUpTexts(language);
  const player = startPlayer({ language });
  await openSetUp(player, language, 'super');
  await setTo(player, opponent.form, formName(language, 'classic'));
  await setTo(player, sizes.blanks, sizes.blanksOptions.choice);
  await setTo(player, match.first, match.who({ kind: 'you' }));
  await startMatch(player, language);
  await player.until(hide.chooseBlanks);
  player.press('12345', KEYS.enter);
  const speaker: Speaker = { language, edition, you: 0, names: () => null };
  await player.until(violationText(speaker, { rule: 'C9', kind: 'blanks-undeclared' }));
  player.press('b');
  await player.until(hide.changeBlanks(words.hiding.withBlanks));
  player.press('b');
  await player.until(hide.changeBlanks(words.hiding.withoutBlanks));
  player.press(KEYS.enter);
  await player.until((text) => !text.includes(words.title.hide));
  await player.leave();
});

it('a hint is explained step by step, with its rows marked', async () => {
  const language = 'en';
  const { hints } = playTexts(language);
  const { step } = terminalScreenTexts(language);
  const player = startPlayer({ language });
  await openSetUp(player, language, 'super');
  await setTo(player, setUpTexts(language).opponent.form, formName(language, 'solitaire'));
  await startMatch(player, language);
  await player.until(/▸ ?1 \[/);
  player.press('11111', KEYS.enter);
  await player.until(/▸ ?2 \[/);
  player.press('h');
  await player.until(hints.clue.label);
  player.press(KEYS.down, KEYS.enter);
  await player.until(hints.why);
  player.press(KEYS.enter);
  await player.until(/Step 1 of \d/);
  expect(step(1, 2, 'x')).toMatch(/Step 1 of \d/);
  expect(player.emulator.text()).toMatch(/\* ?1 /);
  await player.leave();
});

describe('two people at one terminal (T4b)', () => {
  it('see nothing of each other: the cover hides code, rows and words', async () => {
    const language = 'en';
    const edition = superEdition();
    const words = playTexts(language);
    const { opponent, match } = setUpTexts(language);
    const player = startPlayer({ language });
    await openSetUp(player, language, 'super');
    await setTo(player, opponent.form, formName(language, 'classic'));
    await setTo(player, opponent.label, opponent.screen);
    await setTo(player, match.first, match.who({ kind: 'other', name: 'Player 1' }));
    await setTo(player, match.marker, match.markers['by-hand'].title);
    await startMatch(player, language);
    await player.until(words.handOver.turn('Player 1'));
    player.press(KEYS.enter);
    await player.until(words.title.hide);
    player.press('12345');
    await player.until(/1●.*2◆.*3✚.*4■.*5▲/);
    player.press(KEYS.enter);
    const cover = await player.until(words.handOver.turn('Player 2'));
    expect(cover).not.toMatch(/[●◆✚■▲☾★○]/);
    expect(cover).not.toMatch(/black|violet|hidden/);
    player.press(KEYS.enter);
    await player.until(words.title.row(1, 12));
    player.press('11223', KEYS.enter);
    const second = await player.until(words.handOver.turn('Player 1'));
    expect(second).not.toMatch(/[●◆✚■▲☾★○]/);
    player.press(KEYS.enter);
    const marking = await player.until(words.title.answer(1));
    const lines = marking.split('\n');
    const code = codeOn(lines[1] ?? '', { edition, language }) ?? [];
    const row = codeOn(lines.find((line) => line.startsWith('▸ 1')) ?? '', { edition, language });
    expect([code, row]).toEqual([
      [1, 2, 3, 4, 5],
      [1, 1, 2, 2, 3],
    ]);
    const { black, white } = earned(edition, code, row ?? []);
    player.press(`${black}${white}`, KEYS.enter);
    await player.until(words.handOver.turn('Player 2'));
    player.press(KEYS.enter);
    const seen = await player.until(words.title.row(2, 12));
    expect(rowsOn(seen, { edition, language })).toEqual([
      { guess: [1, 1, 2, 2, 3], mark: { black: 1, white: 2, blue: 0 } },
    ]);
    await player.leave();
  });

  it('an answer that does not match the code is asked about first where answers are assisted (F7b)', async () => {
    const language = 'en';
    const words = playTexts(language);
    const { opponent, match } = setUpTexts(language);
    const player = startPlayer({ language });
    await openSetUp(player, language, 'super');
    await setTo(player, opponent.form, formName(language, 'classic'));
    await setTo(player, match.first, match.who({ kind: 'you' }));
    await setTo(player, match.marker, match.markers.assisted.title);
    await startMatch(player, language);
    await player.until(words.title.hide);
    player.press('12345', KEYS.enter);
    await player.until(words.title.answer(1));
    player.press('50', KEYS.enter);
    await player.until(words.row.sendAnyway);
    player.press(KEYS.escape);
    // An answered confirmation is no longer shown.
    await player.until((text) => text.includes(words.title.answer(1)) && !text.includes('does not match'));
    await player.leave();
  });
});

describe('who is meant by you', () => {
  it.each([
    ['en', 'You are guessing, row 1'],
    ['fr', 'Vous cherchez, rangée 1'],
    ['de', 'Du suchst, Reihe 1'],
  ] as const)('is spoken to: %s', async (language, doing) => {
    const player = startPlayer({ language });
    await openSetUp(player, language, 'super');
    await startMatch(player, language);
    await player.until(doing);
    await player.leave();
  });
});

describe('what is typed', () => {
  it('while a row is on its way is the next row, and a digit on a full row is refused aloud', async () => {
    const language = 'en';
    const edition = superEdition();
    const player = startPlayer({ language });
    await openSetUp(player, language, 'super');
    await startMatch(player, language);
    await player.until(playTexts(language).title.row(1, 12));
    player.press('12345', KEYS.enter, '67812', KEYS.enter, '33344', KEYS.enter, '111117');
    await player.until('The row is full.');
    const placed = rowsOn(player.emulator.text(), { edition, language }).map(({ guess }) => guess.join(''));
    expect(placed).toEqual(['12345', '67812', '33344']);
    await player.leave();
  });

  it('is removed, undone, filled and cleared by the keys of the web app', async () => {
    const language = 'en';
    const edition = superEdition();
    const words = playTexts(language);
    const player = startPlayer({ language });
    await openSetUp(player, language, 'super');
    await startMatch(player, language);
    await player.until(words.title.row(1, 12));
    const row = () =>
      codeOn(
        player.emulator
          .text()
          .split('\n')
          .find((line) => line.startsWith('▸ 1')) ?? '',
        { edition, language },
      );
    player.press('123', KEYS.backspace, '\u001b7');
    await player.until(() => row() !== null);
    expect(row()).toEqual([1, 2, 7, 7, 7]);
    player.press('\u001b[200~1 2, 3 4 5\n\u001b[201~');
    await player.until(() => row()?.join('') === '12345');
    player.press('\u001b[200~no row\u001b[201~', 'x', '\u001b[200~KV\u001b[201~', '678');
    await player.until(() => row()?.join('') === '12678');
    player.press('x', 'zkvkvk');
    await player.until(() => row()?.join('') === '12121');
    player.press(KEYS.escape);
    await player.until(words.keys.lettersOff);
    player.press('u');
    await player.until(words.keys.undone);
    player.press('l');
    await player.until('No row');
    player.press('?');
    await player.until(words.keys.heading);
    player.press(KEYS.down, KEYS.enter);
    await player.until(words.title.row(1, 12));
    player.press(typed(edition, [5]), KEYS.enter);
    await player.until((text) => rowsOn(text, { edition, language }).length === 1);
    await player.leave();
  });
});
