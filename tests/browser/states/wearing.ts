// Another language, theme or size of text on a screen that is open: as if another tab had chosen it.

import { expect, type Page } from '@playwright/test';
import type { Settings } from '../../../apps/web/src/app/settings.ts';

export async function wear(
  page: Page,
  choices: Partial<Pick<Settings, 'language' | 'theme' | 'textSize'>>,
): Promise<void> {
  await page.evaluate((part) => {
    const place = 'blackpeg.settings';
    const settings = JSON.parse(localStorage.getItem(place) ?? '{}');
    localStorage.setItem(place, JSON.stringify({ ...settings, ...part }));
    dispatchEvent(new StorageEvent('storage', { key: place }));
  }, choices);
  const html = page.locator('html');
  const { language, theme, textSize } = choices;
  if (language) await expect(html).toHaveAttribute('lang', language);
  if (theme) await expect(html).toHaveAttribute('data-theme', theme);
  if (textSize) await expect(html).toHaveAttribute('data-text', textSize);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Laid out, and what the layout set in motion is laid out too.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
