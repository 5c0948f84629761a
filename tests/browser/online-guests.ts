// Guests of a server, each with a browser of their own. A server accepts a limited number of new ones a minute, so guests of
// earlier tests are reused, under other names.

import type { Browser, BrowserContext, Cookie } from '@playwright/test';
import { type KeptTab, leaveTab, takeTab } from './fixtures/tab.ts';
import type { HandsName } from './players/plays.ts';

export interface Guests {
  /** In a window for this input, under this name, with the server at this address. */
  come(browser: Browser, hands: HandsName, name: string, at: string): Promise<KeptTab>;
  /** The browser is left to others; the guest may come again. */
  leave(tab: KeptTab): Promise<void>;
}

/** No guest is reused so soon that they would open too many tables. */
const ENOUGH = 8;
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** By server: cookies identify them. */
const earlier = new Map<string, Cookie[][]>();

export function guestsOf(origin: string): Guests {
  const known = earlier.get(origin) ?? [];
  earlier.set(origin, known);
  return {
    async come(browser, hands, name, at) {
      const kind = hands === 'touch' ? PHONE : DESK;
      const tab = await takeTab(browser, at, { ...kind, locale: 'en-GB', serviceWorkers: 'block' });
      const cookies = known.length < ENOUGH ? undefined : known.shift();
      if (cookies) await tab.context.addCookies(cookies);
      else await askAs(tab.context, origin, 'guests/page', {});
      await askAs(tab.context, origin, 'guests/rename', { name });
      return tab;
    },
    async leave(tab) {
      known.push(await tab.context.cookies());
      // The relay to the server ended with its test.
      if (tab.origin !== origin) tab.isSpent = true;
      await leaveTab(tab);
    },
  };
}

/** As the guest of this browser, before it has a page. */
export async function askAs<T>(
  context: BrowserContext,
  origin: string,
  name: string,
  data: object,
): Promise<T> {
  const answer = await context.request.post(`${origin}/api/${name}`, {
    data,
    headers: { origin },
    maxRetries: 1,
  });
  if (!answer.ok()) throw new Error(`${name} is answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
