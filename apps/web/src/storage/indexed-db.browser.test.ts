// The store in a real browser: the contract of every store, newer versions in other tabs, and damage.

import type { EventStore } from '@blackpeg/referee';
import { describeEventStore } from '@blackpeg/referee/testing';
import { openMatch, standardTerms, superEdition } from '@blackpeg/rules';
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openRealBrowser, type RealBrowser } from './real-browser.testing.ts';
import type { StoreMethod, StoreTab } from './store-tab.testing.ts';

type Scope = { readonly tab: { readonly storeTab: StoreTab } };

let browser: RealBrowser;
let pages: Page[] = [];
let names = 0;

beforeAll(async () => {
  browser = await openRealBrowser('./store-tab.testing.ts');
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

/** A database no other test uses. */
function newName(): string {
  names += 1;
  return `test ${names}`;
}

function open(page: Page, name: string): Promise<void> {
  return page.evaluate((given) => (globalThis as unknown as Scope).tab.storeTab.open(given), name);
}

function openLater(page: Page, name: string): Promise<void> {
  return page.evaluate((given) => (globalThis as unknown as Scope).tab.storeTab.openLater(given), name);
}

function told(page: Page) {
  return page.evaluate(() => (globalThis as unknown as Scope).tab.storeTab.told());
}

function storeIn(page: Page): EventStore {
  function call<M extends StoreMethod>(method: M) {
    return (...args: Parameters<EventStore[M]>) =>
      page.evaluate(([name, given]) => (globalThis as unknown as Scope).tab.storeTab.call(name, given), [
        method,
        args,
      ] as const) as ReturnType<EventStore[M]>;
  }
  return { append: call('append'), read: call('read'), list: call('list'), remove: call('remove') };
}

describeEventStore('IndexedDB', {
  async open() {
    const page = await openTab();
    await open(page, newName());
    return storeIn(page);
  },
  async reopen() {
    const page = await openTab();
    await open(page, `test ${names}`);
    return storeIn(page);
  },
});

const seen = { type: 'seen', seat: 0, at: 1 } as const;
const opening = openMatch(standardTerms(superEdition()), () => 0, 1);
const OPENED = { by: 'referee', actionId: 'open', events: opening.ok ? opening.value : [] } as const;

test('I4: of two tabs that write at once, one wins each version and the other is told', async () => {
  const name = newName();
  const tabs = [await openTab(), await openTab()];
  for (const page of tabs) await open(page, name);
  const stores = tabs.map(storeIn);
  for (let version = 0; version < 20; version += 1) {
    const batch = { by: 0, actionId: `${version}`, events: [seen] };
    const answers = await Promise.all(stores.map((store) => store.append('m', version, batch)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toEqual({
      ok: false,
      error: { kind: 'conflict', version: version + 1 },
    });
  }
  expect(await stores[0]?.read('m', 0)).toEqual(await stores[1]?.read('m', 0));
});

test('gives way to a tab with a newer version, which finds everything, and says that it is outdated', async () => {
  const name = newName();
  const [old, later] = [await openTab(), await openTab()];
  await open(old, name);
  await storeIn(old).append('m', 0, OPENED);
  await openLater(later, name);
  expect(await storeIn(later).read('m', 0)).toEqual([{ ...OPENED, after: 0 }]);
  expect([await told(old), await told(later)]).toEqual([['outdated'], []]);
  await expect(storeIn(old).append('m', 2, OPENED)).rejects.toThrow(/version/i);
});

test('a page that is left in the middle of appending holds up no other tab, and goes on when it is back', async () => {
  const name = newName();
  const [left, other] = [await openTab(), await openTab()];
  for (const page of [left, other]) await open(page, name);
  await left.evaluate(async (batch) => {
    const scope = globalThis as unknown as Scope & { appending: Promise<unknown> };
    scope.appending = scope.tab.storeTab.call('append', ['m', 0, batch]);
    // The transaction has begun, and no result can have come.
    for (let turn = 0; turn < 20; turn += 1) await undefined;
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  }, OPENED);
  expect(await storeIn(other).append('m', 0, OPENED)).toMatchObject({ ok: true });
  const answer = await left.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return (globalThis as unknown as { appending: Promise<unknown> }).appending;
  });
  expect(answer).toMatchObject({ ok: false, error: { kind: 'conflict' } });
});

test('what is damaged is given out as if it were not there, and the rest as ever', async () => {
  const name = newName();
  const page = await openTab();
  await open(page, name);
  const store = storeIn(page);
  for (const match of ['good', 'bad']) await store.append(match, 0, OPENED);
  await page.evaluate(() => (globalThis as unknown as Scope).tab.storeTab.damage('bad', 'notes', 'n'));
  expect(await store.read('bad', 0)).toEqual([]);
  expect(await store.read('good', 0)).toEqual([{ ...OPENED, after: 0 }]);
  expect([...(await store.list())].sort()).toEqual(['bad', 'good']);
});

test('drawers last over a reload; what is exported is all there is; what is deleted is gone', async () => {
  const page = await openTab();
  const before = await page.evaluate(async () => {
    const { storage } = (globalThis as unknown as Scope).tab.storeTab;
    const notes = storage.drawer('notes', (value) => value);
    for (const key of ['b', 'a', 'b']) await notes.put(key, { of: key });
    await storage.drawer('days', (value) => value).put('a', 'another drawer');
    return [
      await notes.all(),
      await notes.get('a'),
      await notes.get('c'),
      await storage.exportAll(new Map()),
    ];
  });
  const after = await (await openTab()).evaluate(async () => {
    const { storage } = (globalThis as unknown as Scope).tab.storeTab;
    const notes = storage.drawer('notes', (value) => value);
    await notes.remove('b');
    const left = await notes.all();
    const { lasting } = await storage.safety();
    await storage.deleteAll();
    return [left, lasting, await notes.all(), (await storage.drawer('days', (value) => value).all()).length];
  });
  const things = [
    ['a', { of: 'a' }],
    ['b', { of: 'b' }],
  ];
  expect(before.slice(0, 3)).toEqual([things, { of: 'a' }, null]);
  expect(JSON.parse(`${before[3]}`).drawers).toMatchObject({
    notes: { a: { of: 'a' }, b: { of: 'b' } },
    days: { a: 'another drawer' },
  });
  expect(after).toEqual([[['a', { of: 'a' }]], true, [], 0]);
});

test('without a database it plays on in memory, and says so', async () => {
  const page = await openTab(
    "Object.defineProperty(globalThis, 'indexedDB', { get() { throw new Error('no'); } });",
  );
  const [safety, thing] = await page.evaluate(async () => {
    const { storage } = (globalThis as unknown as Scope).tab.storeTab;
    const notes = storage.drawer('notes', (value) => value);
    await notes.put('a', 1);
    return [await storage.safety(), await notes.get('a')] as const;
  });
  expect([safety.lasting, safety.kept, thing]).toEqual([false, false, 1]);
});
