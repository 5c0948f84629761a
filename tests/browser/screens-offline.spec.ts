// Without a server, from a cold start: everything a single person can do on this device works.

import { dailyCode } from '@blackpeg/solver';
import {
  codesLeftText,
  companionTexts,
  dailyTexts,
  homeTexts,
  lessonTexts,
  playTexts,
} from '@blackpeg/wording';
import { button } from './composing.ts';
import { App } from './fixtures/app.ts';
import { expect, kept, test } from './fixtures/offline.ts';
import { arriveAtTable, placeRow } from './steps.ts';

/** Its code is one of Super. */
const DAY = '2026-03-12';
/** The page of the day asks the server for the time, and works without an answer; the browser still logs the failure. */
const TIME_ASKED =
  /^console: Failed to load resource: net::ERR_CONNECTION_REFUSED \(http:\/\/127\.0\.0\.1:\d+\/healthz\)$/;

test('U20: lesson, solitaire, companion, daily code and puzzle work without a network, in French @desktop', async ({
  app,
  context,
  relay,
  choices,
}) => {
  await app.open({ screen: 'home' }, { language: 'fr' });
  await kept(app.page);
  await app.page.close();
  await relay.stop();

  const cold = await App.in(context, relay.origin, choices);
  for (const one of [app, cold]) one.allow(TIME_ASKED);
  const { page } = cold;
  await page.clock.setFixedTime(`${DAY}T10:00:00Z`);
  await cold.open({ screen: 'home' }, { language: 'fr' });
  await button(page, homeTexts('fr').firstVisit.button(3, 4)).click();
  await arriveAtTable(cold);
  await placeRow(cold, '112');
  await page.locator('.plate.answered').first().waitFor();

  await cold.open({ screen: 'lesson' }, { language: 'fr' });
  await expect(page.getByText(lessonTexts('fr').placeHow('1, 2, 3'), { exact: true })).toBeVisible();
  await placeRow(cold, '123');
  await expect(page.getByRole('group', { name: lessonTexts('fr').readQuestion })).toBeVisible();

  await cold.open({ screen: 'companion' }, { language: 'fr' });
  await page.getByLabel(companionTexts('fr').paste).fill('super-3x4 123:0-0');
  await button(page, companionTexts('fr').read).click();
  await expect(page.getByRole('main').getByText(codesLeftText('fr', 1))).toBeVisible();

  await cold.open({ screen: 'daily', date: null }, { language: 'fr' });
  await expect(button(page, dailyTexts('fr').tryCode)).toBeVisible();
  await button(page, dailyTexts('fr').start).click();
  await arriveAtTable(cold);
  const daily = dailyCode(DAY);
  await placeRow(cold, daily.ok ? daily.value.code.join('') : '');
  await expect(page.getByRole('link', { name: playTexts('fr').end.review })).toBeVisible();
  expect(cold.faults()).toEqual([]);
});
