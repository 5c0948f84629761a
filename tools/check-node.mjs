// The first import of everything that is started: ends the process with one sentence where this Node cannot run it,
// before anything else is loaded that it would fail in.

import { readFileSync } from 'node:fs';
import { nodeFault } from './node-range.mjs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const fault = nodeFault(process.versions.node, engines.node);
if (fault !== null) {
  console.error(fault);
  process.exit(2);
}
