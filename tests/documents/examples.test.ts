// Blocks of code in the documents: TypeScript prints what its comments say, records can be read, grammars are complete. Commands
// are tried in commands.test.ts, the session of an engine in apps/terminal.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import * as match from '@blackpeg/match';
import * as notation from '@blackpeg/notation';
import * as protocol from '@blackpeg/protocol';
import * as referee from '@blackpeg/referee';
import * as rules from '@blackpeg/rules';
import * as session from '@blackpeg/session';
import * as solver from '@blackpeg/solver';
import * as wording from '@blackpeg/wording';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { blocks, documents, FENCED, ROOT, read } from './documents.testing.ts';

const inLanguage = (language: string) => blocks().filter((block) => block.language === language);

test('every library has an example', () => {
  const documents = inLanguage('ts').map(({ file }) => file);
  for (const name of Object.keys(MODULES))
    expect(
      documents.some((file) => file.endsWith(`${name.replace('@blackpeg/', '/')}/README.md`)),
      name,
    ).toBe(true);
});

test('every block says what it is', () => {
  const known = ['ebnf', 'record', 'session', 'sh', 'text', 'ts'];
  expect(blocks().filter(({ language }) => !known.includes(language))).toEqual([]);
  const indented = documents().filter((file) =>
    /\n\n(?: {4}|\t)[^\s|*-]/.test(read(file).replace(FENCED, '')),
  );
  expect(indented, 'blocks are fenced').toEqual([]);
});

const MODULES: Readonly<Record<string, object>> = {
  '@blackpeg/match': match,
  '@blackpeg/notation': notation,
  '@blackpeg/protocol': protocol,
  '@blackpeg/referee': referee,
  '@blackpeg/rules': rules,
  '@blackpeg/session': session,
  '@blackpeg/solver': solver,
  '@blackpeg/wording': wording,
};

/** Examples of browser tests would need a browser and seconds each: only their imports are checked. */
const ofBrowserTests = (file: string) => file === 'tests/browser/README.md';

/** What it prints, line by line. */
async function printedBy(code: string): Promise<readonly string[]> {
  const printed: string[] = [];
  const log = (thing: unknown) =>
    printed.push(
      typeof thing === 'string' ? thing : inspect(thing, { breakLength: Number.POSITIVE_INFINITY }),
    );
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 };
  const { outputText } = ts.transpileModule(code, { compilerOptions });
  const start = new Function('require', 'exports', 'console', `return (async () => {${outputText}\n})()`);
  await start((name: string) => MODULES[name], {}, { log });
  return printed;
}

test.each(inLanguage('ts').filter(({ file }) => !ofBrowserTests(file)))(
  'an example of $file prints what stands in its comments',
  async ({ code }) => {
    const promised = [...code.matchAll(/(?:;|^) ?\/\/ (.+)$/gm)].map(([, text]) => text);
    expect(promised.length).toBeGreaterThan(0);
    expect(await printedBy(code)).toEqual(promised);
  },
);

test.each(inLanguage('ts').filter(({ file }) => ofBrowserTests(file)))(
  'an example of $file imports what there is',
  ({ file, code }) => {
    const imports = [...code.matchAll(/import \{ (.+) \} from '(.+)';/g)];
    expect(imports.length).toBeGreaterThan(0);
    for (const [, names = '', from = ''] of imports) {
      const source = path.join(path.dirname(file), from);
      const known = MODULES[from] ? Object.keys(MODULES[from]) : exportsOf(source);
      for (const name of names.split(', ')) expect(known, `${name} of ${from}`).toContain(name);
    }
  },
);

function exportsOf(file: string): readonly string[] {
  expect(existsSync(path.join(ROOT, file)), file).toBe(true);
  const declared = read(file).matchAll(/export (?:async )?(?:function|const|interface|type) (\w+)/g);
  const listed = [...read(file).matchAll(/export (?:type )?\{([^}]+)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/^type /, '')),
  );
  return [...[...declared].map(([, name = '']) => name), ...listed];
}

test.each(inLanguage('record'))(
  'the record in $file can be read, and the rules agree with it',
  ({ code }) => {
    const record = notation.parseRecord(code);
    expect(record).toMatchObject({ ok: true });
    expect(record.ok && notation.replayRecord(record.value).fault).toBeNull();
  },
);

/** Symbols that a grammar may use without defining them: its text explains them. */
const TERMINALS = ['character', 'digit', 'letter', 'name', 'value', 'key', 'words', 'least', 'most'];

test.each(inLanguage('ebnf'))('every symbol of a grammar in $file is defined', ({ code }) => {
  const withoutTexts = code.replace(/"[^"]*"|'[^']*'/g, '');
  const defined = [...withoutTexts.matchAll(/^(\w+) +=/gm)].map(([, symbol = '']) => symbol);
  const used = [...withoutTexts.matchAll(/\w+/g)].map(([symbol]) => symbol);
  expect(used.filter((symbol) => ![...defined, ...TERMINALS].includes(symbol))).toEqual([]);
  expect(withoutTexts.split(';').length - 1, 'each rule ends with a semicolon').toBe(defined.length);
});

test('the functions that ARCHITECTURE.md sketches exist', () => {
  const sketched = blocks()
    .filter(({ file, language }) => file === 'ARCHITECTURE.md' && language === 'text')
    .flatMap(({ code }) => [...code.matchAll(/^(\w+)\(/gm)].map(([, name = '']) => name));
  expect(sketched.length).toBeGreaterThan(4);
  for (const name of sketched) expect(Object.keys(rules)).toContain(name);
});
