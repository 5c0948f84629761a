// On paper: a review and a board, each on one page, without bars and keys.

import { readFile } from 'node:fs/promises';
import { printTexts } from '@blackpeg/wording';
import { mostlyIn } from './fixtures/full.ts';
import { expect, test } from './fixtures/index.ts';
import { FINISHED, RUNNING } from './states/matches.ts';
import { furnish } from './states/storage.ts';

test(`a review and a board are printed on one page, without what can only be pressed ${mostlyIn('@desktop')}`, async ({
  app,
}) => {
  const { page } = app;
  await furnish(app, { matches: [FINISHED, { ...RUNNING, match: 'running' }] });
  for (const shown of ['review', 'play'] as const) {
    const to = shown === 'review' ? ({ screen: shown, match: FINISHED.match, round: null } as const) : null;
    await app.open(to ?? { screen: 'play', match: 'running' }, { theme: 'dark' });
    await page
      .locator(shown === 'review' ? 'figure svg' : '.board')
      .first()
      .waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const gone of ['header', '.keycap', '[role=toolbar]', 'nav', '.below button', 'input[type=range]'])
      await expect(page.locator(gone).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator(shown === 'review' ? 'table' : '[role=grid]').first()).toBeVisible();
    const ink = await page.locator('main').evaluate((main) => getComputedStyle(main).color);
    expect(ink, 'paper is light, whatever the screen').toBe('rgb(27, 26, 24)');
    const pdf = await page.pdf({ format: 'A4', printBackground: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a match and the rules are printed in large type and saved for an embosser, and no code is given away @desktop', async ({
  app,
}) => {
  const { page } = app;
  const words = printTexts('en');
  await furnish(app, { matches: [{ ...RUNNING, match: 'running' }] });
  for (const what of [
    { of: 'match', match: 'running' },
    { of: 'rules', edition: 'braille' },
  ] as const) {
    await app.open({ screen: 'print', what });
    await page.evaluate(() => {
      window.print = () => {};
    });
    const text = page.locator('.paper p').first();
    await expect(text).toBeVisible();
    expect(await page.locator('.paper').innerText()).not.toMatch(/^Code:/m);
    await page.getByRole('button', { name: words.large }).click();
    await page.emulateMedia({ media: 'print' });
    expect(await text.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize))).toBeGreaterThan(
      26,
    );
    await page.emulateMedia({ media: 'screen' });
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: words.emboss }).click();
    const lines = (await readFile(await (await downloading).path(), 'utf8')).split(/\r\n\f?/);
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line).toMatch(/^[ -_]{0,40}$/);
    await app.hears(/\.brf/);
  }
});
