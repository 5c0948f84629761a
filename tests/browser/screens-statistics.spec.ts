// Statistics: matches are counted, counting can be switched off, and can start again from zero.

import { superEdition } from '@blackpeg/rules';
import { type Language, numberText, sizeName, statisticsTexts, variantName } from '@blackpeg/wording';
import { button } from './composing.ts';
import { mostlyIn } from './fixtures/full.ts';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { FINISHED, HAND_OVER, MATCH_OVER, RUNNING } from './states/matches.ts';
import { furnish } from './states/storage.ts';

/** Two searches of five rows each; a match of two people and one under way say nothing of anybody. */
const PLAYED = [FINISHED, MATCH_OVER, HAND_OVER, { ...RUNNING, match: 'running' }];

const gameIn = (language: Language) =>
  `${sizeName(language, superEdition())}, ${variantName(language, superEdition())}`;

test(`finished searches are counted, and counting can be reset, in French ${mostlyIn('@phone')}`, async ({
  app,
}) => {
  const { page } = app;
  const words = statisticsTexts('fr');
  await furnish(app, { matches: PLAYED });
  await app.open({ screen: 'statistics' }, { language: 'fr' });
  const panel = page.getByRole('region', { name: gameIn('fr') });
  const figure = (term: string) =>
    panel
      .locator('div')
      .filter({ has: page.getByText(term, { exact: true }) })
      .locator('dd')
      .first();
  await expect(figure(words.searched)).toHaveText(numberText('fr', 2));
  await expect(figure(words.found)).toContainText(numberText('fr', 2));
  await expect(figure(words.average)).toHaveText(numberText('fr', 5));
  await expect(figure(words.matches)).toContainText(words.record(0, 0, 1));

  await button(page, words.reset).click();
  await button(page, words.cancel).first().click();
  await expect(panel).toBeVisible();
  await button(page, words.reset).click();
  await button(page, words.resetYes).click();
  await app.hears(words.resetDone);
  await expect(page.getByText(words.none)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), 'U7').toBeFocused();
  await app.reload();
  await expect(page.getByText(words.none)).toBeVisible();
});

test('statistics that are switched off are not shown, here and in practice, in German @desktop', async ({
  app,
}) => {
  const { page } = app;
  const words = statisticsTexts('de');
  await furnish(app, { matches: PLAYED });
  await app.open({ screen: 'statistics' }, { language: 'de' });
  await page.getByRole('switch', { name: words.keep }).click();
  await expect(page.getByText(words.off)).toBeVisible();
  await expect(page.getByRole('region', { name: gameIn('de') })).toBeHidden();
});
