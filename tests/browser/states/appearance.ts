// Another language, theme or size of text on a screen that is open: as if another tab had chosen it.

import { expect, type Page } from '@playwright/test';
import type { Settings } from '../../../apps/web/src/app/settings.ts';

type Worn = Partial<Pick<Settings, 'language' | 'theme' | 'textSize'>>;

export async function wear(page: Page, choices: Worn): Promise<void> {
  expect(await page.evaluate(change, choices)).toMatchObject(choices);
}

/** Runs in the page. Returns the appearance once it is the chosen one, or after a timeout. */
async function change(choices: Worn): Promise<object> {
  const place = 'blackpeg.settings';
  const end = performance.now() + 30_000;
  const nextPicture = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const worn = () => {
    const { lang, dataset } = document.documentElement;
    return { language: lang, theme: dataset.theme, textSize: dataset.size };
  };
  const settings = JSON.parse(localStorage.getItem(place) ?? '{}');
  localStorage.setItem(place, JSON.stringify({ ...settings, ...choices }));
  dispatchEvent(new StorageEvent('storage', { key: place }));
  const isWorn = () => JSON.stringify({ ...worn(), ...choices }) === JSON.stringify(worn());
  while (!isWorn() && performance.now() < end) await nextPicture();
  await document.fonts.ready;
  // Laid out, including what the layout itself caused.
  await nextPicture();
  await nextPicture();
  return worn();
}
