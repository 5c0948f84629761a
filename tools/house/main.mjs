// `npm run house`: size and shape of every package, as a table. `--list` names the places behind the figures, `--check`
// fails if a guard is broken or a figure is above the recorded one, as `npm test` does, and `--record` records lower
// figures.

import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from '../project.mjs';
import { figuresOf } from './figures.mjs';
import { faultsOf } from './guards.mjs';
import { lowered, rises } from './ratchet.mjs';
import { listOf, tableOf } from './report.mjs';
import { readSources } from './sources.mjs';
import { surveyOf } from './survey.mjs';

const RECORD = new URL('recorded.json', import.meta.url);
const OPTIONS = ['--list', '--check', '--record'];

const args = process.argv.slice(2);
const unknown = args.find((arg) => !OPTIONS.includes(arg));
if (unknown !== undefined) {
  console.error(`${unknown} is not an option; there are ${OPTIONS.join(', ')}.`);
  process.exit(2);
}

/** @type {import('./ratchet.mjs').Recorded} */
const before = JSON.parse(readFileSync(RECORD, 'utf8'));
const survey = surveyOf(readSources(ROOT));
const figures = figuresOf(survey);
const recorded = args.includes('--record') ? lowered(figures, before) : before;
if (args.includes('--record')) writeFileSync(RECORD, `${JSON.stringify(recorded, null, 2)}\n`);
if (!args.includes('--check')) for (const line of tableOf(survey, recorded)) console.log(line);
if (args.includes('--list')) for (const line of listOf(survey)) console.log(line);
const faults = [...faultsOf(survey), ...rises(figures, recorded)];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
