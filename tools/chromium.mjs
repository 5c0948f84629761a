// The Chromium that browser tests, pictures and benches run in: found, or installed where that can be done.

import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { ROOT } from './project.mjs';

/**
 * What the search needs to know of the machine; tests give one of their own.
 *
 * @typedef {object} Machine
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Platform} platform
 * @property {boolean} isRoot
 * @property {(file: string) => boolean} canRun
 * @property {(command: string, args: string[]) => boolean} run true when it succeeded
 * @property {() => string | undefined} downloaded where Playwright keeps the one it downloads
 */

/** The one without windows first: a page of it costs half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
/** Debian's packages, the best first. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
/** Where a browser stands that is on nobody's path. */
const PLACES = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};
const USUAL_PATH = ['/usr/bin', '/usr/local/bin', '/snap/bin'];

/** No browser of anybody's: it asks nobody anything, and as root it must do without its sandbox. */
export const CHROMIUM_FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot() ? ['--no-sandbox'] : []),
];

export const NO_CHROMIUM =
  'There is no Chromium here, and none could be installed: install one, or set BLACKPEG_CHROMIUM to where it is.';

/**
 * The one that is named, else one that is there, else one that is installed now.
 *
 * @param {Machine} [machine]
 * @returns {string | undefined}
 */
export function ensureChromium(machine = thisMachine()) {
  return findChromium(machine) ?? installByApt(machine) ?? installByPlaywright(machine);
}

/**
 * A named one that is not there is not replaced by another: whoever named it would not know.
 *
 * @param {Machine} machine
 * @returns {string | undefined}
 */
function findChromium(machine) {
  const { env, platform, canRun } = machine;
  const named = env.BLACKPEG_CHROMIUM;
  if (named) return canRun(named) ? named : undefined;
  const folders = [...(env.PATH ?? '').split(path.delimiter).filter(Boolean), ...USUAL_PATH];
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const elsewhere = platform === 'darwin' || platform === 'win32' ? PLACES[platform] : [];
  const there = [...onPath, ...elsewhere].find(canRun);
  if (there !== undefined) return there;
  const downloaded = machine.downloaded();
  return downloaded !== undefined && canRun(downloaded) ? downloaded : undefined;
}

/** @param {Machine} machine */
function installByApt(machine) {
  const { env, isRoot, platform, run } = machine;
  if (env.BLACKPEG_CHROMIUM || platform !== 'linux' || !isRoot) return undefined;
  const install = () =>
    PACKAGES.some((name) => run('apt-get', ['install', '-y', '--no-install-recommends', name]));
  // A fresh machine has no list of packages yet.
  if (!install() && !(run('apt-get', ['update']) && install())) return undefined;
  return findChromium(machine);
}

/** @param {Machine} machine */
function installByPlaywright(machine) {
  if (machine.env.BLACKPEG_CHROMIUM) return undefined;
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const withLibraries = machine.platform === 'linux' && machine.isRoot ? ['--with-deps'] : [];
  const done = machine.run(process.execPath, [cli, 'install', ...withLibraries, 'chromium']);
  return done ? findChromium(machine) : undefined;
}

/** @returns {Machine} */
function thisMachine() {
  return {
    env: process.env,
    platform: process.platform,
    isRoot: isRoot(),
    canRun,
    run: (command, args) => {
      console.log(`Looking for a Chromium: ${path.basename(command)} ${args.join(' ')} …`);
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      return (
        spawnSync(command, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
      );
    },
    downloaded,
  };
}

function isRoot() {
  return process.getuid?.() === 0;
}

/** @param {string} file */
function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Playwright alone knows the folder, which has its version in its name. */
function downloaded() {
  const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  const { status, stdout } = spawnSync(process.execPath, ['-e', script], { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
