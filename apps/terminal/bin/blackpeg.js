#!/usr/bin/env node
// The committed door to the built command line, so that `npx blackpeg` exists before anything is built.

try {
  await import('../dist/main.js');
} catch (error) {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  process.stderr.write('Blackpeg is not built yet: run "npm run setup" in the project folder first.\n');
  process.exitCode = 70;
}
