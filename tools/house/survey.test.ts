import { expect, test } from 'vitest';
import { packagesOf, partOf, surveyOf } from './survey.mjs';

const SIX_LINES = Array.from({ length: 6 }, (_, index) => `call${index}();`);

const survey = surveyOf([
  {
    path: 'apps/web/src/App.svelte',
    text: `<script lang="ts">\n  let a: any = 1;\n</script>\n\n{a!}\n\n${SIX_LINES.join('\n')}\n`,
  },
  { path: 'core/rules/src/one.ts', text: `export type Same = 1;\n  ${SIX_LINES.join('\n\n  ')}\n` },
  { path: 'core/rules/src/two.ts', text: 'export type Same = 2;\nfunction f() {}\nf() as Same;\n' },
  { path: 'core/solver/src/kernel/assembly/index.ts', text: '@inline function g() {}\n1 as u8;\n<u8>1;\n' },
]);

test('lines are counted as line breaks', () => {
  expect(survey.files.map(({ lines }) => lines)).toEqual([12, 12, 3, 3]);
});

test('every finding has its place', () => {
  expect(survey.functions.map(({ path, line, name }) => `${path}:${line} ${name}`)).toEqual([
    'core/rules/src/two.ts:2 f',
    'core/solver/src/kernel/assembly/index.ts:1 g',
  ]);
  expect(survey.anys).toEqual([{ path: 'apps/web/src/App.svelte', line: 2 }]);
  expect(survey.nonNulls).toEqual([{ path: 'apps/web/src/App.svelte', line: 5 }]);
});

test('AssemblyScript converts numbers, which is no cast', () => {
  expect(survey.casts).toEqual([{ path: 'core/rules/src/two.ts', line: 3 }]);
});

test('a folder has the files that lie in it', () => {
  expect(survey.folders).toContainEqual({ path: 'core/rules/src', files: 2 });
});

test('a type name that two files define is repeated; twice in one file it is not', () => {
  expect(survey.repeatedTypes).toEqual([
    {
      name: 'Same',
      places: [
        { path: 'core/rules/src/one.ts', line: 1 },
        { path: 'core/rules/src/two.ts', line: 1 },
      ],
    },
  ]);
  const merged = 'export interface A {}\nexport interface A {}\n';
  expect(surveyOf([{ path: 'core/a/src/a.ts', text: merged }]).repeatedTypes).toEqual([]);
});

test('runs of lines are compared without blank lines and indentation, and imports do not count', () => {
  expect(survey.repeatedRuns).toMatchObject([{ length: 6 }]);
  const imports = SIX_LINES.map((_, index) => `import a${index} from 'a${index}';\n`).join('');
  const files = ['core/a/src/a.ts', 'core/a/src/b.ts'].map((path) => ({ path, text: imports }));
  expect(surveyOf(files).repeatedRuns).toEqual([]);
});

test('what two packages share is part of both', () => {
  expect(packagesOf(survey)).toEqual(['apps/web', 'core/rules', 'core/solver']);
  const [web, rules, solver] = packagesOf(survey).map((name) => partOf(survey, name));
  expect([web, rules, solver].map((part) => part?.files.length)).toEqual([1, 2, 1]);
  expect([web, rules, solver].map((part) => part?.repeatedRuns.length)).toEqual([1, 1, 0]);
  expect([web, rules, solver].map((part) => part?.repeatedTypes.length)).toEqual([0, 1, 0]);
  expect([web, rules, solver].map((part) => part?.anys.length)).toEqual([1, 0, 0]);
});
