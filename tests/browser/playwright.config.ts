// How the browser tests run: the app as it is built and served, in the Chromium that tools/browsers/chromium.mjs finds.

import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../../tools/browsers/chromium.mjs';
import { asItIs } from '../../tools/browsers/programs.mjs';
import { temporaryInMemory } from '../../tools/memory-folder.mjs';
import type { Choices } from './fixtures/app.ts';

/** Set by `npm run test:full`; without it the files named `*.full.spec.ts`, which take minutes, are left out. */
const full = process.env.TEST_FULL === '1';
const report = process.env.BLACKPEG_BROWSER_REPORT;
// tools/browsers/find.mjs has installed it, or said that it is missing.
const executablePath = ensureChromium(asItIs()) ?? '';
// For what the tests start: profiles of browsers and databases of servers.
Object.assign(process.env, temporaryInMemory());

export default defineConfig<Choices>({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: ['**/pictures/**', ...(full ? [] : ['**/*.full.spec.ts'])],
  outputDir: fileURLToPath(new URL('../../node_modules/.cache/browser-tests', import.meta.url)),
  fullyParallel: true,
  // More would only compete with each other: the unit tests run at the same time.
  workers: 2,
  retries: 0,
  // Limits for what hangs, not measures: machines are shared.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // If there is a report, only failures are printed.
  reporter: report === undefined ? 'line' : [['dot'], ['json', { outputFile: report }]],
  use: {
    trace: 'off',
    locale: 'en-GB',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Only tests about offline play allow it: installing it fetches every file.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
  },
  // A test runs on both unless its name says @desktop or @phone.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
