// Reading vitest's JSON report: how many tests passed and failed, and which did not run at all.

import path from 'node:path';
import { ROOT } from './project.mjs';

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} skipped names of tests that did not run
 * @property {readonly import('./step-lines.mjs').Timed[]} tests what each took
 *
 * @typedef {{ fullName: string, status: string, duration?: number | null }} Assertion
 * @typedef {{ testResults: { name: string, status: string, assertionResults: Assertion[] }[] }} Report
 */

/**
 * A test that did not run counts as failed, so that nothing is skipped silently. So does a file that could not be
 * loaded, and a run that failed outside any test.
 *
 * @param {Report | undefined} report
 * @param {boolean} runSucceeded
 * @returns {Tally}
 */
export function tallyOf(report, runSucceeded) {
  const files = report?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const skipped = tests.filter((test) => !['passed', 'failed'].includes(test.status));
  const brokenFiles = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  );
  const failed = tests.length - passed + brokenFiles.length;
  return {
    passed,
    failed: failed === 0 && !runSucceeded ? 1 : failed,
    skipped: skipped.map((test) => test.fullName),
    tests: files.flatMap((file) => file.assertionResults.map((test) => timeOf(file.name, test))),
  };
}

/** @param {string} file @param {Assertion} test */
function timeOf(file, { fullName, duration }) {
  return { name: `${path.relative(ROOT, file)} › ${fullName}`, seconds: (duration ?? 0) / 1000 };
}

/** @param {Assertion} test */
function isFailed(test) {
  return test.status === 'failed';
}
