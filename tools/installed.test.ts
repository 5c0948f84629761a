import { expect, test } from 'vitest';
import { isInstalled } from './installed.mjs';

const MACHINE = { platform: 'linux', arch: 'x64' };
const one = { version: '1.0.0', integrity: 'sha512-a' };
const LOCK = {
  packages: {
    '': {},
    'core/rules': { version: '0.1.0' },
    'node_modules/@blackpeg/rules': { link: true },
    'node_modules/one': one,
    'node_modules/native-linux': { ...one, optional: true, os: ['linux'], cpu: ['x64'] },
    'node_modules/native-musl': { ...one, optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/for-another': { ...one, optional: true },
    'node_modules/native-mac': { ...one, optional: true, os: ['darwin'], cpu: ['arm64'] },
  },
};
const INSTALLED = { packages: { 'node_modules/one': one, 'node_modules/native-linux': one } };

test('what the lock file says for this machine is enough', () => {
  expect(isInstalled(LOCK, INSTALLED, MACHINE)).toBe(true);
});

test.each([
  ['nothing', {}],
  ['a package too few', { packages: { 'node_modules/native-linux': one } }],
  [
    'another version',
    { packages: { ...INSTALLED.packages, 'node_modules/one': { ...one, version: '1.0.1' } } },
  ],
  ['other contents', { packages: { ...INSTALLED.packages, 'node_modules/one': { ...one, integrity: 'x' } } }],
  ['what another machine has', { packages: { 'node_modules/one': one, 'node_modules/native-mac': one } }],
])('%s is not', (_, installed) => {
  expect(isInstalled(LOCK, installed, MACHINE)).toBe(false);
});
