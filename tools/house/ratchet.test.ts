import { expect, test } from 'vitest';
import { figuresOf } from './figures.mjs';
import { lowered, rises } from './ratchet.mjs';
import { surveyOf } from './survey.mjs';

const figures = figuresOf(surveyOf([{ path: 'core/a/src/a.ts', text: 'let a: any = 1 as number;\n' }]));
const same = lowered(figures, {});

test('a figure that stays or falls is no fault', () => {
  expect(rises(figures, same)).toEqual([]);
  expect(rises(figures, { ...same, casts: 5 })).toEqual([]);
});

test('one that rises is named, from what to what, with what to do', () => {
  expect(rises(figures, { ...same, 'longest file': 0 })).toEqual([
    'longest file rose from 0 to 1. Split the longest file by idea; a file has 80 to 250 lines. `npm run house -- --list` names the places.',
  ]);
});

test('one that is not recorded is a fault, so that none is forgotten', () => {
  const { casts: _, ...others } = same;
  expect(rises(figures, others)).toEqual(['casts: nothing is recorded. Run `npm run house -- --record`.']);
});

test('recorded figures fall and never rise', () => {
  expect(lowered(figures, { ...same, 'longest file': 0, casts: 5 })).toEqual({
    ...same,
    'longest file': 0,
    casts: 1,
  });
});

test('more files and lines are no fault', () => {
  expect(same).not.toHaveProperty('files');
  expect(same).not.toHaveProperty('lines');
});
