// The libraries as others get them: packed, installed into an empty project, and used there.

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { parseRecord, replayRecord } from '@blackpeg/notation';
import { publint } from 'publint';
import { rolldown } from 'rolldown';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { npm, packAll } from '../../tools/pack/pack.mjs';
import { ROOT, TSC } from '../../tools/project.mjs';

/** Compressed bytes that one sentence in all languages adds to a page. */
const MOST_FOR_A_SENTENCE = 5_000;

const project = mkdtempSync(path.join(tmpdir(), 'blackpeg-libraries-'));
const libraries = path.join(project, 'node_modules/@blackpeg');
let tarballs: ReturnType<typeof packAll>;

beforeAll(() => {
  tarballs = packAll(path.join(project, 'packed'));
  for (const { name, size } of tarballs) console.log(`${name}: ${size} bytes packed`);
  cpSync(path.join(import.meta.dirname, 'project'), project, { recursive: true });
  cpSync(path.join(ROOT, 'examples/play-match.ts'), path.join(project, 'play-match.ts'));
  writeFileSync(path.join(project, 'package.json'), '{ "private": true, "type": "module" }');
  npm(
    [
      'install',
      '--offline',
      '--ignore-scripts',
      '--no-package-lock',
      '--no-audit',
      ...tarballs.map(({ file }) => file),
    ],
    project,
  );
});

afterAll(() => rmSync(project, { recursive: true }));

const compile = (config: string) =>
  execFileSync(process.execPath, [path.join(ROOT, TSC), '-p', config], { cwd: project, stdio: 'inherit' });

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));

test('compile for Node and run, imported and required', () => {
  compile('tsconfig.json');
  const run = (script: string) =>
    execFileSync(process.execPath, [script], {
      cwd: project,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  expect(JSON.parse(run('out/use.cjs'))).toEqual([
    '1 noire, 1 blanche',
    'object',
    ...['1 black, 2 white', '1 noire, 2 blanches', '1 schwarz, 2 weiß'],
    ...['1314', 'blackpeg.v2', 'function', 'function'],
  ]);
  const record = parseRecord(run('out/play-match.js'));
  expect(record.ok && replayRecord(record.value).fault).toBeNull();
  expect(readFileSync(path.join(project, 'play-match.ts'), 'utf8').split('\n').length).toBeLessThan(26);
});

test('compile for a bundler, and think in a worker of a page that Vite built', async () => {
  compile('tsconfig.bundler.json');
  await build({ root: project, logLevel: 'error', configFile: false });
  const built = filesIn(path.join(project, 'dist'));
  const worker = readFileSync(built.find((file) => /worker-.*\.js$/.test(file)) ?? '', 'utf8');
  console.log(`a worker with the solver: ${gzipSync(worker).length} bytes compressed`);
  const told: unknown[] = [];
  runInNewContext(worker, { WebAssembly, atob, postMessage: (message: unknown) => told.push(message) });
  expect(JSON.stringify(told)).toBe('[[1,3,1,4]]');
});

test('cost a page that says one sentence a few kilobytes', async () => {
  const entry = path.join(project, 'sentence.js');
  writeFileSync(entry, "export { answerText } from '@blackpeg/wording';");
  const bundle = await rolldown({ input: entry, cwd: project, platform: 'browser' });
  const { output } = await bundle.generate({ minify: true });
  const size = gzipSync(output[0].code).length;
  console.log(`one sentence of the wording: ${size} bytes compressed`);
  expect(output.length).toBe(1);
  expect(size).toBeLessThan(MOST_FOR_A_SENTENCE);
});

test('are clean for publint, and for are-the-types-wrong as ES modules', async () => {
  const found = await Promise.all(
    tarballs.map(async ({ name, file }) => {
      const data = new Uint8Array(readFileSync(file));
      const { messages } = await publint({ pack: { tarball: data.buffer }, strict: true });
      const checked = await checkPackage(createPackageFromTarballData(data));
      // Node can require ES modules in every version that `engines` allows.
      const problems = checked.types
        ? checked.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM')
        : ['no types'];
      return { name, messages, problems };
    }),
  );
  for (const library of found) expect(library).toMatchObject({ messages: [], problems: [] });
});

test('have their licence, keywords, sources behind their maps, and documents whose links lead somewhere', () => {
  const { repository } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  for (const name of readdirSync(libraries)) {
    const folder = path.join(libraries, name);
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ license: 'MIT', repository, publishConfig: { access: 'public' } });
    expect(manifest.keywords.length, name).toBeGreaterThan(3);
    expect(existsSync(path.join(folder, 'LICENSE')), name).toBe(true);
    const files = filesIn(folder);
    expect(files.filter((file) => file.endsWith('.md')).flatMap(deadLinks)).toEqual([]);
    expect(files.filter((file) => file.endsWith('.map')).flatMap(lostSources)).toEqual([]);
  }
});

function deadLinks(file: string): readonly string[] {
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)];
  return links.map(([, to = '']) => path.join(path.dirname(file), to)).filter((place) => !existsSync(place));
}

function lostSources(file: string): readonly string[] {
  const { sources } = JSON.parse(readFileSync(file, 'utf8'));
  return sources
    .map((source: string) => path.join(path.dirname(file), source))
    .filter((place: string) => !existsSync(place));
}
