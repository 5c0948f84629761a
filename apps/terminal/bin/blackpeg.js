#!/usr/bin/env node
// The committed entry point of the built command line, so that `npx blackpeg` exists before anything is built.

import '../../../tools/check-node.mjs';

// Before anything is loaded, and only on request: it makes the start slower.
if (process.env.BLACKPEG_DEBUG === '1') process.setSourceMapsEnabled(true);

try {
  await import('../bundle/main.js');
} catch (error) {
  const unbuilt = error?.code === 'ERR_MODULE_NOT_FOUND';
  const reason = unbuilt ? 'it is not built yet; run "npm run setup" in the project folder first' : error;
  process.stderr.write(`Blackpeg cannot start: ${reason}.\n`);
  process.exitCode = 70;
}
