// Why a hint is so: steps that light their rows on the board, and go into the notes with one press.

import { playTexts } from '@blackpeg/wording';
import { checkAxe, expect, test } from './fixtures/index.ts';
import { RUNNING } from './states/matches.ts';
import { furnish } from './states/storage.ts';

const { hints } = playTexts('en');

for (const device of ['@phone', '@desktop']) {
  test(`a clue is explained, lit and noted ${device}`, async ({ app }) => {
    const { page } = app;
    await furnish(app, { matches: [RUNNING] });
    await app.open({ screen: 'play', match: RUNNING.match });
    if (device === '@phone') await page.getByRole('button', { name: hints.heading, exact: true }).click();
    await page.getByRole('button', { name: hints.clue.label }).click();
    await page.getByRole('button', { name: hints.why, exact: true }).click();
    const why = page.getByRole('region', { name: hints.whyHeading, exact: true });
    const steps = why.getByRole('listitem').getByRole('button');
    await expect(steps.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.row.named').first()).toBeVisible();
    await steps.last().click();
    await expect(steps.last()).toHaveAttribute('aria-pressed', 'true');
    await checkAxe(page);
    await why.getByRole('button', { name: hints.noteWhy }).click();
    await expect(why.getByText(hints.notedWhy)).toBeVisible();
  });
}
