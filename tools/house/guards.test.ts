import { expect, test } from 'vitest';
import { EXCEPTIONS, faultsOf } from './guards.mjs';
import { surveyOf } from './survey.mjs';

const longFunction = `export function long() {\n${'  f();\n'.repeat(60)}}\n`;

test('a function of more than 60 lines is named', () => {
  const survey = surveyOf([{ path: 'core/a/src/a.ts', text: longFunction }]);
  expect(faultsOf(survey, {})).toEqual([
    'core/a/src/a.ts: long has 62 lines; a function has at most 60. Split it into steps with names of their own.',
  ]);
});

test('a folder of more than 15 source files is named', () => {
  const files = Array.from({ length: 16 }, (_, index) => ({ path: `core/a/src/b/${index}.ts`, text: '' }));
  expect(faultsOf(surveyOf(files), {})).toEqual([
    'core/a/src/b has 16 source files; a folder has at most 15. Merge small files of one idea, or group them in folders.',
  ]);
});

test('a repeated name of an exported type is reported with both places', () => {
  const text = 'export type Same = 1;\n';
  const survey = surveyOf([
    { path: 'core/a/src/a.ts', text },
    { path: 'apps/b/src/b.ts', text },
  ]);
  expect(faultsOf(survey, {})).toEqual([
    'Same is exported by core/a/src/a.ts:1 and apps/b/src/b.ts:1. Give one a name of its own, or import the other.',
  ]);
});

test('any and ! are named', () => {
  const survey = surveyOf([{ path: 'core/a/src/a.ts', text: 'let a: any;\na!;\n' }]);
  expect(faultsOf(survey, {})).toEqual([
    'core/a/src/a.ts:1 uses any. Write the type, or unknown and a check.',
    'core/a/src/a.ts:2 asserts that a value is there. Check it instead.',
  ]);
});

test('an exception is for its place only, and is itself a fault if nothing needs it', () => {
  const survey = surveyOf([{ path: 'core/a/src/a.ts', text: longFunction }]);
  expect(faultsOf(survey, { 'core/a/src/a.ts long': 'a reason' })).toEqual([]);
  expect(faultsOf(surveyOf([]), { 'core/a/src/a.ts long': 'a reason' })).toEqual([
    'core/a/src/a.ts long needs no exception any more: remove it from tools/house/guards.mjs.',
  ]);
});

test('every exception has a reason', () => {
  for (const reason of Object.values(EXCEPTIONS)) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
});
