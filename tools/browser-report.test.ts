import { expect, test } from 'vitest';
import { type BrowserReport, browserTallyOf } from './browser-report.mjs';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

function report(statuses: readonly Status[], errors: readonly unknown[] = []): BrowserReport {
  const specs = statuses.map((status) => ({
    title: `is ${status}`,
    tests: [{ projectName: 'phone', status, results: [{ duration: 1500 }] }],
  }));
  const [first, ...others] = specs;
  const outer = first === undefined ? [] : [first];
  return {
    suites: [{ title: 'home.spec.ts', specs: outer, suites: [{ title: 'in French', specs: others }] }],
    errors: [...errors],
  };
}

test('tests are counted over all files and groups', () => {
  expect(browserTallyOf(report(['expected', 'expected', 'unexpected']), false)).toMatchObject({
    passed: 2,
    failed: 1,
    skipped: [],
  });
});

test('a test that did not run is named and counts as failed', () => {
  expect(browserTallyOf(report(['expected', 'skipped']), true)).toMatchObject({
    passed: 1,
    failed: 1,
    skipped: ['phone › home.spec.ts › in French › is skipped'],
  });
});

test('the time of each test is told', () => {
  expect(browserTallyOf(report(['expected']), true).tests).toEqual([
    { name: 'phone › home.spec.ts › is expected', seconds: 1.5 },
  ]);
});

test('a test that passes only now and then counts as failed', () => {
  expect(browserTallyOf(report(['flaky']), true)).toMatchObject({ passed: 0, failed: 1 });
});

test('a run that went wrong outside any test counts as failed', () => {
  expect(browserTallyOf(undefined, false)).toMatchObject({ passed: 0, failed: 1 });
  expect(browserTallyOf(report([], ['no Chromium']), false)).toMatchObject({ passed: 0, failed: 1 });
  expect(browserTallyOf(report(['expected']), false)).toMatchObject({ passed: 1, failed: 1 });
});
