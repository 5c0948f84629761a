// The review of a board, in three languages.

import { superEdition } from '@blackpeg/rules';
import type { BoardReview, RowReview } from '@blackpeg/solver';
import { expect, test } from 'vitest';
import { inAll } from '../sound.testing.ts';
import { LANGUAGES } from '../words/lookup.ts';
import { boardName, luckName, noBoardsText, reviewTexts, rowReviewTexts, skillName } from './reviews.ts';

const edition = superEdition({ holes: 4, colours: 6 });
const answer = { black: 1, white: 1, blue: 0 };
const ROW: RowReview = {
  row: 1,
  guess: [3, 3, 4, 4],
  before: 208,
  after: 20,
  expectedAfter: 35.25,
  consistent: false,
  found: false,
  best: { guess: [1, 3, 4, 4], expectedAfter: 22.4, couldBeCode: true },
  skill: 81.6,
  lost: 0.3,
  luck: 0.82,
};
const BOARD: BoardReview = { rows: [ROW], certainAfter: 1, contradictedAt: null, skill: 81.6, luck: 0.82 };

test('a row: codes, the better guess, skill and luck', () => {
  expect(rowReviewTexts({ language: 'en', edition }, ROW, answer)).toEqual([
    'Row 2: red, red, blue, blue. Answer: 1 black, 1 white.',
    '208 codes before, 20 after, 35.3 expected.',
    'It could not have been the code.',
    'Best guess known: black, red, blue, blue, which leaves 22.4 codes on average and could be the code.',
    'Skill 82 of 100, fair; luck +0.8, lucky.',
  ]);
  const others = { ...ROW, consistent: true, best: { ...ROW.best, couldBeCode: false } };
  for (const row of [ROW, others, { ...ROW, skill: 100 }]) {
    for (const at of [0, 1, 2, 3, 4]) {
      inAll((language) => rowReviewTexts({ language, edition }, row, answer, 7)[at] ?? '');
    }
  }
});

test('the best known guess differs from “none better”', () => {
  const best = { ...ROW, skill: 100, best: { ...ROW.best, guess: ROW.guess } };
  expect(rowReviewTexts({ language: 'en', edition }, best, answer)[3]).toBe('No better guess is known.');
});

test('the row that was the code is not told a better one', () => {
  const found = { ...ROW, found: true };
  expect(rowReviewTexts({ language: 'en', edition }, found, answer)).toEqual([
    'Row 2: red, red, blue, blue. Answer: 1 black, 1 white.',
    '208 codes before, 20 after, 35.3 expected.',
    'It was the code.',
    'Skill 82 of 100, fair; luck +0.8, lucky.',
  ]);
  inAll((language) => rowReviewTexts({ language, edition }, found, answer, 7)[2] ?? '');
});

test('what the rows come to', () => {
  expect(reviewTexts('en', BOARD)).toEqual([
    'After row 2 the code was certain.',
    'All in all: skill 82 of 100, fair; luck +0.8, lucky.',
  ]);
  const torn = { ...BOARD, certainAfter: null, contradictedAt: 1, luck: -0.01 };
  expect(reviewTexts('en', torn, (row) => row + 2)).toEqual([
    'The code never became certain.',
    'From row 3 on no code fits; what follows is not judged.',
    'All in all: skill 82 of 100, fair; luck 0, as expected.',
  ]);
  for (const at of [0, 1, 2]) inAll((language) => reviewTexts(language, torn)[at] ?? '');
  expect(reviewTexts('de', { ...torn, rows: [] })).toHaveLength(2);
});

test('skill and luck have words from end to end', () => {
  for (const language of LANGUAGES) {
    const skills = [100, 95, 80, 50, 0].map((skill) => skillName(language, skill));
    const lucks = [3, 1, 0, -1, -3].map((luck) => luckName(language, luck));
    expect([new Set(skills).size, new Set(lucks).size]).toEqual([5, 5]);
  }
});

test('boards go by round and seat', () => {
  const round = { number: 2, replay: 1 };
  expect(LANGUAGES.map((language) => boardName(language, round, 'X', false))).toEqual([
    'Round 2, played again, X, not finished',
    'Manche 2, rejouée, X, non terminée',
    'Runde 2, wiederholt, X, nicht zu Ende gespielt',
  ]);
  inAll(noBoardsText);
});
