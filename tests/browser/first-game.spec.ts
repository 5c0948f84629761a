// A first game: what the game is, what answers mean, and the rules one press away.

import { editionName, homeTexts, playTexts, rulesTexts, setUpTexts } from '@blackpeg/wording';
import { button } from './composing.ts';
import { mostlyIn } from './fixtures/full.ts';
import { expect, test } from './fixtures/index.ts';
import { arriveAtTable, notTheCode, placeRow } from './steps.ts';

test(`a first game says what its answers mean, and has the rules one press away ${mostlyIn('@phone')}`, async ({
  app,
}) => {
  const { page } = app;
  const home = homeTexts('en');
  const words = playTexts('en');
  await app.open({ screen: 'home' }, { explain: 'all' });
  await expect(page.getByText(home.about)).toBeInViewport();
  await button(page, home.firstVisit.button(3, 4)).click();
  await arriveAtTable(app);
  const explained = page.locator('.explained');
  await expect(explained).toContainText('right colour, right hole');
  const before = await page.locator('.board').boundingBox();
  await placeRow(app, await notTheCode(app, '123'));
  await expect(explained).toHaveText(/^Row 1: /);
  expect(await app.hears(/right colour|none of it/)).toContain(await explained.textContent());
  expect((await page.locator('.board').boundingBox())?.y).toBe(before?.y);

  await button(page, words.row.rules).click();
  const rules = page.getByRole('dialog', { name: words.row.rules });
  await expect(rules.getByRole('heading', { name: rulesTexts('en').sections.answers })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(page.getByRole('grid')).toBeVisible();
});

/** Runs in the page before anything else: storage is slow, and every frame of home and table is recorded. */
function slowStorage(): void {
  const later = (prototype: object, name: string, milliseconds: number) =>
    Object.defineProperty(prototype, name, {
      set(this: EventTarget, hear: (event: Event) => void) {
        this.addEventListener(name.slice(2), (event) =>
          setTimeout(() => hear.call(this, event), milliseconds),
        );
      },
    });
  later(IDBOpenDBRequest.prototype, 'onsuccess', 100);
  later(IDBTransaction.prototype, 'oncomplete', 50);
  const pictures = new Set<string>();
  Object.assign(window, { pictures });
  const look = () => {
    for (const selector of ['#boxes', '.below']) {
      const seen = document.querySelector(selector);
      if (seen?.checkVisibility({ visibilityProperty: true }))
        pictures.add(`${selector} ${Math.round(seen.getBoundingClientRect().top)}`);
    }
    requestAnimationFrame(look);
  };
  look();
}

test('where storage is slow, home and the first table are drawn once, where they stay @phone', async ({
  app,
}) => {
  const { page } = app;
  await page.addInitScript(slowStorage);
  await app.open({ screen: 'home' });
  await button(page, homeTexts('en').firstVisit.button(3, 4)).waitFor();
  await page
    .getByRole('link', { name: editionName('en', 'super') })
    .first()
    .click();
  await button(page, setUpTexts('en').start).click();
  await arriveAtTable(app);
  const pictures = await page.evaluate(() => [...(window as unknown as { pictures: Set<string> }).pictures]);
  expect(pictures).toEqual([expect.stringContaining('#boxes'), expect.stringContaining('.below')]);
});
