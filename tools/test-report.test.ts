import path from 'node:path';
import { expect, test } from 'vitest';
import { tallyOf } from './test-report.mjs';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((test) => ({ fullName: `a ${test} test`, status: test })),
});

test('passed and failed tests are counted over all files', () => {
  const report = { testResults: [file('passed', 'passed', 'passed'), file('failed', 'failed', 'passed')] };
  expect(tallyOf(report, false)).toMatchObject({ passed: 3, failed: 1, skipped: [] });
});

test('a test that did not run is named and counts as failed', () => {
  const report = { testResults: [file('passed', 'passed', 'skipped', 'todo')] };
  expect(tallyOf(report, true)).toMatchObject({
    passed: 1,
    failed: 2,
    skipped: ['a skipped test', 'a todo test'],
  });
});

test('the time of each test is reported, with its file', () => {
  const assertionResults = [{ fullName: 'a test', status: 'passed', duration: 250 }];
  const testResults = [{ name: path.resolve('core/a.test.ts'), status: 'passed', assertionResults }];
  expect(tallyOf({ testResults }, true).tests).toEqual([{ name: 'core/a.test.ts › a test', seconds: 0.25 }]);
});

test('a file that could not be loaded counts as failed', () => {
  expect(tallyOf({ testResults: [file('failed')] }, false)).toMatchObject({
    passed: 0,
    failed: 1,
    skipped: [],
  });
});

test('a run that went wrong outside any test counts as failed', () => {
  expect(tallyOf({ testResults: [file('passed', 'passed')] }, false)).toMatchObject({ passed: 1, failed: 1 });
  expect(tallyOf(undefined, false)).toMatchObject({ passed: 0, failed: 1 });
});
