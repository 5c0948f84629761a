// Builds the web app if its sources changed since the last build. `--force` builds in any case.

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildIfChanged } from './build-changed.mjs';
import { ROOT } from './project.mjs';

await buildIfChanged({
  name: 'web',
  // Everything the app imports is in these folders, or in a package that the lock file names.
  sources: ['apps/web', 'core', 'play', 'package-lock.json'],
  built: ['apps/web/dist/index.html'],
  run: build,
});

function build() {
  console.log('Building the web app …');
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'warn'];
  return (
    spawnSync(process.execPath, args, { cwd: path.join(ROOT, 'apps/web'), stdio: 'inherit' }).status ?? 1
  );
}
