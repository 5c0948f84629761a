import { expect, test } from 'vitest';
import { areEnginesRequired, ensureFirefox, ensureWebKit, missingEngines } from './engines.mjs';
import { machine } from './machine.testing.ts';

const FIREFOX = '/usr/bin/firefox-esr';
const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const DISPLAY = '/usr/bin/Xvfb';

test('a Firefox of old lists of packages is replaced by that of new ones', () => {
  const brings = { 'apt-get install': FIREFOX, 'apt-get update': '' };
  const version = (ran: readonly string[]) =>
    `Mozilla Firefox ${ran.includes('apt-get update') ? '153.7.0esr' : '140.12.0esr'}`;
  const stale = machine({ brings, version });
  expect(ensureFirefox(stale)).toBe(FIREFOX);
  expect(stale.ran.map((line) => line.split(' ')[1])).toEqual(['install', 'update', 'install']);
  const plain = machine({ has: [FIREFOX], isRoot: false, version });
  expect(ensureFirefox(plain)).toBeUndefined();
  expect(plain.ran).toEqual([]);
});

test('WebKit is its driver, its browser and a display, or it is missing', () => {
  const has = [DRIVER, BROWSER, DISPLAY];
  expect(ensureWebKit(machine({ has }))).toEqual({ driver: DRIVER, browser: BROWSER, display: DISPLAY });
  for (const gone of has) {
    expect(
      ensureWebKit(machine({ has: has.filter((file) => file !== gone), isRoot: false })),
    ).toBeUndefined();
  }
});

test('what is missing is named with the packages that bring it', () => {
  expect(missingEngines(machine({ isRoot: false }))).toEqual([
    expect.stringContaining(
      'no Firefox to test in of version 153 or later. On Debian and Ubuntu: sudo apt-get install firefox-esr.',
    ),
    expect.stringContaining('sudo apt-get install webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb.'),
  ]);
  const has = [DRIVER, BROWSER, DISPLAY, FIREFOX];
  expect(missingEngines(machine({ has, version: () => 'Mozilla Firefox 160.0' }))).toEqual([]);
});

test('CI must have every engine', () => {
  expect(areEnginesRequired({ CI: 'true' })).toBe(true);
});
