// What the tests by ear need, from the system's packages: a screen reader, a browser with a window, the accessibility services between them,
// and a display without a screen.

import { ensureProgram, thisMachine } from './programs.mjs';

/**
 * @typedef {import('./programs.mjs').Machine} Machine
 * @typedef {import('./programs.mjs').Program} Program
 *
 * @typedef {object} EarFiles
 * @property {string} browser with a window
 * @property {string} display an X server without a screen
 * @property {string} bus
 * @property {string} windows a window manager
 * @property {string} accessibility
 * @property {string} reader
 * @property {string} keyboard
 */

/** @type {Readonly<Record<keyof EarFiles, Program>>} */
const EAR = {
  browser: {
    variable: 'BLACKPEG_EAR_CHROMIUM',
    files: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    packages: ['chromium'],
  },
  display: { variable: 'BLACKPEG_XVFB', files: ['Xvfb'], packages: ['xvfb'] },
  bus: { variable: 'BLACKPEG_DBUS', files: ['dbus-daemon'], packages: ['dbus'] },
  windows: { variable: 'BLACKPEG_OPENBOX', files: ['openbox'], packages: ['openbox'] },
  accessibility: {
    variable: 'BLACKPEG_AT_SPI',
    files: [],
    places: ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher'],
    packages: ['at-spi2-core'],
  },
  reader: { variable: 'BLACKPEG_ORCA', files: ['orca'], packages: ['orca'] },
  keyboard: { variable: 'BLACKPEG_XDOTOOL', files: ['xdotool'], packages: ['xdotool'] },
};

/** The driver of a Braille display, for tests that are not part of `npm test`. @type {Program} */
const BRLTTY = {
  variable: 'BLACKPEG_BRLTTY',
  files: ['brltty'],
  places: ['/bin/brltty'],
  packages: ['brltty'],
};

/** @param {Machine} [machine] @returns {string | undefined} */
export function ensureBrltty(machine = thisMachine()) {
  return ensureProgram(BRLTTY, machine);
}

/** All of it, or nothing. @param {Machine} [machine] @returns {EarFiles | undefined} */
export function ensureEar(machine = thisMachine()) {
  const { browser, display, bus, windows, accessibility, reader, keyboard } = EAR;
  const files = {
    browser: ensureProgram(browser, machine),
    display: ensureProgram(display, machine),
    bus: ensureProgram(bus, machine),
    windows: ensureProgram(windows, machine),
    accessibility: ensureProgram(accessibility, machine),
    reader: ensureProgram(reader, machine),
    keyboard: ensureProgram(keyboard, machine),
  };
  return Object.values(files).every((file) => file !== undefined)
    ? /** @type {EarFiles} */ (files)
    : undefined;
}

/** What to do if something is missing. @param {Machine} [machine] @returns {readonly string[]} */
export function missingEar(machine = thisMachine()) {
  const isAll = machine.env.BLACKPEG_EAR === 'all';
  if (ensureEar(machine) && (!isAll || ensureBrltty(machine))) return [];
  const programs = [...Object.values(EAR), ...(isAll ? [BRLTTY] : [])];
  const packages = programs.map((program) => program.packages[0]);
  const variables = programs.map(({ variable }) => variable);
  return [
    `There is no screen reader to test with. On Debian and Ubuntu: sudo apt-get install ${packages.join(' ')}. Elsewhere, set ${variables.join(', ')} to where the programs are.`,
  ];
}
