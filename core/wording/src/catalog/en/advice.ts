// English words for suggestions and checked rows.

import type { AdviceWords, RowCheckWords, SuggestionWords } from '../shape/advice.ts';
import { amount, count, figures, percent } from './voice.ts';

export const advice: AdviceWords = {
  codesLeft: (codes) => (codes === 0 ? 'No code fits.' : `${count(codes, 'code fits', 'codes fit')}.`),
  guess: (code) => `Suggestion: ${code}.`,
  expected: (rows, about) => `Expected: ${about ? 'about ' : ''}${rowsOf(rows)} from here on.`,
  worst: (rows, about) => `At worst: ${about ? 'about ' : ''}${rowsOf(rows)}.`,
  chance: (share, rowsLeft, about) =>
    `Chance to find it in the ${count(rowsLeft, 'row', 'rows')} left: ${about ? 'about ' : ''}${percent(share)}.`,
  noRowsLeft: 'There is no row left on the board.',
  bound: (rows) => `Nothing does better than ${rowsOf(rows)} on average.`,
  proved: 'Proved: no guess is better.',
  certain: 'What is certain:',
  nothingCertain: 'Nothing is certain yet.',
};

export const suggestions: SuggestionWords = {
  'only-code': () => 'It is the only code that fits.',
  'could-be-code': ({ candidates }) =>
    `It could be the code itself, with a chance of 1 in ${figures(candidates)}.`,
  'tray-forbids': () =>
    'It fits every row, but by what the tray shows it cannot be the code. Its purpose is to gain information.',
  'cannot-be-code': ({ row }) =>
    `It cannot be the code: it contradicts row ${row}. Its purpose is to gain information.`,
  splits: ({ candidates, parts }) =>
    `Its answer sorts the ${figures(candidates)} codes into ${count(parts, 'group', 'groups')}.`,
  leaves: ({ onAverage, atMost }) =>
    `After that, ${codesOf(onAverage)} will be left on average, ${figures(atMost)} at most.`,
  settles: () => 'After that, the code is certain, whatever the answer.',
};

export const rowChecks: RowCheckWords = {
  fits: 'This row fits all answers so far: it could be the code.',
  'tray-forbids': 'This row fits all answers, but by what the tray shows it cannot be the code.',
  contradicts: (row, got, would) =>
    `This row cannot be the code: row ${row} got ${got}, but would then have got ${would}.`,
};

function rowsOf(rows: number): string {
  return amount(rows, 'row', 'rows');
}

function codesOf(codes: number): string {
  return amount(codes, 'code', 'codes', 1);
}
