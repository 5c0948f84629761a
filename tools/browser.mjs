// `npm run test:browser` and `npm run pictures`: everything is set up, then Playwright runs with what follows.

import { spawnSync } from 'node:child_process';
import { ROOT } from './install.mjs';

const CONFIGS = {
  test: 'tests/browser/playwright.config.ts',
  pictures: 'tests/browser/pictures/playwright.config.ts',
};

const [what, ...args] = process.argv.slice(2);
if (what !== 'test' && what !== 'pictures') {
  console.error('What shall the browser do? There are: test, pictures.');
  process.exit(2);
}
run(['tools/setup.mjs']);
run(['node_modules/@playwright/test/cli.js', 'test', '-c', CONFIGS[what], ...args]);

/** @param {string[]} script */
function run(script) {
  const { status } = spawnSync(process.execPath, script, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
