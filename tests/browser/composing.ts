// Fills a row outside a match, and gives its answer: in the companion, the puzzle, practice.

import type { Code, Edition, Feedback } from '@blackpeg/rules';
import { boardTexts, commonTexts, type Language, pegName } from '@blackpeg/wording';
import { expect, type Locator, type Page } from '@playwright/test';

export interface Hand {
  readonly page: Page;
  readonly language: Language;
  /** With a finger; otherwise with mouse and keyboard. */
  readonly touch: boolean;
}

export function press({ touch }: Pick<Hand, 'touch'>, thing: Locator): Promise<void> {
  return touch ? thing.tap() : thing.click();
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Single pegs. `label` is the name of the row of holes; with a finger exactly one palette must be visible. */
export async function fillRow(hand: Hand, edition: Edition, label: string, code: Code): Promise<void> {
  const { page, language, touch } = hand;
  const row = rowToFill(page, label);
  if (touch) {
    const tray = page.getByRole('toolbar', { name: boardTexts(language).palette, exact: true });
    for (const peg of code) {
      await press(hand, tray.getByRole('button', { name: pegName(language, edition, peg), exact: true }));
    }
  } else {
    // Wherever the focus is, without a click first.
    for (const peg of code) await page.keyboard.press(String(peg));
  }
  for (const [hole, peg] of code.entries()) {
    const name = commonTexts(language).holeName(hole + 1, pegName(language, edition, peg));
    await expect(row.getByRole('button', { name, exact: true })).toBeVisible();
  }
}

/** The holes, with one tab stop. */
export function rowToFill(page: Page, label: string): Locator {
  return page.getByRole('toolbar', { name: label, exact: true });
}

/** Of black and white pegs. */
export async function giveAnswer(hand: Hand, { black, white }: Feedback): Promise<void> {
  const { page, language } = hand;
  const { keys } = boardTexts(language);
  // The more there is of one, the fewer of the other are possible.
  for (const group of [keys.black, keys.white]) {
    await press(hand, page.getByRole('radiogroup', { name: group.name }).getByRole('radio', { name: '0' }));
  }
  for (const [group, count] of [
    [keys.black, black],
    [keys.white, white],
  ] as const) {
    const radio = page
      .getByRole('radiogroup', { name: group.name })
      .getByRole('radio', { name: String(count), exact: true });
    await press(hand, radio);
    await expect(radio).toBeChecked();
  }
}
