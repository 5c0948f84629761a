// `npm run test:browser` and `npm run pictures`: everything is set up, then Playwright runs with what follows.

import './check-node.mjs';
import './end-with-npm.mjs';
import { runInOrder } from './processes.mjs';

const CONFIGS = {
  test: 'tests/browser/playwright.config.ts',
  pictures: 'tests/browser/pictures/playwright.config.ts',
};

const [what, ...args] = process.argv.slice(2);
if (what !== 'test' && what !== 'pictures') {
  console.error('What shall the browser do? There are: test, pictures.');
  process.exit(2);
}
await runInOrder([
  ['tools/setup.mjs'],
  ['node_modules/@playwright/test/cli.js', 'test', '-c', CONFIGS[what], ...args],
]);
