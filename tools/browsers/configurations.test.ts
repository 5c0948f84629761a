import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../project.mjs';

/** Runs first in the program that loads the configuration: nothing is installed, root asks, and no program is really run. */
const BARE = `
  import childProcess from 'node:child_process';
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  fs.accessSync = () => { throw new Error('not there'); };
  childProcess.spawnSync = (...ran) => { console.log('ran', ...ran.slice(0, 2)); return { status: 1, stdout: '' }; };
  process.getuid = () => 0;
  syncBuiltinESMExports();
`;
const FOLDERS = ['browser', 'browser/pictures', 'ear', 'engines'];

test.each(FOLDERS)('loading the configuration of tests/%s installs nothing', (folder) => {
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const config = `tests/${folder}/playwright.config.ts`;
  const { stdout } = spawnSync(process.execPath, [cli, 'test', '--list', '-c', config, 'none'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(BARE)}` },
  });
  expect(stdout).toContain('Total: 0 tests');
  expect(stdout).not.toMatch(/apt-get|install/);
});
