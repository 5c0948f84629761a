// Touch input: taps on pegs, holes, choices and buttons.

import type { Code, Peg } from '@blackpeg/rules';
import { playTexts } from '@blackpeg/wording';
import { expect, type Locator } from '@playwright/test';
import {
  countsFor,
  giving,
  type Hands,
  isFirefox,
  keyIn,
  keysOf,
  openRow,
  optionIn,
  type Table,
} from './hands.ts';
import { type Looked, PATIENCE, waitUntilFound } from './waiting.ts';

export function touchHands(table: Table): Hands {
  const { page, language } = table;

  async function tap(thing: Locator): Promise<void> {
    const { x, y } = await waitUntilFound(`to tap ${thing}`, () => thing.evaluate(placeToTap));
    // Playwright has no touch in the Firefox of the system: its tap does nothing there.
    if (isFirefox(page)) await page.mouse.click(x, y);
    else await page.touchscreen.tap(x, y);
  }

  /** A slow machine can take a tap for a long press, which chooses nothing: a player then taps again. */
  async function select(radio: Locator): Promise<void> {
    await expect(async () => {
      await tap(radio);
      await expect(radio).toBeChecked({ timeout: 5000 });
    }).toPass(PATIENCE);
  }

  async function put(peg: Peg): Promise<void> {
    for (const key of keysOf(table, peg)) await tap(key);
  }

  /** Each hole is tapped before its peg, the last one first, to show that any order works. */
  async function composeBackwards(code: Code): Promise<void> {
    const { hole, stillEmpty } = playTexts(language).board;
    for (const [index, peg] of [...code.entries()].toReversed()) {
      const cells = openRow(table).getByRole('gridcell');
      const empty = openRow(table).getByRole('gridcell', { name: hole(index + 1, stillEmpty), exact: true });
      await tap(empty);
      await expect(cells.nth(index)).toHaveAttribute('aria-selected', 'true');
      await put(peg);
    }
  }
  let backwards = true;

  return {
    press: (name, role) => tap(keyIn(table, name, role)),
    choose: (group, option) => select(optionIn(table, group, option)),
    async compose(code) {
      if (backwards) await composeBackwards(code);
      else for (const peg of code) await put(peg);
      backwards = false;
    },
    submit: (name) => tap(keyIn(table, name)),
    async answer(feedback) {
      for (const { count, group } of countsFor(table, feedback)) {
        await select(group.getByRole('radio', { name: String(count), exact: true }));
      }
      await tap(keyIn(table, giving(table, feedback)));
    },
  };
}

/** Runs in the page: the middle of a visible element that is enabled, not covered and no longer moving. */
async function placeToTap(thing: Element): Promise<Looked<{ readonly x: number; readonly y: number }>> {
  if (thing.matches(':disabled, [aria-disabled=true]')) return { instead: 'disabled' };
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const before = thing.getBoundingClientRect();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return { instead: 'moving' };
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const hit = document.elementFromPoint(x, y);
  const isHit = hit !== null && (thing.contains(hit) || hit.closest('label')?.control === thing);
  return isHit ? { found: { x, y } } : { instead: hit?.outerHTML };
}
