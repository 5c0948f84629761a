// `npm run setup`: makes a fresh clone ready to run. Installs if need be, builds what changed.

import './check-node.mjs';
import './end-with-npm.mjs';
import { installIfStale } from './install.mjs';
import { runInOrder } from './processes.mjs';
import { TSC } from './project.mjs';

await installIfStale();
await runInOrder([[TSC, '-b'], ['tools/build-web.mjs'], ['tools/build-programs.mjs']]);
