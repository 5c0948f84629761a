// Everything saved to a file can be restored: after everything was deleted, and on a device with other matches.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deviceFileTexts, settingsTexts } from '@blackpeg/wording';
import { startTerminal } from '../../apps/terminal/src/online/terminal.testing.ts';
import type { App } from './fixtures/app.ts';
import { expect, test } from './fixtures/index.ts';
import { FINISHED, RUNNING, SHAPES } from './states/matches.ts';
import { furnish } from './states/storage.ts';

const THEIRS = [
  { ...FINISHED, match: 'finished' },
  { ...SHAPES, match: 'running' },
];
const data = settingsTexts('en').data;
const words = deviceFileTexts('en');

async function saved(app: App): Promise<Buffer> {
  const downloading = app.page.waitForEvent('download');
  await app.page.getByRole('button', { name: data.save }).click();
  return readFile(await (await downloading).path());
}

async function bringIn(app: App, buffer: Buffer): Promise<void> {
  const file = { name: 'blackpeg.json', mimeType: 'application/json', buffer };
  await app.page.locator('input[type=file]').setInputFiles(file);
}

/** Imported on a machine, and exported there. */
async function throughTerminal(file: Buffer, home: string): Promise<Buffer> {
  await mkdir(home, { recursive: true });
  const [given, taken] = [path.join(home, 'given.json'), path.join(home, 'taken.json')];
  await writeFile(given, file);
  for (const args of [
    ['--import', given],
    ['--export', 'all', '--output', taken],
  ]) {
    const terminal = startTerminal(['matches', ...args], home);
    expect([await terminal.leave(), terminal.err()]).toEqual([0, '']);
  }
  return readFile(taken);
}

const counted = (part: object) => words.done({ added: 0, here: 0, continued: 0, leftOut: 0, ...part });

test('saved and deleted data can be restored, and a damaged file changes nothing @desktop', async ({
  app,
}) => {
  const { page } = app;
  await furnish(app, { matches: THEIRS });
  await app.open({ screen: 'settings' }, { language: 'en', sound: true });
  const file = await saved(app);
  await page.getByRole('button', { name: data.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: data.yes }).click();
  await app.hears(data.removed);
  await bringIn(app, file.subarray(0, file.length - 40));
  await app.hears(words.damaged);
  await bringIn(app, Buffer.from('[Edition "super"]'));
  await app.hears(words.noExport);
  await bringIn(app, file);
  await app.hears(counted({ added: 2 }));
  await bringIn(app, file);
  await app.hears(counted({ here: 2 }));
  const again = JSON.parse(`${await saved(app)}`);
  expect(again).toEqual(JSON.parse(`${file}`));
});

test('through a terminal and on another device it joins the matches there, from their list too @desktop', async ({
  app,
}, testInfo) => {
  const { page } = app;
  await furnish(app, { matches: THEIRS });
  await app.open({ screen: 'settings' }, { language: 'en' });
  const file = await throughTerminal(await saved(app), testInfo.outputPath('home'));
  await page.getByRole('button', { name: data.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: data.yes }).click();
  await app.hears(data.removed);
  await furnish(app, { matches: [{ ...RUNNING, match: 'own' }] });
  await app.open({ screen: 'matches' });
  await expect(page.getByRole('article')).toHaveCount(1);
  await bringIn(app, file);
  await app.hears(counted({ added: 2 }));
  await expect(page.getByRole('article')).toHaveCount(3);
});
