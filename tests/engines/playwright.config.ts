// How the tests in Firefox and WebKit run: a smoke suite in `npm test`; with BLACKPEG_ENGINES=all the rest too, and what
// the browser tests do in Chromium in Firefox as well, as far as Playwright can do it there.

import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { areEnginesRequired, ensureFirefox, ensureWebKit } from '../../tools/browsers/engines.mjs';
import { asItIs } from '../../tools/browsers/programs.mjs';
import { temporaryInMemory } from '../../tools/memory-folder.mjs';
import type { Choices } from '../browser/fixtures/app.ts';
import type { Engine } from './fixtures.ts';
import { launchFirefox } from './launch-firefox.ts';

const report = process.env.BLACKPEG_BROWSER_REPORT;
// For what the tests start: profiles of browsers and databases of servers.
Object.assign(process.env, temporaryInMemory());

const all = process.env.BLACKPEG_ENGINES === 'all';
const firefox = ensureFirefox(asItIs());
const webkit = ensureWebKit(asItIs());
// Where they may be missing, tools/browsers/find.mjs has said that they are.
const has = (engine: unknown) => engine !== undefined || areEnginesRequired();

/** Of the browser tests, those that need nothing that only Chromium can do for Playwright. */
const ALSO_IN_FIREFOX = [
  'companion',
  'online-by-hand',
  'online-ear',
  'online-lost',
  'online-matches',
  'play-kept',
  'screens-all',
].map((name) => `${name}.spec.ts`);

export default defineConfig<Choices, { engine: Engine }>({
  testDir: '.',
  testMatch: all ? '*.spec.ts' : 'smoke.spec.ts',
  outputDir: fileURLToPath(new URL('../../node_modules/.cache/engine-tests', import.meta.url)),
  // One for each engine: the tests of one share its browser.
  workers: 2,
  retries: 0,
  // Limits for what hangs, not measures: machines are shared.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: report === undefined ? 'line' : [['dot'], ['json', { outputFile: report }]],
  projects: [
    ...(has(firefox) ? [{ name: 'firefox', use: { engine: 'firefox' as const } }] : []),
    ...(has(webkit) ? [{ name: 'webkit', use: { engine: 'webkit' as const } }] : []),
    ...(all && firefox !== undefined ? [browserTestsIn(firefox)] : []),
  ],
});

function browserTestsIn(executablePath: string) {
  return {
    name: 'browser tests in firefox',
    testDir: '../browser',
    testMatch: ALSO_IN_FIREFOX,
    fullyParallel: true,
    // There is no touch; to look at screens none is needed.
    grepInvert: /(?<!screens-all.*)@phone/,
    use: {
      browserName: 'firefox' as const,
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      actionTimeout: 60_000,
      serviceWorkers: 'block' as const,
      launchOptions: launchFirefox(executablePath),
    },
  };
}
