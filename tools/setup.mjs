// `npm run setup`: makes a fresh clone ready to run. Installs if need be, builds what changed.

import { installIfStale, TSC } from './install.mjs';
import { runInOrder } from './processes.mjs';

const OLDEST_NODE = 20;

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(`Blackpeg needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
installIfStale();
await runInOrder([[TSC, '-b'], ['tools/build-web.mjs'], ['tools/build-terminal.mjs']]);
