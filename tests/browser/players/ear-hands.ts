// Hands of somebody who sees nothing: things are found by role and name alone, and what was done has to be said.

import type { Code, Peg } from '@blackpeg/rules';
import { answerText, boardTexts, kindName, pegName, playTexts } from '@blackpeg/wording';
import { expect, type Locator } from '@playwright/test';
import type { App } from '../fixtures/app.ts';
import { countsFor, giving, type Hands, keyIn, openRow, optionIn, type Table } from './hands.ts';

export function earHands(app: App, table: Omit<Table, 'page'>): Hands {
  const { page } = app;
  const whole: Table = { ...table, page };
  const { language, edition } = table;
  const words = boardTexts(language);
  const { board } = playTexts(language);

  /** What a screen reader does on Enter: the thing is focused, and pressed. */
  async function act(thing: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await thing.focus();
    await page.keyboard.press(key);
  }

  async function put(peg: Peg): Promise<void> {
    if (edition.facets.length === 1) {
      const tray = page.getByRole('toolbar', { name: words.palette, exact: true });
      await act(tray.getByRole('button', { name: pegName(language, edition, peg), exact: true }));
      return;
    }
    for (const [facet, kind] of [Math.floor(peg / 10), peg % 10].entries()) {
      const { name } = edition.facets[facet] ?? { name: 'number' };
      const label = kind === 0 ? words.without[name] : kindName(language, edition, { facet, kind });
      const tray = page.getByRole('toolbar', { name: words.facets[name], exact: true });
      await act(tray.getByRole('button', { name: label, exact: true }));
    }
  }

  return {
    press: (name, role) => act(keyIn(whole, name, role)),
    async choose(group, option) {
      const radio = optionIn(whole, group, option);
      await act(radio, 'Space');
      await expect(radio).toBeChecked();
    },
    /** Every peg is said where it stands (E2), and the row reads as it was filled. */
    async compose(code: Code) {
      for (const [index, peg] of code.entries()) {
        const content = board.hole(index + 1, pegName(language, edition, peg));
        await app.forget();
        await put(peg);
        await app.hears(content);
        await expect(openRow(whole).getByRole('gridcell', { name: content, exact: true })).toBeAttached();
      }
    },
    submit: (name) => act(keyIn(whole, name)),
    async answer(feedback) {
      for (const { count, group } of countsFor(whole, feedback)) {
        const radio = group.getByRole('radio', { name: String(count), exact: true });
        await act(radio);
        await expect(radio).toBeChecked();
      }
      const name = answerText(language, edition.name, feedback);
      await expect(page.getByRole('img', { name, exact: true })).toBeAttached();
      await act(keyIn(whole, giving(whole, feedback)));
    },
  };
}
