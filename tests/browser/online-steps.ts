// Common steps of online tests: more guests, each with a separate browser, a table, seats at it.

import type { Phrase } from '@blackpeg/protocol';
import type { Terms } from '@blackpeg/rules';
import { type Language, tableTexts } from '@blackpeg/wording';
import type { Locator, Page } from '@playwright/test';
import { App } from './fixtures/app.ts';
import { askServer } from './fixtures/ask-server.ts';
import { test as base, expect } from './fixtures/index.ts';
import { type KeptTab, leaveTab, takeTab } from './fixtures/tab.ts';
import { keyboardHands } from './players/keyboard-hands.ts';
import type { Seated } from './players/player.ts';

interface Online {
  /** Another player in another browser; faults there fail the test too. */
  readonly another: () => Promise<App>;
}

export const test = base.extend<Online>({
  another: async ({ browser, server, choices }, use) => {
    const others: { readonly app: App; readonly tab: KeptTab }[] = [];
    await use(async () => {
      const tab = await takeTab(browser, server.origin, { serviceWorkers: 'block' });
      const app = App.at(tab, server.origin, choices);
      others.push({ app, tab });
      return app;
    });
    for (const { app, tab } of others) {
      expect(app.faults(), 'faults in another page').toEqual([]);
      await leaveTab(tab);
    }
  },
});

export interface OnlineTable {
  readonly table: string;
  readonly code: string;
}

/** Sends a request as the page does, with its guest's cookie. */
export async function ask<T>({ page }: App, name: string, question: object): Promise<T> {
  const { status, body } = await page.evaluate(askServer, { name, question: JSON.stringify(question) });
  if (status !== 200) throw new Error(`${name} is answered ${status}: ${JSON.stringify(body)}`);
  return body as T;
}

/** Becomes a guest of this name, opens a table with these terms, and waits at it. */
export async function openTable(app: App, terms: Terms, name: string): Promise<OnlineTable> {
  await app.open('/online');
  await becomeGuest(app, name);
  const seated = await ask<OnlineTable>(app, 'tables/open', { terms, listed: false });
  await app.open({ screen: 'table', table: seated.table });
  return seated;
}

export async function becomeGuest(app: App, name: string): Promise<void> {
  await ask(app, 'guests/page', {});
  await ask(app, 'guests/rename', { name });
}

/** Follows the link of an invitation, as a guest of this name. */
export async function comeTo(app: App, table: string, name: string): Promise<void> {
  await app.open('/online');
  await becomeGuest(app, name);
  await app.open({ screen: 'table', table });
}

/** Takes the free seat, or watches. */
export async function accept(app: App, as: 'sit' | 'watch', language: Language = 'en'): Promise<void> {
  const { invitation } = tableTexts(language);
  await app.page.getByRole('button', { name: invitation[as], exact: true }).click();
}

/** At the table with a keyboard, once there is a board. */
export async function seatedAt(app: App, terms: Terms, language: Language = 'en'): Promise<Seated> {
  await app.page.locator('.board').first().waitFor();
  const hands = keyboardHands({ page: app.page, language, edition: terms.edition });
  return { app, hands, language, terms };
}

/** The button for notices is beside the title; on a phone beside the names, in the line below the bar. */
export function companyKey(page: Page): Locator {
  return page.locator('header:not(:has(+ .strip .keycap)) .right .keycap, .strip .keycap').first();
}

/** Opens what a table has besides its game. */
export async function openCompany({ app, language }: Seated): Promise<void> {
  const { here } = tableTexts(language);
  await companyKey(app.page).click();
  await expect(app.page.getByRole('dialog', { name: here.heading })).toBeVisible();
}

export async function say(person: Seated, phrase: Phrase): Promise<void> {
  await openCompany(person);
  const { phrases } = tableTexts(person.language).talk;
  await person.app.page
    .getByRole('dialog')
    .getByRole('button', { name: phrases[phrase], exact: true })
    .click();
}
