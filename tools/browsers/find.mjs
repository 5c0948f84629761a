// The steps of `npm test` that look for browsers, `find.mjs chromium` and `find.mjs engines`: what is missing is installed
// once, before tests that run side by side need it.

import { ensureChromium, NO_CHROMIUM } from './chromium.mjs';
import { areEnginesRequired, missingEngines } from './engines.mjs';

const isForEngines = process.argv[2] === 'engines';
const missing = isForEngines ? missingEngines() : ensureChromium() === undefined ? [NO_CHROMIUM] : [];
for (const sentence of missing) console.error(sentence);
process.exitCode = missing.length === 0 || (isForEngines && !areEnginesRequired()) ? 0 : 1;
