// The step of `npm test` that looks for a Chromium: installed once, before tests that run side by side need it.

import { ensureChromium, NO_CHROMIUM } from './chromium.mjs';

if (ensureChromium() === undefined) {
  console.error(NO_CHROMIUM);
  process.exitCode = 1;
}
