// Random keys and clicks at a table, the same for the same seed.

import { type Dice, seededDice } from '@blackpeg/rules';
import { STANDARD_KEYS } from '@blackpeg/screens/play';
import { expect, type Page } from '@playwright/test';
import { focusAfterAct } from './focus.ts';

const LEAST_INDICATOR = 2;
const MOVES = ['Tab', 'Shift+Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
const ACTS = ['Enter', 'Space', 'Escape', 'Backspace', 'Delete'];
const KEYS = [
  ...MOVES,
  ...MOVES,
  ...ACTS,
  ...['1', '2', '3', '4', '5', '6', '7', '8'],
  ...Object.values(STANDARD_KEYS),
];
/** One action in this many is a click on some button. */
const CLICKS = 8;

/** U7: whatever is done, the focus is on something, can be seen, and is not covered. */
export async function wander(page: Page, seed: number, actions: number): Promise<void> {
  const dice = seededDice(seed);
  const path: string[] = [];
  /** Tab leads out of the page at its ends, and back into it. */
  let outside = false;
  for (let action = 0; action < actions; action += 1) {
    path.push(await act(page, dice));
    const focus = await focusAfterAct(page);
    const message = `after ${path.slice(-6).join(', ')} (action ${action + 1}, seed ${seed})`;
    outside = focus.on === null && (outside || /Tab$/.test(path.at(-1) ?? ''));
    if (outside) continue;
    expect(focus.on, message).not.toBeNull();
    expect(focus.indicator, `${message} on ${focus.on}`).toBeGreaterThanOrEqual(LEAST_INDICATOR);
    expect(focus.under, `${message} on ${focus.on}`).toBeNull();
  }
}

/** Returns what was done. Links are not followed, so the page stays. */
async function act(page: Page, dice: Dice): Promise<string> {
  const key = KEYS[dice(KEYS.length)] ?? 'Tab';
  if (dice(CLICKS) === 0) return click(page, dice);
  if ((key === 'Enter' || key === 'Space') && (await isOnLink(page))) return 'nothing';
  await page.keyboard.press(key);
  return key;
}

function isOnLink(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('a, summary') !== null);
}

async function click(page: Page, dice: Dice): Promise<string> {
  const keys = page.locator('dialog[open] button:visible').or(page.locator('main button:visible'));
  const open = page.locator('dialog[open] button:visible');
  const some = (await open.count()) > 0 ? open : keys;
  const key = some.nth(dice(Math.max(1, await some.count())));
  const name = await key.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent);
  // Random presses include buttons that cannot act yet: they say why.
  await key.click({ force: true });
  return `a click on ${name?.trim()}`;
}
