// Another language, theme or size of text on a screen that is open: as if another tab had chosen it.

import { expect, type Page } from '@playwright/test';
import type { Settings } from '../../../apps/web/src/app/settings.ts';

type Worn = Partial<Pick<Settings, 'language' | 'theme' | 'textSize'>>;

export async function wear(page: Page, choices: Worn): Promise<void> {
  expect(await page.evaluate(change, choices)).toMatchObject(choices);
}

/** Runs in the page. Returns what it wears once that is what was chosen, or after long enough. */
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
  // Laid out, and what the layout set in motion is laid out too.
  await nextPicture();
  await nextPicture();
  return worn();
}
