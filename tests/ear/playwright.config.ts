// How the tests by ear run: a real screen reader, a real Chromium with a window, one after the other; the short form in
// `npm test`, with BLACKPEG_EAR=all the rest too.

import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { ensureBrltty, ensureEar } from '../../tools/browsers/ear.mjs';
import { areEnginesRequired } from '../../tools/browsers/engines.mjs';
import { asItIs } from '../../tools/browsers/programs.mjs';
import { temporaryInMemory } from '../../tools/memory-folder.mjs';
import { hasConsole } from './console.ts';

const all = process.env.BLACKPEG_EAR === 'all';
const report = process.env.BLACKPEG_BROWSER_REPORT;
// For what the tests start: profiles of browsers and databases of servers.
Object.assign(process.env, temporaryInMemory());

/** Tests that this machine cannot run. */
function unusable(): readonly string[] {
  const hasDisplay = ensureBrltty(asItIs()) !== undefined;
  if (hasDisplay && !hasConsole())
    console.warn('terminal.spec.ts is left out: there is no text console to use.');
  return [
    ...(hasDisplay || areEnginesRequired() ? [] : ['braille.spec.ts']),
    ...(hasDisplay && hasConsole() ? [] : ['terminal.spec.ts']),
  ];
}

export default defineConfig({
  testDir: '.',
  // Where a screen reader may be missing, tools/browsers/find.mjs has said that it is.
  testMatch:
    ensureEar(asItIs()) !== undefined || areEnginesRequired() ? (all ? '*.spec.ts' : 'short.spec.ts') : [],
  testIgnore: all ? [...unusable()] : [],
  outputDir: fileURLToPath(new URL('../../node_modules/.cache/ear-tests', import.meta.url)),
  // There is only one voice.
  workers: 1,
  retries: 0,
  // Limits for what hangs, not measures: machines are shared.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  reporter: report === undefined ? 'line' : [['dot'], ['json', { outputFile: report }]],
});
