// Practice of answers: a wrong answer is corrected and explained, and the count continues from the last visit.

import { practiceTexts } from '@blackpeg/wording';
import { PRACTICES } from '../../apps/web/src/app/route.ts';
import { button } from './composing.ts';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';

const LANGUAGE = { duplicates: 'en', blanks: 'fr', blue: 'de' } as const;

for (const practice of PRACTICES) {
  const language = LANGUAGE[practice];
  test(`practice of ${practice} tells why, and keeps count, in ${language} @desktop`, async ({ app }) => {
    const { page } = app;
    const words = practiceTexts(language);
    await app.open({ screen: 'practice', practice }, { language });
    // No question has an empty answer.
    await button(page, words.check).click();
    await expect(page.getByRole('heading', { name: words.why })).toBeVisible();
    await expect(page.getByText(words.score(0, 1))).toBeVisible();
    await button(page, words.next).click();
    await expect(page.getByRole('heading', { name: words.question(2) })).toBeVisible();
    await app.reload();
    await expect(page.getByRole('heading', { name: words.question(2) })).toBeVisible();
  });
}
