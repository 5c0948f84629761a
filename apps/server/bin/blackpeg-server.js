#!/usr/bin/env node
// The committed entry point of the built server, so that `npx blackpeg-server` exists before anything is built.

import '../../../tools/check-node.mjs';

try {
  await import('../bundle/main.js');
} catch (error) {
  const unbuilt = error?.code === 'ERR_MODULE_NOT_FOUND';
  const reason = unbuilt ? 'it is not built yet; run "npm run setup" in the project folder first' : error;
  process.stderr.write(`The server cannot start: ${reason}.\n`);
  process.exitCode = 70;
}
