// The first import of every entry point: ends the process with one sentence if this version of Node is not supported,
// before anything is loaded that would fail in it.

import { readFileSync } from 'node:fs';
import { nodeFault } from './node-range.mjs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const fault = nodeFault(process.versions.node, engines.node);
if (fault !== null) {
  console.error(fault);
  process.exit(2);
}
