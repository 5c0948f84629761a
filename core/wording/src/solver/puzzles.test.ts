// Puzzles and the day in three languages.

import { expect, test } from 'vitest';
import { inAll } from '../sound.testing.ts';
import { DIFFICULTIES, difficultyOf, difficultyText, puzzleTexts } from './puzzles.ts';

const rated = (depth: number) => ({ reasoning: { steps: [], depth } });

test('the rows to hold in mind make the difficulty', () => {
  expect([0, 1, 2, 3, 4, 9].map((depth) => difficultyOf(rated(depth)))).toEqual([
    'easy',
    ...DIFFICULTIES,
    'very-hard',
  ]);
  expect(inAll((language) => difficultyText(language, rated(3)))).toEqual([
    'Difficulty: hard, 3 rows to keep in mind at once.',
    'Difficulté\u202f: difficile, 3 rangées à garder en tête à la fois.',
    'Schwierigkeit: schwer, 3 Reihen sind zugleich zu bedenken.',
  ]);
});

test('positions, solutions and days', () => {
  for (const rows of [1, 5]) {
    inAll((language) => puzzleTexts(language).position('Super', rows));
    inAll((language) => puzzleTexts(language).noPuzzle(rows));
  }
  inAll((language) => puzzleTexts(language).solution('1122'));
  inAll((language) => puzzleTexts(language).dayPuzzle('2025-03-09'));
  inAll((language) => puzzleTexts(language).dayCode('Super'));
});
