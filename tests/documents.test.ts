// What documents say is so: their links and paths lead somewhere, their commands exist, and the examples of the libraries print
// what they promise.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import * as match from '@blackpeg/match';
import * as notation from '@blackpeg/notation';
import * as protocol from '@blackpeg/protocol';
import * as rules from '@blackpeg/rules';
import * as solver from '@blackpeg/solver';
import * as wording from '@blackpeg/wording';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

function documents(): readonly string[] {
  const inFolder = (folder: string) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    );
  const packages = ['core', 'play', 'apps'].flatMap((layer) =>
    readdirSync(path.join(ROOT, layer)).map((name) => path.join(layer, name, 'README.md')),
  );
  return [...readdirSync(ROOT), ...inFolder('docs'), ...inFolder('tests'), ...packages].filter(
    (name) => name.endsWith('.md') && existsSync(path.join(ROOT, name)),
  );
}

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Links of Markdown, and paths in backquotes from the project's folder. */
function placesNamedIn(file: string): readonly string[] {
  const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, to = '']) =>
    path.join(path.dirname(file), to),
  );
  const paths = [...read(file).matchAll(/`((?:core|play|apps|tests|tools|docs|bench|examples)\/[\w./-]+)`/g)];
  return [...links, ...paths.map(([, to = '']) => to)];
}

test.each(documents())('everything %s points at is there', (file) => {
  expect(placesNamedIn(file).filter((place) => !existsSync(path.join(ROOT, place)))).toEqual([]);
});

const BLACKPEG = path.join(ROOT, 'apps/terminal/bin/blackpeg.js');

const blackpeg = (args: readonly string[]) =>
  execFileSync(process.execPath, [BLACKPEG, ...args], { encoding: 'utf8', cwd: ROOT, stdio: 'pipe' });

/** What comes after these words in code of a document: in backquotes, or in a block. */
function namedAfter(words: RegExp): readonly string[] {
  return documents().flatMap((file) => {
    const code = [...read(file).matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([text]) => text).join('\n');
    return [...code.matchAll(words)].map(([, name = '']) => name);
  });
}

test('every command that documents name exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const help = blackpeg(['--help']);
  expect(
    namedAfter(/npm run ([\w:-]+)/g).filter((name) => !Object.hasOwn(scripts, name) && !name.endsWith(':')),
  ).toEqual([]);
  expect(
    namedAfter(/(?:npx |`)blackpeg ([a-z]+)/g).filter((name) => !new RegExp(`^ +${name} `, 'm').test(help)),
  ).toEqual([]);
  expect(
    namedAfter(/(?:node|python3) ([\w./-]+\.(?:mjs|py))/g).filter(
      (file) => !existsSync(path.join(ROOT, file)),
    ),
  ).toEqual([]);
});

const ASKED = [...read('README.md').matchAll(/^npx blackpeg ((?:score|solve) .*)$/gm)].map(
  ([, line = '']) => line,
);

test.each(ASKED)('blackpeg %s', (line) => {
  const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
  expect(blackpeg(args).trim()).not.toBe('');
});

const MODULES: Readonly<Record<string, object>> = {
  '@blackpeg/match': match,
  '@blackpeg/notation': notation,
  '@blackpeg/protocol': protocol,
  '@blackpeg/rules': rules,
  '@blackpeg/solver': solver,
  '@blackpeg/wording': wording,
};

const EXAMPLES = [
  'README.md',
  ...['core/match', 'core/notation', 'core/rules', 'core/solver', 'core/wording', 'play/protocol'].map(
    (name) => `${name}/README.md`,
  ),
].flatMap((file) =>
  [...read(file).matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = ''], index) => ({ file, index, code })),
);

/** What it prints, line by line. */
function run(code: string): readonly string[] {
  const printed: string[] = [];
  const log = (thing: unknown) =>
    printed.push(
      typeof thing === 'string' ? thing : inspect(thing, { breakLength: Number.POSITIVE_INFINITY }),
    );
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 };
  const { outputText } = ts.transpileModule(code, { compilerOptions });
  const start = new Function('require', 'exports', 'console', outputText);
  start((name: string) => MODULES[name], {}, { log });
  return printed;
}

test.each(EXAMPLES)('example $index of $file prints what stands in its comments', ({ code }) => {
  const promised = [...code.matchAll(/(?:;|^) ?\/\/ (.+)$/gm)].map(([, text]) => text);
  expect(promised.length).toBeGreaterThan(0);
  expect(run(code)).toEqual(promised);
});
