// `test` with a visitor in the engine of the project: one browser for all tests of a worker.

import { type Browser, test as base, chromium, firefox } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium, NO_CHROMIUM } from '../../tools/browsers/chromium.mjs';
import { ensureFirefox, ensureWebKit, missingEngines } from '../../tools/browsers/engines.mjs';
import { type Relay, startRelay } from '../browser/fixtures/relay.ts';
import { type RunningServer, startServer } from '../browser/server.ts';
import { type Driver, driverOf } from './driver.ts';
import { launchFirefox } from './launch-firefox.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

export type Engine = 'firefox' | 'webkit' | 'chromium';

interface Opened {
  open(): Promise<Driver>;
  close(): Promise<void>;
}

interface Given {
  /** At the server, in a browser that may have been used before: begin with `furnish`. */
  readonly visitor: Visitor;
  /** In front of the server, to simulate outages. */
  readonly relay: Relay;
  /** In Chromium, whatever the engine of the project. */
  readonly other: Visitor;
}

interface Shared {
  readonly engine: Engine;
  readonly server: RunningServer;
  readonly driver: Driver;
}

/** Small, because every pixel is drawn without a graphics card. */
export const WINDOW = { width: 960, height: 720 };

export const test = base.extend<Given, Shared>({
  engine: ['firefox', { scope: 'worker', option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  driver: [
    async ({ engine }, use) => {
      const opened = await STARTS[engine]();
      const driver = await opened.open();
      await driver.resize(WINDOW.width, WINDOW.height);
      await use(driver);
      await driver.close();
      await opened.close();
    },
    { scope: 'worker' },
  ],
  visitor: ({ driver, server }, use) => use(new Visitor(driver, server.origin)),
  relay: async ({ server }, use) => {
    const relay = await startRelay(server.origin);
    await use(relay);
    await relay.stop();
  },
  other: async ({ server }, use) => {
    const opened = await startChromium();
    await use(new Visitor(await opened.open(), server.origin));
    await opened.close();
  },
});

const STARTS: Readonly<Record<Engine, () => Promise<Opened>>> = {
  firefox: startFirefox,
  webkit: async () => {
    const files = ensureWebKit();
    if (files === undefined) throw new Error(missingEngines().join('\n'));
    return startWebKit(files);
  },
  chromium: startChromium,
};

async function startFirefox(): Promise<Opened> {
  const executablePath = ensureFirefox();
  if (executablePath === undefined) throw new Error(missingEngines().join('\n'));
  return openedBy(await firefox.launch(launchFirefox(executablePath)));
}

async function startChromium(): Promise<Opened> {
  const executablePath = ensureChromium();
  if (executablePath === undefined) throw new Error(NO_CHROMIUM);
  return openedBy(await chromium.launch({ executablePath, args: CHROMIUM_FLAGS }));
}

function openedBy(browser: Browser): Opened {
  return {
    open: async () => driverOf(await (await browser.newContext({ locale: 'en-GB' })).newPage()),
    close: () => browser.close(),
  };
}

export { expect } from '@playwright/test';
