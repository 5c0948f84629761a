// `npm test`: every guard, every test and every browser test, in parallel; all of them run, even if some fail.
// `--guards` leaves out the tests and the programs they run, `--full` adds the files named *.full.test.ts and
// *.full.spec.ts.

import './check-node.mjs';
import './end-with-npm.mjs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserTallyOf } from './browser-report.mjs';
import { BUILDS, browserStep, earStep, engineStep, GUARDS, PACKAGES, SEARCHES, testStep } from './guards.mjs';
import { installIfStale } from './install.mjs';
import { runScript } from './processes.mjs';
import { runSideBySide } from './schedule.mjs';
import { progressOn } from './step-lines.mjs';
import { tallyOf } from './test-report.mjs';

/**
 * @typedef {import('./test-report.mjs').Tally} Tally
 * @typedef {import('./guards.mjs').Step} Step
 * @typedef {Step & { readonly count: (succeeded: boolean) => Tally }} CountedStep
 */

/** How many of the slowest tests are named. */
const SLOWEST = 10;

/** Both kinds of tests often wait, so there is room for one guard at a time beside them. */
const SLOTS = 3;

const args = process.argv.slice(2);
const unknown = args.find((arg) => !['--guards', '--full'].includes(arg));
if (unknown !== undefined) {
  console.error(`${unknown} is not an option; there are --guards and --full.`);
  process.exit(2);
}

await installIfStale();
const started = performance.now();
const reports = mkdtempSync(path.join(tmpdir(), 'blackpeg-test-'));
process.once('exit', () => rmSync(reports, { recursive: true }));
const progress = progressOn(process.stdout);
const tallies = await runSideBySide(stepsFor(args), SLOTS, run);
const seconds = (performance.now() - started) / 1000;
const slowest = tallies.flatMap(({ tests }) => tests).toSorted((a, b) => b.seconds - a.seconds);
progress.close(slowest.slice(0, SLOWEST), seconds);
const failed = sum(tallies.map((tally) => tally.failed));
console.log(`${sum(tallies.map((tally) => tally.passed))} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** @param {readonly string[]} args @returns {CountedStep[]} */
function stepsFor(args) {
  if (args.includes('--guards')) return [PACKAGES, ...GUARDS].map(guarded);
  const env = args.includes('--full') ? { TEST_FULL: '1' } : {};
  return [
    ...[...SEARCHES, ...BUILDS].map(guarded),
    counted(testStep, tallyOf, env),
    counted(browserStep, browserTallyOf, env),
    counted(engineStep, browserTallyOf, env),
    counted(earStep, browserTallyOf, env),
    ...GUARDS.map(guarded),
  ];
}

/** @param {Step} step @returns {CountedStep} */
function guarded(step) {
  return { ...step, count: countGuard };
}

/** @param {boolean} succeeded @returns {Tally} */
function countGuard(succeeded) {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: [], tests: [] };
}

/**
 * @template Report
 * @param {(reportFile: string) => Step} stepFor
 * @param {(report: Report | undefined, succeeded: boolean) => Tally} count
 * @param {Record<string, string>} env
 * @returns {CountedStep}
 */
function counted(stepFor, count, env) {
  const reportFile = path.join(reports, `${stepFor.name}.json`);
  const step = stepFor(reportFile);
  return {
    ...step,
    env: { ...step.env, ...env },
    count: (succeeded) => count(readReport(reportFile), succeeded),
  };
}

/** @param {CountedStep} step @returns {Promise<Tally>} */
async function run({ name, script, env, speaks = false, count }) {
  const end = progress.start(name);
  const { succeeded, output } = await runScript(script, { env: { NO_COLOR: '1', ...env }, quiet: true });
  end(succeeded, succeeded && !speaks ? '' : output);
  const tally = count(succeeded);
  for (const skipped of tally.skipped) console.log(`did not run: ${skipped}`);
  return tally;
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the runner ended before it could write; its own output says why
  }
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
