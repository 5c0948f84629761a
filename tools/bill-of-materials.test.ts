// R18: what the project is made of is known, free to use, and runs nothing when it is installed.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cycloneDx, partsOf } from './bill-of-materials.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
const lock = read('package-lock.json');
const parts = partsOf(lock);

const MOST_DIRECT = 15;
const FREE =
  /^(0BSD|Apache-2\.0|Artistic-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|CC-BY-4\.0|ISC|MIT|MPL-2\.0|OFL-1\.1|Python-2\.0)$/;

test('every package has a licence that may be used, a version and a hash', () => {
  expect(parts.length).toBeGreaterThan(100);
  const unfit = parts.filter(
    ({ licence }) =>
      !licence
        .replace(/[()]/g, '')
        .split(/ OR | AND /)
        .every((one) => FREE.test(one)),
  );
  expect(unfit.map(({ name, licence }) => `${name} ${licence}`)).toEqual([]);
  expect(parts.filter(({ version, integrity }) => !version || !integrity.startsWith('sha512-'))).toEqual([]);
});

test('nothing that is shipped runs a script when it is installed, and little is asked for directly', () => {
  expect(parts.filter((part) => part.isShipped && part.hasInstallScript)).toEqual([]);
  const manifests = ['core', 'play', 'apps'].flatMap((layer) =>
    readdirSync(path.join(ROOT, layer)).map((name) => read(path.join(layer, name, 'package.json'))),
  );
  const direct = new Set(manifests.flatMap(({ dependencies = {} }) => Object.keys(dependencies)));
  const ofOthers = [...direct].filter((name) => !name.startsWith('@blackpeg/'));
  expect(ofOthers.length).toBeLessThanOrEqual(MOST_DIRECT);
});

test('the bill of materials names each of them once, with where it comes from', () => {
  const bill = cycloneDx(lock);
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
  const refs = bill.components.map((component) => component['bom-ref']);
  expect(new Set(refs).size).toBe(parts.length);
  expect(bill.components.find(({ name }) => name === 'ws')).toEqual({
    type: 'library',
    'bom-ref': expect.stringMatching(/^ws@/),
    name: 'ws',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    scope: 'required',
    licenses: [{ license: { id: 'MIT' } }],
    purl: expect.stringMatching(/^pkg:npm\/ws@/),
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }],
  });
  expect(bill.components.find(({ name }) => name === '@libsql/linux-x64-gnu')?.purl).toMatch(
    /^pkg:npm\/%40libsql\/linux-x64-gnu@/,
  );
});

test('one command prints either', () => {
  const run = (...args: readonly string[]) =>
    execFileSync(process.execPath, [path.join(ROOT, 'tools/licences.mjs'), ...args], { encoding: 'utf8' });
  expect(run()).toMatch(
    /^Shipped:\n[\s\S]*^MIT +ws 8[\s\S]*^To build and test:\n[\s\S]*^Apache-2\.0 +typescript/m,
  );
  expect(JSON.parse(run('--sbom'))).toEqual(cycloneDx(lock));
});
