// `npm test`: every guard, then every test, then every test in a browser, one line each; all of them run, whatever
// fails. `--guards` leaves the tests out, `--full` adds the files named *.full.test.ts and *.full.spec.ts.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserTallyOf } from './browser-report.mjs';
import { browserStep, GUARDS, testStep } from './guards.mjs';
import { installIfStale, ROOT } from './install.mjs';
import { tallyOf } from './test-report.mjs';

/** @typedef {import('./test-report.mjs').Tally} Tally */

const NAME_WIDTH = 18;
const LARGEST_OUTPUT = 256 * 1024 * 1024;

const args = process.argv.slice(2);
const unknown = args.find((arg) => !['--guards', '--full'].includes(arg));
if (unknown !== undefined) {
  console.error(`${unknown} is no option here; there are --guards and --full.`);
  process.exit(2);
}

installIfStale();
const tallies = GUARDS.map(runGuard);
if (!args.includes('--guards')) {
  const env = args.includes('--full') ? { TEST_FULL: '1' } : {};
  tallies.push(runTests(testStep, tallyOf, env), runTests(browserStep, browserTallyOf, env));
}
const failed = sum(tallies.map((tally) => tally.failed));
console.log(`${sum(tallies.map((tally) => tally.passed))} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** @param {import('./guards.mjs').Step} step @returns {Tally} */
function runGuard(step) {
  const succeeded = run(step, {});
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: [] };
}

/**
 * @template Report
 * @param {(reportFile: string) => import('./guards.mjs').Step} stepFor
 * @param {(report: Report | undefined, succeeded: boolean) => Tally} count
 * @param {Record<string, string>} env
 * @returns {Tally}
 */
function runTests(stepFor, count, env) {
  const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-test-'));
  const reportFile = path.join(folder, 'report.json');
  const succeeded = run(stepFor(reportFile), env);
  const tally = count(readReport(reportFile), succeeded);
  for (const name of tally.skipped) console.log(`did not run: ${name}`);
  rmSync(folder, { recursive: true });
  return tally;
}

/**
 * Says the name first, so that a step that takes long can be seen to run.
 *
 * @param {import('./guards.mjs').Step} step
 * @param {Record<string, string>} env
 */
function run({ name, script, env: told }, env) {
  process.stdout.write(name.padEnd(NAME_WIDTH));
  const started = performance.now();
  const { status, stdout, stderr, error } = spawnSync(process.execPath, script, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', ...told, ...env },
    maxBuffer: LARGEST_OUTPUT,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${seconds.padStart(6)} s`);
  if (status !== 0) console.log(`${stdout}${stderr}${error?.message ?? ''}`);
  return status === 0;
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
