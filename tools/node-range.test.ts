import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { nodeFault } from './node-range.mjs';

interface Manifest {
  readonly engines?: { readonly node?: string };
  readonly scripts?: Readonly<Record<string, string>>;
}

const ROOT = path.resolve(import.meta.dirname, '..');
const SENTENCE =
  'Blackpeg needs Node 20.19 or a later 20, 22.12 or a later 22, or 24 or newer; this is Node 21.7.3: get another from https://nodejs.org.';

const project = manifest('.');
const range = project.engines?.node ?? '';
const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-node-'));
afterAll(() => rmSync(folder, { recursive: true }));

function manifest(place: string): Manifest {
  return JSON.parse(readFileSync(path.join(ROOT, place, 'package.json'), 'utf8'));
}

describe('the range that package.json states', () => {
  test.each(['20.19.0', '20.20.2', '22.12.0', '22.23.3', '24.0.0', '25.1.0', '30.0.0'])(
    'has Node %s',
    (version) => expect(nodeFault(version, range)).toBeNull(),
  );

  test.each(['18.20.8', '20.0.0', '20.18.3', '21.7.3', '22.0.0', '22.11.0', '23.11.0'])(
    'has no Node %s, and a sentence says so',
    (version) => expect(nodeFault(version, range)).toBe(SENTENCE.replace('21.7.3', version)),
  );

  test('is understood, or refused', () => {
    expect(() => nodeFault('20.19.0', '~20.19.0')).toThrow('"~20.19.0"');
  });

  test.each(
    ['core', 'play', 'apps'].flatMap((layer) =>
      readdirSync(path.join(ROOT, layer)).map((name) => `${layer}/${name}`),
    ),
  )('is that of %s', (place) => expect(manifest(place).engines?.node).toBe(range));

  test('is what the README says, and .nvmrc names a version of it', () => {
    const needs = /needs? (Node .*?); this/.exec(SENTENCE)?.[1];
    expect(readFileSync(path.join(ROOT, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ')).toContain(needs);
    const suggested = readFileSync(path.join(ROOT, '.nvmrc'), 'utf8').trim();
    expect(nodeFault(`${suggested}.0.0`, range)).toBeNull();
  });
});

describe('on another Node, one sentence and nothing else comes of', () => {
  const started = Object.values(project.scripts ?? {}).flatMap(
    (script) => /^node (tools\/[\w-]+\.mjs)/.exec(script)?.[1] ?? [],
  );
  const fake = path.join(folder, 'fake.cjs');
  writeFileSync(fake, "Object.defineProperty(process, 'versions', { value: { node: '21.7.3' } });");

  test.each([
    ...new Set(started),
    'apps/server/bundle/main.js',
    'apps/server/bin/blackpeg-server.js',
    'apps/terminal/bin/blackpeg.js',
  ])('%s', (file) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-r', fake, file], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: `${SENTENCE}\n` });
  });
});
