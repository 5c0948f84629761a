// Matches as text: an exported file can be imported unchanged, and anything else is refused with a reason.

import { readFile } from 'node:fs/promises';
import { superEdition } from '@blackpeg/rules';
import { answerText, codeName, type Language, matchesTexts, reviewScreenTexts } from '@blackpeg/wording';
import type { Download } from '@playwright/test';
import { button } from './composing.ts';
import type { App } from './fixtures/app.ts';
import { mostlyIn } from './fixtures/full.ts';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { FINISHED } from './states/matches.ts';
import { allKept, furnish } from './states/storage.ts';

const EDITION = superEdition();

test(`a record goes out, the match goes, and comes back by its text, in German ${mostlyIn('@desktop')}`, async ({
  app,
}) => {
  const words = matchesTexts('de');
  await furnish(app, { matches: [FINISHED] });
  const before = await reviewed(app, 'de', FINISHED.match);
  expect(before).toEqual(rowsOf('de'));
  await app.open({ screen: 'matches' }, { language: 'de' });
  const record = await saved(app, words.more, words.saveRecord);
  expect(record.name).toMatch(/^blackpeg-2026-03-14-super\.txt$/);
  await remove(app, 'de');
  await app.page.getByLabel(words.bringIn.paste).fill(record.text);
  await button(app.page, words.bringIn.button).click();
  await app.page.waitForURL('**/review/*');
  expect(await rowsShown(app, 'de')).toEqual(before);
});

test('a log goes out, the match goes, and comes back as a file, event for event, in French @desktop', async ({
  app,
}) => {
  const words = matchesTexts('fr');
  await furnish(app, { matches: [FINISHED] });
  await app.open({ screen: 'matches' }, { language: 'fr' });
  const log = await saved(app, words.more, words.saveLog);
  expect(log.name).toMatch(/\.jsonl$/);
  await remove(app, 'fr');
  await app.page
    .getByLabel(words.bringIn.file)
    .setInputFiles({ name: log.name, mimeType: 'application/jsonl', buffer: Buffer.from(log.text) });
  await app.page.waitForURL('**/review/*');
  expect(await rowsShown(app, 'fr')).toEqual(rowsOf('fr'));
  await app.open({ screen: 'matches' }, { language: 'fr' });
  const again = await saved(app, words.more, words.saveLog);
  expect(again.text).toBe(log.text);
});

test('other texts are refused with a sentence, and nothing is stored, in English @desktop', async ({
  app,
}) => {
  const words = matchesTexts('en');
  await app.open({ screen: 'matches' });
  const field = app.page.getByLabel(words.bringIn.paste);
  await button(app.page, words.bringIn.button).click();
  // It is read with the field, and not announced besides.
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(words.bringIn.nothing);
  expect((await app.heard()).join()).not.toContain(words.bringIn.nothing);
  await field.fill('This is a letter.');
  await button(app.page, words.bringIn.button).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/\S/);
  expect((await allKept(app.page)).filter((text) => !text.startsWith('localStorage'))).toEqual([]);
});

/** The names of the rows in the order they were placed, with their answers. */
function rowsOf(language: Language): readonly string[] {
  return FINISHED.log.flatMap((event) => {
    if (event.type === 'guess-placed' && Array.isArray(event.guess)) {
      return [codeName(language, EDITION, event.guess)];
    }
    return event.type === 'guess-marked' && typeof event.feedback === 'object'
      ? [answerText(language, EDITION.name, event.feedback)]
      : [];
  });
}

async function reviewed(app: App, language: Language, match: string): Promise<readonly string[]> {
  await app.open({ screen: 'review', match, round: null }, { language });
  return rowsShown(app, language);
}

async function rowsShown(app: App, language: Language): Promise<readonly string[]> {
  const { table } = reviewScreenTexts(language);
  await button(app.page, table.show(1)).waitFor();
  const rows = app.page.getByRole('row').filter({ has: app.page.getByRole('img') });
  const texts: string[] = [];
  for (const row of await rows.all()) {
    texts.push((await row.getByRole('img').first().getAttribute('aria-label')) ?? '');
    texts.push((await row.getByRole('cell').nth(1).innerText()).trim());
  }
  return texts;
}

async function saved(
  { page }: App,
  more: string,
  key: string,
): Promise<{ readonly name: string; readonly text: string }> {
  await page.getByText(more, { exact: true }).click();
  const downloading = page.waitForEvent('download');
  await button(page, key).click();
  const download: Download = await downloading;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Confirmed once, in words that say what is deleted. */
async function remove({ page }: App, language: Language): Promise<void> {
  const words = matchesTexts(language);
  await button(page, words.remove).click();
  await button(page, words.no).click();
  await button(page, words.remove).click();
  await page.getByRole('dialog').getByRole('button', { name: words.yes, exact: true }).click();
  await expect(page.getByText(words.none)).toBeVisible();
}
