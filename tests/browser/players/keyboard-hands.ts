// Hands on a keyboard and nowhere else: Tab, arrows, digits, Enter, Space.

import type { Code } from '@blackpeg/rules';
import { expect, type Locator, type Page } from '@playwright/test';
import { countsFor, giving, type Hands, keyIn, optionIn, type Table } from './hands.ts';

/** More than any screen has; who has not come to a thing by then cannot reach it. */
const MOST_STOPS = 80;
/** Through a list by Down, as far as the longest is; then through a table, line by line, from below. */
const LINE = ['Home', ...Array.from({ length: 8 }, () => 'ArrowRight'), 'ArrowUp'];
const WAYS = [...Array.from({ length: 5 }, () => 'ArrowDown'), ...LINE, ...LINE, ...LINE, ...LINE, ...LINE];

export function keyboardHands(table: Table): Hands {
  const { page } = table;
  const { keyboard } = page;

  async function press(name: string, role?: 'button' | 'switch'): Promise<void> {
    await tabTo(page, keyIn(table, name, role), name);
    await keyboard.press('Enter');
  }

  return {
    press,
    async choose(group, option) {
      const wanted = optionIn(table, group, option);
      await wanted.waitFor();
      const radios = page.getByRole('group', { name: group, exact: true });
      await tabTo(page, radios, group);
      for (const key of WAYS) {
        if (await isFocused(wanted)) break;
        await keyboard.press(key);
      }
      await expect(wanted).toBeChecked();
    },
    async compose(code) {
      for (const digit of digitsOf(code, table)) await keyboard.press(digit);
    },
    submit: () => keyboard.press('Enter'),
    async answer(feedback) {
      for (const { key, count, group } of countsFor(table, feedback)) {
        await tabTo(page, group, key);
        await keyboard.press(String(count));
        await expect(group.getByRole('radio', { name: String(count), exact: true })).toBeChecked();
      }
      await press(giving(table, feedback));
    },
  };
}

/** Two for a pair, colour and shape. */
export function digitsOf(code: Code, { edition: { facets } }: Pick<Table, 'edition'>): readonly string[] {
  return code.flatMap((peg) => [...String(peg).padStart(facets.length, '0')]);
}

/** Goes on to the thing, or into it, by Tab alone. */
async function tabTo(page: Page, thing: Locator, name: string): Promise<void> {
  await thing.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await isFocused(thing)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

function isFocused(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => element.contains(document.activeElement));
}
