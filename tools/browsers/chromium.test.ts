import { expect, test } from 'vitest';
import { ensureChromium } from './chromium.mjs';
import { machine } from './machine.testing.ts';

test('the one that is named comes first, and nothing replaces it', () => {
  const named = { BLACKPEG_CHROMIUM: '/opt/mine', PATH: '/bin' };
  expect(ensureChromium(machine({ env: named, has: ['/opt/mine', '/bin/chromium'] }))).toBe('/opt/mine');
  const gone = machine({ env: named, has: ['/bin/chromium'] });
  expect(ensureChromium(gone)).toBeUndefined();
  expect(gone.ran).toEqual([]);
});

test('an installed one is used: from the path, the usual places, or Playwright’s folder', () => {
  expect(ensureChromium(machine({ env: { PATH: '/a:/b' }, has: ['/b/google-chrome'] }))).toBe(
    '/b/google-chrome',
  );
  expect(ensureChromium(machine({ has: ['/usr/bin/chromium'] }))).toBe('/usr/bin/chromium');
  expect(ensureChromium(machine({ has: ['/cache/chrome'] }))).toBe('/cache/chrome');
});

test('of two installed ones, the headless one is used', () => {
  const has = ['/a/chromium', '/usr/bin/chromium-headless-shell'];
  expect(ensureChromium(machine({ env: { PATH: '/a' }, has }))).toBe('/usr/bin/chromium-headless-shell');
});

test('root installs it from the system’s packages, after a look for new ones if need be', () => {
  const brings = { 'apt-get install': '/usr/bin/chromium-headless-shell' };
  const ready = machine({ brings });
  expect(ensureChromium(ready)).toBe('/usr/bin/chromium-headless-shell');
  expect(ready.ran).toHaveLength(1);
  expect(ready.ran[0]).toMatch(/^apt-get install .* chromium-headless-shell$/);
  const fresh = machine({ brings: { ...brings, 'apt-get update': '' }, fails: 2 });
  expect(ensureChromium(fresh)).toBe('/usr/bin/chromium-headless-shell');
  expect(fresh.ran.map((line) => line.split(' ')[1])).toEqual(['install', 'install', 'update', 'install']);
});

test('root installs the whole Chromium where the one without windows is no package', () => {
  const older = machine({ brings: { ' chromium': '/usr/bin/chromium' }, fails: 1 });
  expect(ensureChromium(older)).toBe('/usr/bin/chromium');
});

test('without root, or without such packages, Playwright’s is used', () => {
  const brings = { 'install chromium': '/cache/chrome', 'install --with-deps': '/cache/chrome' };
  const plain = machine({ isRoot: false, brings });
  expect(ensureChromium(plain)).toBe('/cache/chrome');
  expect(plain.ran).toHaveLength(1);
  expect(ensureChromium(machine({ brings }))).toBe('/cache/chrome');
});

test('if nothing helps there is none', () => {
  expect(ensureChromium(machine({}))).toBeUndefined();
});
