import { expect, test } from 'vitest';
import { browserStep, earStep, engineStep, SEARCHES, testStep } from './guards.mjs';

test('no test starts while programs are installed, which may replace the browser', () => {
  const searches = SEARCHES.map(({ name }) => name);
  for (const step of [testStep, browserStep, engineStep, earStep]) {
    expect(step('report.json').after).toEqual(expect.arrayContaining(searches));
  }
});
