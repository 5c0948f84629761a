// Guests of a server, each with a browser of their own. A server takes only so many new ones a minute, so those of
// earlier tests come again, under another name.

import type { Browser, BrowserContext, Cookie } from '@playwright/test';
import type { HandsName } from './players/plays.ts';

export interface Guests {
  /** In a window for these hands, under this name. */
  come(browser: Browser, hands: HandsName, name: string): Promise<BrowserContext>;
  /** The browser is closed; the guest may come again. */
  leave(context: BrowserContext): Promise<void>;
}

/** Nobody comes again so soon that they would open too many tables. */
const ENOUGH = 8;
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** By server: who they are lies in their cookies. */
const earlier = new Map<string, Cookie[][]>();

export function guestsOf(origin: string): Guests {
  const known = earlier.get(origin) ?? [];
  earlier.set(origin, known);
  return {
    async come(browser, hands, name) {
      const context = await browser.newContext({
        ...(hands === 'touch' ? PHONE : DESK),
        locale: 'en-GB',
        serviceWorkers: 'block',
      });
      const cookies = known.length < ENOUGH ? undefined : known.shift();
      if (cookies) await context.addCookies(cookies);
      else await askAs(context, origin, 'guests/page', {});
      await askAs(context, origin, 'guests/rename', { name });
      return context;
    },
    async leave(context) {
      known.push(await context.cookies());
      await context.close();
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
  const answer = await context.request.post(`${origin}/api/${name}`, { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`${name} is answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
