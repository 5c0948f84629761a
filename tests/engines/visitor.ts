// A visitor in a browser of any engine: opens screens, presses keys, clicks elements by name, sees and hears.

import { formatRoute, type Route } from '../../apps/web/src/app/route.ts';
import { type Settings, STANDARD_SETTINGS } from '../../apps/web/src/app/settings.ts';
import { askServer } from '../browser/fixtures/ask-server.ts';
import { listen } from '../browser/fixtures/ear.ts';
import { contentsOf, type Furniture, lay } from '../browser/states/storage.ts';
import type { Driver } from './driver.ts';

const SETTINGS: Partial<Settings> = { language: 'en', theme: 'light', motion: 'reduced', sound: false };
/** Milliseconds after which nothing more is expected: a limit for hangs, on shared machines. */
const LONGEST_WAIT = 30_000;
/** An address of the app's origin where the app does not run. */
const NOWHERE = '/icons/icon-192.png';

interface Named {
  readonly name: string;
  /** Only within elements that match. */
  readonly within: string;
}

export class Visitor {
  readonly driver: Driver;
  readonly origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  /** Replaces everything this browser stored by the settings and the given data. */
  async furnish(furniture: Furniture, choices: Partial<Settings> = {}): Promise<void> {
    await this.leave();
    const settings = JSON.stringify({ ...STANDARD_SETTINGS, ...SETTINGS, ...choices });
    await this.evaluate((text) => localStorage.setItem('blackpeg.settings', text), settings);
    await this.evaluate(lay, contentsOf(furniture));
  }

  /** Goes to a page where the app does not run. */
  async leave(): Promise<void> {
    await this.driver.goto(this.origin + NOWHERE);
  }

  async open(to: Route | string): Promise<void> {
    await this.driver.goto(this.origin + (typeof to === 'string' ? to : formatRoute(to)));
    await this.sees('main h1');
    await this.evaluate(async () => void (await document.fonts.ready), undefined);
    await this.evaluate(listen, undefined);
  }

  async press(...keys: readonly string[]): Promise<void> {
    await this.driver.press(keys);
  }

  /** Clicks the first visible button, link or choice with this name. */
  async click(name: string, within = 'body'): Promise<void> {
    const spot = await this.waits(`“${name}” in ${within}`, centreOf, { name, within });
    await this.driver.clickAt(spot.x, spot.y);
  }

  /** Waits until something that matches is in the page, with this text in it. */
  async sees(selector: string, text = ''): Promise<void> {
    await this.waits(`${selector} with “${text}”`, isThere, { selector, text });
  }

  /** Waits until the live regions have said something with this text, and forgets everything up to it. */
  async hears(text: string): Promise<void> {
    await this.waits(`to hear “${text}”`, wasSaid, text);
  }

  /** Sends a request as the page does, with its guest's cookie. */
  async asks<Answer>(name: string, question: object): Promise<Answer> {
    const { status, body } = await this.evaluate(askServer, { name, question: JSON.stringify(question) });
    if (status !== 200) throw new Error(`${name} is answered ${status}: ${JSON.stringify(body)}`);
    return body as Answer;
  }

  async becomes(name: string): Promise<void> {
    await this.asks('guests/page', {});
    await this.asks('guests/rename', { name });
  }

  /** The function runs in the page, so it cannot use its surroundings; values must be JSON. */
  async evaluate<Given, Result>(
    run: (given: Given) => Result | Promise<Result>,
    given: Given,
  ): Promise<Result> {
    return (await this.driver.run(`(${String(run)})(${JSON.stringify(given)})`)) as Result;
  }

  /** Waits in the page until the function returns something, and returns it. */
  async waits<Given, Result>(
    what: string,
    look: (given: Given) => Result | null,
    given: Given,
  ): Promise<Result> {
    const call = `(${String(until)})(${String(look)}, ${JSON.stringify(given) ?? null}, ${LONGEST_WAIT})`;
    const found = (await this.driver.run(call)) as Result | null;
    if (found === null) throw new Error(`This did not come in ${LONGEST_WAIT / 1000} seconds: ${what}.`);
    return found;
  }
}

/** Runs in the page: the first result that is not null, or null after the time limit. */
function until<Given, Result>(
  look: (given: Given) => Result | null,
  given: Given,
  longest: number,
): Promise<Result | null> {
  return new Promise((resolve) => {
    const end = (result: Result | null) => {
      observer.disconnect();
      clearInterval(timer);
      clearTimeout(limit);
      resolve(result);
    };
    const check = () => {
      const result = look(given);
      if (result !== null) end(result);
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    // For changes without a mutation: focus, animations, a service worker.
    const timer = setInterval(check, 50);
    const limit = setTimeout(end, longest, null);
    check();
  });
}

/** Runs in the page. A moving element does not count yet. */
function centreOf({ name, within }: Named): { x: number; y: number } | null {
  const all = [...document.querySelectorAll<HTMLElement>(`${within} :is(button, a, summary, label)`)];
  const element = all.find((one) => {
    const own = (one.getAttribute('aria-label') ?? one.innerText).replace(/\s+/g, ' ').trim();
    // A link may have a longer name, and a button may name its subject.
    const isNamed =
      own === name || own.startsWith(`${name}: `) || (one.matches('a') && own.startsWith(`${name} `));
    return isNamed && one.checkVisibility();
  });
  if (!element || element.closest('[inert]')) return null;
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const spot = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(spot.x, spot.y);
  return hit && (element.contains(hit) || hit.contains(element)) ? spot : null;
}

/** Runs in the page. */
function isThere({ selector, text }: { selector: string; text: string }): true | null {
  const all = [...document.querySelectorAll(selector)];
  return all.some((one) => one.checkVisibility() && (one.textContent ?? '').includes(text)) || null;
}

/** Runs in the page, where fixtures/ear.ts listens. */
function wasSaid(text: string): true | null {
  const { heard } = globalThis as unknown as { heard: string[] };
  const at = heard.findIndex((said) => said.includes(text));
  if (at < 0) return null;
  heard.splice(0, at + 1);
  return true;
}
