// The web app shows the sentences that every face shows, in their order.

import { playTexts } from '@blackpeg/wording';
import {
  CONTRACT_CODE,
  CONTRACT_TERMS,
  contractLines,
  missingIn,
} from '../../play/screens/src/play/contract.testing.ts';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { played } from './states/matches.ts';
import { furnish } from './states/storage.ts';

const MATCH = played('contract', CONTRACT_TERMS, [{ kind: 'person', name: null }], (table) =>
  table.hide('house', CONTRACT_CODE),
);

for (const language of ['en', 'fr', 'de'] as const) {
  test(`whose turn it is, what is asked, what became of a round, in ${language} @desktop`, async ({
    app,
  }) => {
    const { page } = app;
    const { title, row, ask } = playTexts(language);
    const shows = (stage: 'playing' | 'asked' | 'over') =>
      expect
        .poll(async () => missingIn(await page.locator('body').innerText(), contractLines(stage, language)))
        .toBeNull();
    await furnish(app, { matches: [MATCH] });
    await app.open({ screen: 'play', match: MATCH.match }, { language });
    await shows('playing');
    await page.getByRole('button', { name: row.more }).click();
    await page.getByRole('button', { name: ask.resignRound.label }).click();
    await shows('asked');
    await page.getByRole('button', { name: ask.no }).click();
    await page.getByRole('gridcell', { selected: true }).focus();
    await page.keyboard.type(CONTRACT_CODE.join(''));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.matchOver);
    await shows('over');
  });
}
