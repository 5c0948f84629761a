// What many tests do on their way: they arrive at a table, a row is placed.

import { openCode } from '@blackpeg/rules';
import type { App } from './fixtures/app.ts';
import { truthWhen } from './players/log.ts';

export async function arriveAtTable({ page }: App): Promise<void> {
  await page.waitForURL('**/play/*');
  await page.locator('.board').first().waitFor();
}

/** A row of plain pegs, the other way round where it happens to be the code that the computer has hidden. */
export async function notTheCode({ page }: App, digits: string): Promise<string> {
  const { round } = await truthWhen(page, 'a hidden code', ({ phase }) => phase === 'seeking');
  const isCode = round.boards.some((board) => openCode(board)?.join('') === digits);
  return isCode ? Array.from(digits).reverse().join('') : digits;
}

/** Types a row or a code on the board and submits it. Digits as on the keyboard, two for a pair. */
export async function placeRow(app: App, digits: string): Promise<void> {
  await app.page.locator('.board [tabindex="0"]').first().focus();
  for (const digit of digits) await app.page.keyboard.press(digit);
  await app.page.keyboard.press('Enter');
}

/** What is out of sight until somebody wants it: sections of the settings on a phone, sizes there, less common rules. */
export async function openFolds({ page }: Pick<App, 'page'>): Promise<void> {
  const folds = page.locator('main details:not([open]) > summary.fold');
  while ((await folds.count()) > 0) await folds.first().click();
}
