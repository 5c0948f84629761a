// Checks that hold for every screen.

import type { Language } from '@blackpeg/wording';
import type { Page } from '@playwright/test';
import { type AxeOptions, axeFaults, expect } from '../fixtures/index.ts';
import { wear } from '../states/appearance.ts';
import type { Clothes } from '../states/mixes.ts';
import { layoutFaults } from './layout.ts';
import { gluedNames } from './names.ts';

const NARROW = { width: 320, height: 640 };

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

/** U14: with text of twice the size nothing is lost. */
export async function expectRoomForText(page: Page, ...languages: readonly Language[]): Promise<void> {
  for (const language of languages) {
    await wear(page, { language, textSize: '200' });
    const { sideways, cutOff, covered } = await layoutFaults(page);
    const message = `with text of twice the size in ${language}`;
    expect.soft({ sideways, cutOff, covered }, message).toEqual({ sideways: [], cutOff: [], covered: [] });
  }
}

/** U13, U14: in the narrowest window nothing is lost, with text of twice the size either, and everything can be hit. */
export async function expectRoomInNarrowWindow(page: Page, ...languages: readonly Language[]): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(NARROW);
  // The language with the longest words.
  await expectRoomForText(page, 'de');
  for (const language of languages) {
    await wear(page, { language, textSize: '100' });
    const nothing = { sideways: [], cutOff: [], covered: [], small: [] };
    expect.soft(await layoutFaults(page), `in a narrow window in ${language}`).toEqual(nothing);
  }
  if (size) await page.setViewportSize(size);
}
