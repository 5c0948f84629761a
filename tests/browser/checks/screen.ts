// Checks that hold for every screen.

import type { Language } from '@blackpeg/wording';
import type { Page } from '@playwright/test';
import { type AxeOptions, axeFaults, expect } from '../fixtures/index.ts';
import { wear } from '../states/appearance.ts';
import type { Clothes } from '../states/mixes.ts';
import { type LayoutFaults, layoutFaults } from './layout.ts';
import { gluedNames } from './names.ts';

const NARROW = { width: 320, height: 640 };
const NO_FAULTS: LayoutFaults = { sideways: [], cutOff: [], covered: [], small: [] };

/** U1: no fault that axe finds, except the size of targets; in high contrast the contrast of AAA. */
export async function expectAccessible(
  page: Page,
  { language, theme }: Clothes,
  options: Pick<AxeOptions, 'contrastAlone'> = {},
): Promise<void> {
  await wear(page, { language, theme, textSize: '100' });
  const faults = await axeFaults(page, { ...options, enhanced: theme === 'contrast' });
  expect.soft(faults, `axe in ${language}, ${theme}`).toEqual([]);
}

/** U13: everything is large enough to hit, even where axe makes an exception. */
export async function expectTargets(page: Page): Promise<void> {
  const { small } = await layoutFaults(page);
  expect.soft(small, `in a window of ${page.viewportSize()?.width} px`).toEqual([]);
}

/** Names are read with their spaces. */
export async function expectSpacedNames(page: Page): Promise<void> {
  expect.soft(await gluedNames(page), 'names read as one word').toEqual([]);
}

/** U13, U14: with text of twice the size nothing is lost, and everything can still be hit. */
export async function expectRoomForText(page: Page, ...languages: readonly Language[]): Promise<void> {
  for (const language of languages) {
    await wear(page, { language, textSize: '200' });
    expect.soft(await layoutFaults(page), `with text of twice the size in ${language}`).toEqual(NO_FAULTS);
  }
}

/** U13, U14: in the narrowest window nothing is lost, even with text twice as large, and everything can be hit. */
export async function expectRoomInNarrowWindow(page: Page, ...languages: readonly Language[]): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(NARROW);
  // The language with the longest words.
  await expectRoomForText(page, 'de');
  for (const language of languages) {
    await wear(page, { language, textSize: '100' });
    expect.soft(await layoutFaults(page), `in a narrow window in ${language}`).toEqual(NO_FAULTS);
  }
  if (size) await page.setViewportSize(size);
}
