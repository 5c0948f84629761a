// Plays without sight: controls are found by role and name only, and every action must be announced.

import type { Code } from '@blackpeg/rules';
import { answerText, pegName, playTexts } from '@blackpeg/wording';
import { expect, type Locator } from '@playwright/test';
import type { App } from '../fixtures/app.ts';
import {
  comeToFront,
  countsFor,
  giving,
  type Hands,
  keyIn,
  keysOf,
  openRow,
  optionIn,
  type Table,
} from './hands.ts';

export function earHands(app: App, table: Omit<Table, 'page'>): Hands {
  const { page } = app;
  const whole: Table = { ...table, page };
  const { language, edition } = table;
  const { board } = playTexts(language);

  /** What a screen reader does on Enter: it focuses the element and presses it. */
  async function act(thing: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await comeToFront(page);
    await thing.focus();
    await page.keyboard.press(key);
  }

  return {
    press: (name, role) => act(keyIn(whole, name, role)),
    async choose(group, option) {
      const radio = optionIn(whole, group, option);
      await act(radio, 'Space');
      await expect(radio).toBeChecked();
    },
    /** Every peg is announced with its hole (E2), and the row reads as it was filled. */
    async compose(code: Code) {
      for (const [index, peg] of code.entries()) {
        const content = board.hole(index + 1, pegName(language, edition, peg));
        await app.forget();
        for (const key of keysOf(whole, peg)) await act(key);
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
