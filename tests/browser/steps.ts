// Common steps: arriving at a table, placing a row.

import { openCode } from '@blackpeg/rules';
import type { App } from './fixtures/app.ts';
import { truthWhen } from './players/log.ts';

export async function arriveAtTable({ page }: App): Promise<void> {
  await page.waitForURL('**/play/*');
  await page.locator('.board').first().waitFor();
}

/** A row of plain pegs, reversed if it happens to be the hidden code. */
export async function notTheCode({ page }: App, digits: string): Promise<string> {
  const { round } = await truthWhen(page, 'a hidden code', ({ phase }) => phase === 'seeking');
  const isCode = round.boards.some((board) => openCode(board)?.join('') === digits);
  return isCode ? Array.from(digits).reverse().join('') : digits;
}

/** Types a row or a code on the board and submits it. Digits as on the keyboard, two for a pair. */
export async function placeRow(app: App, digits: string): Promise<void> {
  await app.page.locator('.board [tabindex="0"]').first().focus();
  await typeRow(app, digits);
}

/** The same wherever the focus is. */
export async function typeRow({ page }: App, digits: string): Promise<void> {
  for (const digit of digits) await page.keyboard.press(digit);
  await page.keyboard.press('Enter');
}

/** Unfolds what is folded: sections of the settings and sizes on a phone, less common rules. */
export async function openFolds({ page }: Pick<App, 'page'>): Promise<void> {
  const folds = page.locator('main details:not([open]) > summary.fold');
  while ((await folds.count()) > 0) await folds.first().click();
}
