// Keyboard input only: Tab and Shift+Tab, arrows, digits, Enter, Space.

import type { Code } from '@blackpeg/rules';
import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';
import { comeToFront, countsFor, giving, type Hands, keyIn, optionIn, type Table } from './hands.ts';

/** More than any screen has; an element that is not reached by then cannot be reached. */
const MOST_STOPS = 80;
/** Through a list by Down, up to the length of the longest; then through a table, row by row from below. */
const LINE = ['Home', ...Array.from({ length: 8 }, () => 'ArrowRight'), 'ArrowUp'];
const WAYS = [...Array.from({ length: 5 }, () => 'ArrowDown'), ...LINE, ...LINE, ...LINE, ...LINE, ...LINE];

export function keyboardHands(table: Table): Hands {
  const { page } = table;
  const { keyboard } = page;

  async function press(name: string, role?: 'button' | 'switch'): Promise<void> {
    await comeToFront(page);
    await tabTo(page, keyIn(table, name, role), name);
    await keyboard.press('Enter');
  }

  return {
    press,
    async choose(group, option) {
      const wanted = optionIn(table, group, option);
      const radio = await elementOf(wanted);
      await tabTo(page, page.getByRole('group', { name: group, exact: true }), group);
      for (const key of WAYS) {
        if ((await radio.evaluate(wayFromFocus)) === 'here') break;
        await keyboard.press(key);
      }
      await expect(wanted).toBeChecked();
    },
    async compose(code) {
      await keyboard.type(digitsOf(code, table).join(''));
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

/** Moves to the element, or into it, by Tab alone; backwards if it comes before the focused one. */
export async function tabTo(page: Page, thing: Locator, name = `${thing}`): Promise<void> {
  let element = await elementOf(thing);
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const way = await element.evaluate(wayFromFocus);
    if (way === 'here') return;
    if (way === 'gone') element = await elementOf(thing);
    else await page.keyboard.press(way);
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

/** Searched once: finding an element by its name computes all names on the page. */
async function elementOf(thing: Locator): Promise<ElementHandle<HTMLElement | SVGElement>> {
  await thing.waitFor();
  const element = await thing.elementHandle();
  if (!element) throw new Error(`There is no ${thing}.`);
  return element;
}

/** Runs in the page. */
function wayFromFocus(thing: Element): 'here' | 'gone' | 'Tab' | 'Shift+Tab' {
  const { activeElement, body } = document;
  if (!thing.isConnected) return 'gone';
  if (thing.contains(activeElement)) return 'here';
  const before = Node.DOCUMENT_POSITION_PRECEDING;
  return activeElement && activeElement !== body && activeElement.compareDocumentPosition(thing) & before
    ? 'Shift+Tab'
    : 'Tab';
}
