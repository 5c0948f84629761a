import { expect, test } from 'vitest';
import { listOf, tableOf } from './report.mjs';
import { surveyOf } from './survey.mjs';

const BODY = Array.from({ length: 60 }, (_, index) => `  step${index}();\n`).join('');
const LONG = `export function long() {\n${BODY}}\n`;

const survey = surveyOf([
  { path: 'apps/web/src/app.ts', text: `export type Same = any;\n${LONG}` },
  { path: 'core/rules/src/code.ts', text: 'export type Same = 1;\n(1 as Same)!;\n' },
]);

test('the table has a row for each package, the total and what is recorded', () => {
  expect(tableOf(survey, { any: 3, 'longest file': 400 })).toEqual([
    '                          median  longest  functions   longest  fullest  folders  types',
    'package     files  lines    file     file        >60  function   folder      >15  twice  any  casts  non-null  duplicates',
    'apps/web        1     63      63       63          1        62        1        0      1    1      0         0           0',
    'core/rules      1      2       2        2          0         0        1        0      1    0      1         1           0',
    'total           2     65      33       63          1        62        1        0      1    1      1         1           0',
    'recorded                              400                                                  3',
  ]);
});

test('the list names the places behind each figure', () => {
  const folder = Array.from({ length: 16 }, (_, index) => ({ path: `core/a/src/${index}.css`, text: '' }));
  const run = [...'abcdef'].join('\n');
  const runs = ['core/a/b/a.css', 'core/a/b/b.css'].map((path) => ({ path, text: `${run}\n` }));
  expect(listOf(surveyOf([...folder, ...runs])).join('\n')).toContain(
    'Folders of more than 15 source files: 1\n  core/a/src/, 16 files\n',
  );
  expect(listOf(surveyOf(runs)).at(-1)).toBe('  core/a/b/a.css:1 and core/a/b/b.css:1, 6 lines');
  expect(listOf(survey)).toEqual([
    ...['', 'Longest files: 2', '  apps/web/src/app.ts:1, 63 lines', '  core/rules/src/code.ts:1, 2 lines'],
    ...['', 'Functions of more than 60 lines: 1', '  apps/web/src/app.ts:2 long, 62 lines'],
    ...['', 'Folders of more than 15 source files: 0'],
    ...['', 'Exported type names defined more than once: 1'],
    '  Same: apps/web/src/app.ts:1, core/rules/src/code.ts:1',
    ...['', 'Uses of any: 1', '  apps/web/src/app.ts:1'],
    ...['', 'Casts: 1', '  core/rules/src/code.ts:2'],
    ...['', 'Non-null assertions: 1', '  core/rules/src/code.ts:2'],
    ...['', 'Runs of six or more lines that occur twice: 0'],
  ]);
});
