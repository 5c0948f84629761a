// The shortest ways, counted in taps: back to a match that waits, from a first visit to a first answer, and from home to a
// table with a friend.

import { commonTexts, homeTexts, LANGUAGES, onlineTexts, playTexts, tableTexts } from '@blackpeg/wording';
import type { Locator } from '@playwright/test';
import { mostlyIn } from './fixtures/full.ts';
import { expect } from './fixtures/index.ts';
import { accept, test } from './online-steps.ts';
import { pressBy } from './pressing.ts';
import { RUNNING } from './states/matches.ts';
import { furnish } from './states/storage.ts';
import { arriveAtTable, notTheCode, typeRow } from './steps.ts';

/** A tap on a touch screen, otherwise a click; counted. */
function tapper(isTouch: boolean) {
  let taps = 0;
  return {
    async tap(target: Locator): Promise<void> {
      taps += 1;
      await (isTouch ? target.tap() : target.click());
    },
    count: () => taps,
  };
}

test('a match that waits is one press away from home, without scrolling', async ({ app }) => {
  await furnish(app, { matches: [RUNNING] });
  for (const language of LANGUAGES) {
    await app.open({ screen: 'home' }, { language });
    const resume = app.page.getByRole('link', { name: homeTexts(language).resume.button });
    await expect(resume.filter({ visible: true })).toBeInViewport({ ratio: 1 });
  }
});

test('from a first visit to a first answer in five taps', async ({ app, hasTouch }) => {
  const { tap, count } = tapper(hasTouch);
  const button = (name: string) => app.page.getByRole('button', { name, exact: true });
  await app.open({ screen: 'home' });
  await tap(button(homeTexts('en').firstVisit.button(3, 4)));
  await arriveAtTable(app);
  const palette = app.page.getByRole('toolbar').first().getByRole('button');
  for (const kind of await notTheCode(app, '123')) await tap(palette.nth(Number(kind) - 1));
  await tap(app.page.getByRole('button', { name: playTexts('en').row.submit }));
  await app.hears(/^Row 1: /);
  expect(count()).toBeLessThanOrEqual(5);
});

test('from a first visit to a first answer by keys alone @desktop', async ({ app }) => {
  const { page } = app;
  await app.open({ screen: 'home' });
  const start = page.getByRole('button', { name: homeTexts('en').firstVisit.button(3, 4), exact: true });
  await pressBy('keys', start);
  await arriveAtTable(app);
  await typeRow(app, await notTheCode(app, '123'));
  await app.hears(/^Row 1: /);
});

test(`from home to a table with a friend in four taps, and the friend sits down in one ${mostlyIn('@phone')}`, async ({
  app,
  another,
  hasTouch,
}) => {
  const { tap, count } = tapper(hasTouch);
  await app.open({ screen: 'home' });
  await app.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const door = commonTexts('en').places.online;
  await tap(app.page.getByRole('link', { name: door }).filter({ visible: true }).first());
  await tap(app.page.getByRole('button', { name: onlineTexts('en').invite.button }));
  await tap(app.page.getByRole('button', { name: tableTexts('en').share.copy }));
  await app.hears(tableTexts('en').share.copied);
  expect(count()).toBeLessThanOrEqual(4);
  const link = await app.page.evaluate(() => navigator.clipboard.readText());
  const friend = await another();
  await friend.open(new URL(link).pathname);
  await accept(friend, 'sit');
  for (const one of [app, friend]) await expect(one.page.locator('.board').first()).toBeVisible();
});
