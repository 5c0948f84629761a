// `npm run setup`: makes a fresh clone ready to run. Installs if need be, builds what changed.

import { spawnSync } from 'node:child_process';
import { installIfStale, ROOT } from './install.mjs';

const OLDEST_NODE = 20;

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(`Blackpeg needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
installIfStale();
const build = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b'], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exitCode = build.status ?? 1;
