import { expect, test } from 'vitest';
import { figuresOf, fullFolders, longFunctions } from './figures.mjs';
import { surveyOf } from './survey.mjs';

/** A file with one function of this many lines, and nothing else. */
function source(path: string, lines: number) {
  const name = path.replace(/\W/g, '_');
  return { path, text: `function ${name}() {\n${`  ${name}();\n`.repeat(lines - 2)}}\n` };
}

test('files and lines, the median and the greatest of each', () => {
  const survey = surveyOf([
    source('core/a/src/a.ts', 3),
    source('core/a/src/b.ts', 8),
    source('core/b/src/c.ts', 61),
  ]);
  expect(figuresOf(survey)).toMatchObject({
    files: 3,
    lines: 72,
    'median file': 8,
    'longest file': 61,
    'longest function': 61,
    'fullest folder': 2,
  });
  const even = surveyOf([source('core/a/src/a.ts', 3), source('core/a/src/b.ts', 8)]);
  expect(figuresOf(even)['median file']).toBe(6);
});

test('a function of 60 lines is not long, one of 61 is', () => {
  const survey = surveyOf([
    source('core/a/src/a.ts', 60),
    source('core/a/src/b.ts', 61),
    source('core/a/src/c.ts', 70),
  ]);
  expect(longFunctions(survey).map(({ length }) => length)).toEqual([70, 61]);
  expect(figuresOf(survey)['functions >60']).toBe(2);
});

test('a folder of 15 files is not too full, one of 16 is', () => {
  const files = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => source(`core/a/src/${folder}/${index}.ts`, 2));
  const survey = surveyOf([...files('full', 15), ...files('too-full', 16)]);
  expect(fullFolders(survey)).toEqual([{ path: 'core/a/src/too-full', files: 16 }]);
  expect(figuresOf(survey)).toMatchObject({ 'folders >15': 1, 'fullest folder': 16 });
});

test('the rest is counted by place', () => {
  const text = 'export type Same = any;\n(1 as Same)!;\n';
  const files = ['core/a/src/a.ts', 'core/b/src/b.ts'].map((path) => ({ path, text }));
  expect(figuresOf(surveyOf(files))).toMatchObject({
    'types twice': 1,
    any: 2,
    casts: 2,
    'non-null': 2,
    duplicates: 0,
  });
});

test('of nothing every figure is 0', () => {
  expect(new Set(Object.values(figuresOf(surveyOf([]))))).toEqual(new Set([0]));
});
