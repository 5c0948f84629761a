// The Chromium that browser tests, pictures and benches run in: found, or installed where that can be done.

import path from 'node:path';
import { ROOT } from '../project.mjs';
import { ensureProgram, findProgram, isRoot, thisMachine } from './programs.mjs';

/**
 * @typedef {import('./programs.mjs').Machine} Machine
 * @typedef {import('./programs.mjs').Program} Program
 */

/** @type {Program} */
const CHROMIUM = {
  variable: 'BLACKPEG_CHROMIUM',
  // The headless one first: its pages take half the time.
  files: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
  ],
  places: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
  packages: ['chromium-headless-shell', 'chromium'],
};

/** A clean browser without background requests; as root it must run without its sandbox. */
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
 * The configured one, otherwise an installed one, otherwise it is installed now.
 *
 * @param {Machine} [machine]
 * @returns {string | undefined}
 */
export function ensureChromium(machine = thisMachine()) {
  return (
    findProgram(CHROMIUM, machine) ??
    findDownloaded(machine) ??
    ensureProgram(CHROMIUM, machine) ??
    installByPlaywright(machine)
  );
}

/** @param {Machine} machine */
function findDownloaded({ env, canRun, downloaded }) {
  if (env[CHROMIUM.variable]) return undefined;
  const file = downloaded();
  return file !== undefined && canRun(file) ? file : undefined;
}

/** @param {Machine} machine */
function installByPlaywright(machine) {
  if (machine.env[CHROMIUM.variable]) return undefined;
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const withLibraries = machine.platform === 'linux' && machine.isRoot ? ['--with-deps'] : [];
  const done = machine.run(process.execPath, [cli, 'install', ...withLibraries, 'chromium']);
  return done ? findDownloaded(machine) : undefined;
}
