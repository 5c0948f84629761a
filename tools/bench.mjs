// `npm run bench:NAME`: builds the project and its benches, then runs bench/NAME.ts with the arguments that follow.

import './check-node.mjs';
import './end-with-npm.mjs';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium, NO_CHROMIUM } from './browsers/chromium.mjs';
import { installIfStale } from './install.mjs';
import { runInOrder } from './processes.mjs';
import { ROOT, TSC } from './project.mjs';

const OUTPUT = path.join(ROOT, 'node_modules/.cache/bench/bench');

const [name, ...args] = process.argv.slice(2);
if (name === undefined || !existsSync(path.join(ROOT, 'bench', `${name}.ts`))) {
  const names = readdirSync(path.join(ROOT, 'bench')).filter((file) => file.endsWith('.ts'));
  console.error(
    `Unknown bench. Choose one of: ${names.map((file) => path.basename(file, '.ts')).join(', ')}.`,
  );
  process.exit(2);
}
await installIfStale();
await runInOrder([
  [TSC, '-b'],
  [TSC, '-p', 'tsconfig.bench.json'],
  ['tools/build-programs.mjs'],
  ...(name === 'web' ? [['tools/build-web.mjs']] : []),
]);
if (name === 'web') findBrowser();
await runInOrder([['--expose-gc', path.join(OUTPUT, `${name}.js`), ...args]]);

function findBrowser() {
  const chromium = ensureChromium();
  if (chromium === undefined) {
    console.error(NO_CHROMIUM);
    process.exit(1);
  }
  process.env.BLACKPEG_CHROMIUM = chromium;
}
