// What many tests do on their way: they arrive at a table, a row is placed.

import type { App } from './fixtures/app.ts';

export async function arriveAtTable({ page }: App): Promise<void> {
  await page.waitForURL('**/play/*');
  await page.locator('.board').first().waitFor();
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
