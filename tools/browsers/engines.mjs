// The other engines the app is tested in, from the system's packages: Firefox, and WebKit with its driver and display.

import { ensureProgram, isRoot, thisMachine } from './programs.mjs';

/**
 * @typedef {import('./programs.mjs').Machine} Machine
 * @typedef {import('./programs.mjs').Program} Program
 *
 * @typedef {object} WebKitFiles
 * @property {string} driver
 * @property {string} browser
 * @property {string} display an X server without a screen
 */

/** The oldest version that these tests were run in. */
const OLDEST_FIREFOX = 153;

/** @type {Program} */
const FIREFOX = {
  variable: 'BLACKPEG_FIREFOX',
  files: ['firefox-esr', 'firefox'],
  places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  packages: ['firefox-esr', 'firefox'],
  // Playwright needs features that 140, in older package lists, does not have.
  oldest: OLDEST_FIREFOX,
};

const WEBKIT_FOLDERS = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'];

/** @type {Readonly<Record<keyof WebKitFiles, Program>>} */
const WEBKIT = {
  driver: {
    variable: 'BLACKPEG_WEBKIT_DRIVER',
    files: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver'],
  },
  browser: {
    variable: 'BLACKPEG_WEBKIT',
    files: [],
    places: WEBKIT_FOLDERS.flatMap((folder) =>
      ['4.1', '4.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`),
    ),
    packages: ['libwebkit2gtk-4.1-0', 'libwebkit2gtk-4.0-37'],
  },
  display: { variable: 'BLACKPEG_XVFB', files: ['Xvfb'], packages: ['xvfb'] },
};

/** @param {Machine} [machine] @returns {string | undefined} */
export function ensureFirefox(machine = thisMachine()) {
  return ensureProgram(FIREFOX, machine);
}

/** All of it, or nothing. @param {Machine} [machine] @returns {WebKitFiles | undefined} */
export function ensureWebKit(machine = thisMachine()) {
  const driver = ensureProgram(WEBKIT.driver, machine);
  const browser = ensureProgram(WEBKIT.browser, machine);
  const display = ensureProgram(WEBKIT.display, machine);
  return driver && browser && display ? { driver, browser, display } : undefined;
}

/**
 * What is missing, as sentences that say how to install it.
 *
 * @param {Machine} [machine]
 * @returns {readonly string[]}
 */
export function missingEngines(machine = thisMachine()) {
  return [
    ...(ensureFirefox(machine) ? [] : [sentenceFor('Firefox', [FIREFOX])]),
    ...(ensureWebKit(machine) ? [] : [sentenceFor('WebKit', Object.values(WEBKIT))]),
  ];
}

/** If it cannot be installed, its tests run only where it is available: in CI, and for root. */
export function areEnginesRequired(env = process.env) {
  return Boolean(env.CI) || isRoot();
}

/** @param {string} engine @param {readonly Program[]} programs */
function sentenceFor(engine, programs) {
  const packages = programs.map((program) => program.packages[0]).join(' ');
  const since = programs
    .map(({ oldest }) => (oldest === undefined ? '' : ` of version ${oldest} or later`))
    .join('');
  const variables = programs.map(({ variable }) => variable).join(', ');
  return `There is no ${engine} to test in${since}. On Debian and Ubuntu: sudo apt-get install ${packages}. Elsewhere, set ${variables} to where its programs are.`;
}
