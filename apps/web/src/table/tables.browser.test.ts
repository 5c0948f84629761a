// Tables in real tabs: the lock of a match, taking it over, reloading, and hiding the page.

import { verifyLog } from '@blackpeg/rules';
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openRealBrowser, type RealBrowser } from '../storage/real-browser.testing.ts';
import type { TableTab } from './table-tab.testing.ts';

type Scope = { readonly tab: { readonly tableTab: TableTab } };

let browser: RealBrowser;
let pages: Page[] = [];

beforeAll(async () => {
  browser = await openRealBrowser('../table/table-tab.testing.ts');
});
afterAll(() => browser?.close());
afterEach(async () => {
  for (const page of pages) await page.close();
  pages = [];
});

async function openTab(before?: string): Promise<Page> {
  const page = await browser.openTab(before);
  pages.push(page);
  return page;
}

function ask<N extends keyof TableTab>(page: Page, name: N, ...args: Parameters<TableTab[N]>) {
  return page.evaluate(
    ([method, given]) => {
      const { tableTab } = (globalThis as unknown as Scope).tab;
      return (tableTab[method] as (...all: readonly unknown[]) => unknown)(...given);
    },
    [name, args] as const,
  ) as Promise<Awaited<ReturnType<TableTab[N]>>>;
}

async function place(page: Page, ...pegs: readonly number[]): Promise<void> {
  for (const peg of pegs) await ask(page, 'put', peg);
  await ask(page, 'place');
}

test('I4: a second tab is refused, takes the match over with its half-filled row, and nothing forks', async () => {
  const [first, second] = [await openTab(), await openTab()];
  const match = await ask(first, 'create', [1, 2, 3], 1);
  expect(await ask(first, 'open', match)).toBe('open');
  await place(first, 4, 4, 4);
  await ask(first, 'put', 1);
  expect(await ask(second, 'open', match)).toBe('elsewhere');
  expect([await ask(first, 'lost'), await ask(second, 'take'), await ask(first, 'lost')]).toEqual([
    0,
    'open',
    1,
  ]);
  expect([await ask(second, 'rows'), await ask(second, 'draft')]).toEqual([[[4, 4, 4]], [1, null, null]]);
  // The first can take it back.
  expect([await ask(first, 'open', match), await ask(first, 'take')]).toEqual(['elsewhere', 'open']);
  await place(first, 2, 3);
  const log = await ask(second, 'log', match);
  expect(verifyLog(log)).toBeNull();
  expect(log.at(-1)?.type).toBe('match-closed');
});

test('a tab that does not answer loses the match all the same, and learns of it when it wakes', async () => {
  const [first, second] = [await openTab(), await openTab()];
  const match = await ask(first, 'create', [1, 2, 3], 1);
  await ask(first, 'open', match);
  expect(await ask(second, 'open', match)).toBe('elsewhere');
  const asleep = ask(first, 'freeze', 5_000);
  expect(await ask(second, 'take')).toBe('open');
  await place(second, 4, 4, 4);
  await asleep;
  await expect.poll(() => ask(first, 'lost')).toBe(1);
  await place(second, 1, 2, 3);
  expect(verifyLog(await ask(second, 'log', match))).toBeNull();
});

test('a closed table, and a closed tab, leave the match to others', async () => {
  const [first, second] = [await openTab(), await openTab()];
  const match = await ask(first, 'create', [1, 2, 3], 1);
  await ask(first, 'open', match);
  await ask(first, 'close');
  await expect.poll(() => ask(second, 'open', match)).toBe('open');
  expect(await ask(first, 'open', match)).toBe('elsewhere');
  await second.close();
  await expect.poll(() => ask(first, 'open', match)).toBe('open');
});

test('a tab that is just leaving is waited for', async () => {
  const [first, second] = [await openTab(), await openTab()];
  const match = await ask(first, 'create', [1, 2, 3], 1);
  await ask(first, 'open', match);
  const opened = ask(second, 'open', match);
  await ask(first, 'close');
  expect(await opened).toBe('open');
});

test('a reload in mid-row finds everything again', async () => {
  const page = await openTab();
  const match = await ask(page, 'create', [1, 2, 3], 1);
  await ask(page, 'open', match);
  await place(page, 4, 4, 4);
  await ask(page, 'put', 2);
  await page.close();
  const again = await openTab();
  expect(await ask(again, 'open', match)).toBe('open');
  expect([await ask(again, 'rows'), await ask(again, 'draft')]).toEqual([[[4, 4, 4]], [2, null, null]]);
});

test('without locks it plays on', async () => {
  const page = await openTab("Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });");
  const match = await ask(page, 'create', [1, 2, 3], 1);
  expect(await ask(page, 'open', match)).toBe('open');
  await place(page, 1, 2, 3);
  expect((await ask(page, 'log', match)).at(-1)?.type).toBe('match-closed');
});

test('T4b: a shared screen is covered when the page is hidden', async () => {
  const page = await openTab();
  const match = await ask(page, 'create', [], 2);
  await ask(page, 'open', match);
  for (const event of ['visibilitychange', 'pagehide']) {
    await ask(page, 'uncover');
    expect(await ask(page, 'isCovered')).toBe(false);
    await page.evaluate((type) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      (type === 'pagehide' ? globalThis : document).dispatchEvent(new Event(type));
    }, event);
    expect(await ask(page, 'isCovered')).toBe(true);
  }
});
