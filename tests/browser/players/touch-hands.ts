// A finger: taps on pegs, holes, choices and keys.

import type { Code, Peg } from '@blackpeg/rules';
import { boardTexts, kindName, pegName, playTexts } from '@blackpeg/wording';
import { expect, type Locator } from '@playwright/test';
import { countsFor, giving, type Hands, keyIn, openRow, optionIn, type Table } from './hands.ts';

export function touchHands(table: Table): Hands {
  const { page, language, edition } = table;
  const words = boardTexts(language);

  /** The keys that make up a peg: one, or a colour and a shape. */
  function keysOf(peg: Peg): readonly Locator[] {
    if (edition.facets.length === 1) {
      const tray = page.getByRole('toolbar', { name: words.palette, exact: true });
      return [tray.getByRole('button', { name: pegName(language, edition, peg), exact: true })];
    }
    return [Math.floor(peg / 10), peg % 10].map((kind, facet) => {
      const { name } = edition.facets[facet] ?? { name: 'number' };
      const tray = page.getByRole('toolbar', { name: words.facets[name], exact: true });
      const label = kind === 0 ? words.without[name] : kindName(language, edition, { facet, kind });
      return tray.getByRole('button', { name: label, exact: true });
    });
  }

  async function put(peg: Peg): Promise<void> {
    for (const key of keysOf(peg)) await key.tap();
  }

  /** Each hole is tapped before its peg, the last one first, as nobody would who can only go on. */
  async function composeBackwards(code: Code): Promise<void> {
    const { hole, stillEmpty } = playTexts(language).board;
    for (const [index, peg] of [...code.entries()].toReversed()) {
      const cells = openRow(table).getByRole('gridcell');
      const empty = openRow(table).getByRole('gridcell', { name: hole(index + 1, stillEmpty), exact: true });
      await empty.tap();
      await expect(cells.nth(index)).toHaveAttribute('aria-selected', 'true');
      await put(peg);
    }
  }
  let backwards = true;

  return {
    press: (name, role) => keyIn(table, name, role).tap(),
    async choose(group, option) {
      const radio = optionIn(table, group, option);
      await radio.tap();
      await expect(radio).toBeChecked();
    },
    async compose(code) {
      if (backwards) await composeBackwards(code);
      else for (const peg of code) await put(peg);
      backwards = false;
    },
    submit: (name) => keyIn(table, name).tap(),
    async answer(feedback) {
      for (const { count, group } of countsFor(table, feedback)) {
        const radio = group.getByRole('radio', { name: String(count), exact: true });
        await radio.tap();
        await expect(radio).toBeChecked();
      }
      await keyIn(table, giving(table, feedback)).tap();
    },
  };
}
