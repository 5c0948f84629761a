// A player who looks elsewhere is alerted when it is their turn: by the title of the tab and, if allowed, by a
// notification.

import { PERSON, standardTerms } from '@blackpeg/rules';
import { settingsTexts, tableTexts } from '@blackpeg/wording';
import type { Page } from '@playwright/test';
import { expect } from './fixtures/index.ts';
import { test } from './online-people.ts';
import { at } from './online-rounds.ts';
import { SMALL } from './players/plays.ts';
import { hide } from './players/rounds.ts';

/** As a tab in the background; headless browsers have none. */
const look = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((shown) => {
    Object.defineProperty(document, 'visibilityState', { value: shown, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** What would be shown is noted: no headless browser shows notifications. */
const noteNotifications = () => {
  const shown: string[] = [];
  Object.assign(window, {
    shown,
    Notification: Object.assign(
      class {
        constructor(_: string, { body }: { body: string }) {
          shown.push(body);
        }
      },
      { permission: 'granted', requestPermission: async () => 'granted' },
    ),
  });
};

test('in a background tab the title says that it is your turn, and a notification if allowed @desktop', async ({
  people,
}) => {
  const terms = standardTerms(SMALL, { seats: [PERSON, PERSON], firstMaker: 0 });
  const both = await people.sit(
    terms,
    { language: 'en', hands: 'keyboard' },
    { language: 'de', hands: 'keyboard' },
  );
  const [maker, breaker] = [at(both, 0), at(both, 1)];
  const { page, origin } = breaker.app;
  await page.addInitScript(noteNotifications);
  const table = page.url();
  await page.goto(`${origin}/settings`);
  await page.getByRole('switch', { name: settingsTexts('de').online.notify.label }).click();
  await page.goto(table);
  await page.locator('.board').first().waitFor();
  const { call } = tableTexts('de');
  await look(page, 'hidden');
  expect(await page.title()).not.toContain(call.turn);
  await hide(maker, [4, 3, 1]);
  await expect(page).toHaveTitle(new RegExp(`^${call.turn} · `));
  expect(await page.evaluate(() => Reflect.get(window, 'shown'))).toEqual([call.turnText]);
  await look(page, 'visible');
  await expect(page).not.toHaveTitle(new RegExp(call.turn));
});
