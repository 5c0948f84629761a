// Reading Playwright's JSON report: how many tests passed and failed, and which did not run at all.

/**
 * @typedef {import('./test-report.mjs').Tally} Tally
 * @typedef {{ projectName: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped', results?: { duration: number }[] }} Run
 * @typedef {{ title: string, tests: Run[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ suites: Suite[], errors: unknown[] }} BrowserReport
 */

/**
 * As with the other tests, one that did not run counts as failed, and so does a run that failed outside any test.
 *
 * @param {BrowserReport | undefined} report
 * @param {boolean} runSucceeded
 * @returns {Tally}
 */
export function browserTallyOf(report, runSucceeded) {
  const runs = (report?.suites ?? []).flatMap((suite) => runsIn(suite, []));
  const passed = runs.filter(({ status }) => status === 'expected').length;
  const failed = runs.length - passed + (report?.errors.length ?? 0);
  return {
    passed,
    failed: failed === 0 && !runSucceeded ? 1 : failed,
    skipped: runs.filter(({ status }) => status === 'skipped').map(({ name }) => name),
    tests: runs.map(({ name, seconds }) => ({ name, seconds })),
  };
}

/** @param {Suite} suite @param {string[]} above @returns {{ name: string, status: string, seconds: number }[]} */
function runsIn({ title, specs = [], suites = [] }, above) {
  const here = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results = [] }) => ({
      name: [projectName, ...here, spec.title].join(' › '),
      status,
      seconds: results.reduce((total, { duration }) => total + duration / 1000, 0),
    })),
  );
  return [...own, ...suites.flatMap((inner) => runsIn(inner, here))];
}
