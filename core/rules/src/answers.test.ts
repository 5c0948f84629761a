// R11: right and wrong answers of people over all variants, against an oracle; `npm run bench:rules answers` tries a million.

import { expect, test } from 'vitest';
import { tryAnswers } from './answers.testing.ts';
import { seededDice } from './dice.ts';

const ANSWERS = 3_000;

test('R11: assisted answers are warned of when wrong and only then, others found at the reveal, claims judged right', () => {
  const tried = tryAnswers(ANSWERS, seededDice(11), 8);
  expect(tried.faults).toEqual([]);
  expect(Math.min(tried.warned, tried.revealed, tried.upheld, tried.claims - tried.upheld)).toBeGreaterThan(
    5,
  );
});
