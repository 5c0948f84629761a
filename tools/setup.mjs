// `npm run setup`: makes a fresh clone ready to run. Installs if need be, builds what changed.

import { spawnSync } from 'node:child_process';
import { installIfStale, ROOT } from './install.mjs';

const OLDEST_NODE = 20;

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(`Blackpeg needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
installIfStale();
const BUILDS = [
  ['node_modules/typescript/bin/tsc', '-b'],
  ['tools/build-web.mjs'],
  ['tools/build-terminal.mjs'],
];
for (const script of BUILDS) {
  const { status } = spawnSync(process.execPath, script, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
