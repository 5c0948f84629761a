// The way to a table as a visitor takes it: the box, then the start button. English words, two actions.

import { editionName, setUpTexts } from '@blackpeg/wording';
import type { Page } from '@playwright/test';

export const ACTIONS = 2;

export async function openTable(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  await page
    .getByRole('link', { name: editionName('en', 'super') })
    .first()
    .click();
  await page.getByRole('button', { name: setUpTexts('en').start }).click();
  // The next hole: from here on a peg can be placed.
  await page.getByRole('gridcell', { selected: true }).waitFor();
}
