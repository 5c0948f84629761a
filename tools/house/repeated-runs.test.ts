import { expect, test } from 'vitest';
import { repeatedRuns } from './repeated-runs.mjs';

/** One line for each letter. */
function text(path: string, letters: string) {
  return { path, lines: [...letters].map((letter, index) => ({ text: letter, line: index + 1 })) };
}

function runs(...letters: string[]) {
  return repeatedRuns(letters.map((one, index) => text(`${index + 1}.ts`, one))).map(
    ({ length, places }) => `${length}: ${places.map(({ path, line }) => `${path}:${line}`).join(' ')}`,
  );
}

test('six same lines are a run, five are none', () => {
  expect(runs('abcdef', 'xabcdefy')).toEqual(['6: 1.ts:1 2.ts:2']);
  expect(runs('abcde', 'xabcdey')).toEqual([]);
  expect(runs('abcXdef', 'abcYdef')).toEqual([]);
});

test('a longer run counts once, the longest comes first', () => {
  expect(runs('abcdef1ghijklm', 'abcdef2ghijklm')).toEqual(['7: 1.ts:8 2.ts:8', '6: 1.ts:1 2.ts:1']);
});

test('a run in three places is three pairs', () => {
  expect(runs('abcdef', 'abcdef', 'abcdef')).toHaveLength(3);
});

test('a run can occur twice in one file, and does not overlap itself', () => {
  expect(runs('abcdefxabcdef')).toEqual(['6: 1.ts:1 1.ts:8']);
  expect(runs('aaaaaaaaa')).toEqual([]);
});
