// The steps of `npm test` that look for programs, `find.mjs chromium`, and so for `engines`, `ear` and `postgres`: what is
// missing is installed once, before parallel tests need it.

import { ensurePostgres, NO_POSTGRES } from '../postgres.mjs';
import { ensureChromium, NO_CHROMIUM } from './chromium.mjs';
import { missingEar } from './ear.mjs';
import { areEnginesRequired, missingEngines } from './engines.mjs';

/** @type {Readonly<Record<string, () => readonly string[]>>} */
const SEARCHES = { chromium, engines: missingEngines, ear: missingEar, postgres };

const wanted = process.argv[2] ?? 'chromium';
/** If they cannot be installed, their tests are skipped. */
const isOptional = (wanted === 'engines' || wanted === 'ear') && !areEnginesRequired();
const missing = (SEARCHES[wanted] ?? chromium)();
for (const sentence of missing) console.error(sentence);
process.exitCode = missing.length === 0 || isOptional ? 0 : 1;

function chromium() {
  return ensureChromium() === undefined ? [NO_CHROMIUM] : [];
}

function postgres() {
  return ensurePostgres() === undefined ? [NO_POSTGRES] : [];
}
