// Many matches: all of them are listed, damaged ones too, each shows its board, and one is found by a word.

import { matchesTexts } from '@blackpeg/wording';
import { isFull } from './fixtures/full.ts';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { FINISHED, ROUND_OVER, RUNNING } from './states/matches.ts';
import { furnish } from './states/storage.ts';

const ALL = isFull ? 500 : 150;

test('hundreds of matches and a damaged one are listed, and one is found by its words @phone', async ({
  app,
}) => {
  const { page } = app;
  const words = matchesTexts('en');
  const { madeAt } = FINISHED.card;
  await furnish(app, {
    matches: [
      ...Array.from({ length: ALL - 2 }, (_, index) => ({ ...FINISHED, match: `match-${index}` })),
      { ...RUNNING, card: { ...RUNNING.card, madeAt } },
      { ...ROUND_OVER, card: { ...ROUND_OVER.card, madeAt } },
      { ...RUNNING, match: 'damaged', log: [] },
    ],
  });
  await app.open({ screen: 'matches' });
  // Not by role, for which every match far below would have to be laid out.
  const articles = page.locator('main article');
  await expect(articles).toHaveCount(ALL);
  await expect(page.locator('main', { hasText: words.unreadable })).toBeVisible();
  // The last answered row of each.
  await expect(articles.locator('[role=img]').first()).toBeVisible();
  // Buttons leave the text of an unfinished match the width it needs.
  for (const index of [0, 1])
    expect((await articles.nth(index).locator('> .words').boundingBox())?.width).toBeGreaterThan(220);
  // What is far below is laid out when somebody scrolls there.
  const last = articles.last().locator('..');
  await expect(last).toHaveCSS('content-visibility', 'auto');
  await page.getByLabel(words.search).fill('PLACE row');
  await expect(articles).toHaveCount(1);
  await expect(page.getByText(words.searchFound(1, ALL + 1))).toBeVisible();
});
