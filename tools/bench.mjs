// `npm run bench:NAME`: builds the project and its benches, then runs bench/NAME.ts with what follows.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium, NO_CHROMIUM } from './chromium.mjs';
import { installIfStale, ROOT } from './install.mjs';

const OUTPUT = path.join(ROOT, 'node_modules/.cache/bench/bench');

const [name, ...args] = process.argv.slice(2);
if (name === undefined || !existsSync(path.join(ROOT, 'bench', `${name}.ts`))) {
  const names = readdirSync(path.join(ROOT, 'bench')).filter((file) => file.endsWith('.ts'));
  console.error(`Which bench? There are: ${names.map((file) => path.basename(file, '.ts')).join(', ')}.`);
  process.exit(2);
}
installIfStale();
run(['node_modules/typescript/bin/tsc', '-b']);
run(['node_modules/typescript/bin/tsc', '-p', 'tsconfig.bench.json']);
if (name === 'web') prepareBrowser();
if (name === 'terminal') run(['tools/build-terminal.mjs']);
run(['--expose-gc', path.join(OUTPUT, `${name}.js`), ...args]);

function prepareBrowser() {
  run(['tools/build-web.mjs']);
  const chromium = ensureChromium();
  if (chromium === undefined) {
    console.error(NO_CHROMIUM);
    process.exit(1);
  }
  process.env.BLACKPEG_CHROMIUM = chromium;
}

/** @param {string[]} script */
function run(script) {
  const { status } = spawnSync(process.execPath, script, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
