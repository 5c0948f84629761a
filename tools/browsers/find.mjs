// The steps of `npm test` that look for programs, `find.mjs chromium`, `find.mjs engines` and `find.mjs postgres`: what is
// missing is installed once, before tests that run side by side need it.

import { ensurePostgres, NO_POSTGRES } from '../postgres.mjs';
import { ensureChromium, NO_CHROMIUM } from './chromium.mjs';
import { areEnginesRequired, missingEngines } from './engines.mjs';

const wanted = process.argv[2];
const isForEngines = wanted === 'engines';
const missing = isForEngines ? missingEngines() : wanted === 'postgres' ? postgres() : chromium();
for (const sentence of missing) console.error(sentence);
process.exitCode = missing.length === 0 || (isForEngines && !areEnginesRequired()) ? 0 : 1;

function chromium() {
  return ensureChromium() === undefined ? [NO_CHROMIUM] : [];
}

function postgres() {
  return ensurePostgres() === undefined ? [NO_POSTGRES] : [];
}
