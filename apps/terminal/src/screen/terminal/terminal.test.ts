// Taking and restoring the terminal, inside the test and by the built program in a pseudo-terminal.

import { superEdition } from '@blackpeg/rules';
import { homeTexts, playTexts, terminalScreenTexts } from '@blackpeg/wording';
import { describe, expect, it } from 'vitest';
import { openSetUp, startMatch } from '../matches.testing.ts';
import { KEYS, startPlayer } from '../player.testing.ts';
import { rowsOn } from '../reading.testing.ts';

const SUPER = superEdition();
const words = playTexts('en');

describe('a terminal', () => {
  it('is taken with its own screen, no cursor and raw keys, and given back at the end', async () => {
    const player = startPlayer();
    await player.until(homeTexts('en').question);
    expect([
      player.emulator.alternate(),
      player.emulator.cursor().visible,
      player.emulator.pasteMarked(),
      player.isRaw(),
    ]).toEqual([true, false, true, true]);
    expect(await player.leave()).toBe('interrupted');
    expect([
      player.emulator.alternate(),
      player.emulator.cursor().visible,
      player.emulator.pasteMarked(),
      player.isRaw(),
    ]).toEqual([false, true, false, false]);
  });

  it('is left by q and by Escape, and an escape alone is told from the beginning of a key', async () => {
    const player = startPlayer();
    await player.until(homeTexts('en').question);
    player.press('\u001b', '[B');
    await player.until('▸ 2');
    player.press('\u001b');
    expect(await player.ended).toBe('quit');
  });

  it('loses no key to a screen that is not there yet', async () => {
    const player = startPlayer();
    await player.until(homeTexts('en').question);
    player.press('1', KEYS.enter, KEYS.enter, '?');
    await player.until(words.keys.heading);
    expect(player.emulator.text()).toContain(words.board.name({ kind: 'you' }, { kind: 'house' }));
    await player.leave();
  });

  it('of 80 columns and 24 rows shows the whole board of Super with everything one plays with', async () => {
    const player = startPlayer();
    await openSetUp(player, 'en', 'super');
    await startMatch(player, 'en');
    await player.until(words.title.row(1, 12));
    player.press('11223', KEYS.enter);
    const text = await player.until(
      (shown) => rowsOn(shown, { edition: SUPER, language: 'en' }).length === 1,
    );
    const numbers = text.split('\n').flatMap((line) => /^[▸ ] ?(\d+) /.exec(line)?.[1] ?? []);
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, row) => String(12 - row)));
    expect(text).toMatch(/1● +2◆ +3✚ +4■ +5▲ +6☾ +7★ +8○/);
    expect(text).toContain(words.board.code({ kind: 'house' }));
    expect(text).toContain('Row 1:');
    expect(text).toContain(terminalScreenTexts('en').keys.place);
    await player.leave();
  });

  it('that changes its size is redrawn: scrolled, stacked, roomy, or too small with a message', async () => {
    const player = startPlayer({ columns: 120, rows: 40 });
    await openSetUp(player, 'en', 'super');
    await startMatch(player, 'en');
    await player.until(words.title.row(1, 12));
    player.press('11223', KEYS.enter);
    await player.until((shown) => rowsOn(shown, { edition: SUPER, language: 'en' }).length === 1);
    await player.resize(50, 14);
    const small = await player.until(terminalScreenTexts('en').rowsShown(1, 8, 12));
    expect(rowsOn(small, { edition: SUPER, language: 'en' })).toHaveLength(1);
    await player.resize(20, 8);
    await player.until('nothing');
    await player.resize(80, 24);
    await player.until(words.title.row(2, 12));
    await player.leave();
  });

  it('without colours gets none, and answers in letters (U9)', async () => {
    const env = { TERM: 'xterm-256color', LANG: 'en_GB.UTF-8', NO_COLOR: '1' };
    const player = startPlayer({ env });
    await openSetUp(player, 'en', 'super');
    await startMatch(player, 'en');
    await player.until(words.title.row(1, 12));
    player.press('11223', KEYS.enter);
    const text = await player.until(/\d\+\d/);
    expect(text).toMatch(/[bw.·]{5} \d\+\d/);
    expect(player.written()).not.toMatch(/\[[0-9;]*(3|4|9|10)[0-9][;m]/);
    await player.leave();
  });

  it('that reports a light background is drawn for it', async () => {
    const player = startPlayer();
    await player.until(homeTexts('en').question);
    const before = player.emulator.styleAt(0, 2);
    player.press('\u001b]11;rgb:ffff/ffff/ffff\u001b\\');
    await player.until(() => player.emulator.styleAt(0, 2) !== before);
    await player.leave();
  });

  it('rings only where the bell is on, and says whatever it rings for (U11, U12)', async () => {
    const rung = async (bell: boolean) => {
      const player = startPlayer({ settings: { bell } });
      await openSetUp(player, 'en', 'super');
      await startMatch(player, 'en');
      await player.until(words.title.row(1, 12));
      player.press('11223', KEYS.enter);
      await player.until('Row 1:');
      await player.leave();
      return player.emulator.bells() > 0;
    };
    expect([await rung(true), await rung(false)]).toEqual([true, false]);
  });
});
