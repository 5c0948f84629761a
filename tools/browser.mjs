// `npm run test:browser`, `npm run test:engines`, `npm run test:ear` and `npm run pictures`: everything is set up, then Playwright runs with
// the arguments that follow.

import './check-node.mjs';
import './end-with-npm.mjs';
import { runInOrder } from './processes.mjs';

const CONFIGS = {
  test: 'tests/browser/playwright.config.ts',
  engines: 'tests/engines/playwright.config.ts',
  ear: 'tests/ear/playwright.config.ts',
  pictures: 'tests/browser/pictures/playwright.config.ts',
};

const [what, ...args] = process.argv.slice(2);
if (what !== 'test' && what !== 'engines' && what !== 'ear' && what !== 'pictures') {
  console.error('What shall the browser do? There are: test, engines, ear, pictures.');
  process.exit(2);
}
// `npm test` runs the smoke suite and the short form alone.
if (what === 'engines') process.env.BLACKPEG_ENGINES = 'all';
if (what === 'ear') process.env.BLACKPEG_EAR = 'all';
await runInOrder([
  ['tools/setup.mjs'],
  ['tools/browsers/find.mjs', what === 'engines' || what === 'ear' ? what : 'chromium'],
  ['node_modules/@playwright/test/cli.js', 'test', '-c', CONFIGS[what], ...args],
]);
