// Plays a game to its end: a breaker that chooses guesses against a code, or against a codemaker that marks.

import { type Code, type Feedback, isBroken, type MarkedGuess, mark } from '@blackpeg/rules';
import type { Field } from './candidates/field.ts';
import { type Standing, withRow } from './candidates/knowledge.ts';

/** Chooses a guess; at least one code fits. */
export type ChooseGuess = (field: Field, standing: Standing) => Code;

/**
 * Rows until the code is found, at most `most`. `start` may contain rows played before; they are not
 * returned.
 */
export function playOut(
  field: Field,
  start: Standing,
  code: Code,
  choose: ChooseGuess,
  most: number,
): readonly MarkedGuess[] {
  return playAgainst(field, start, (guess) => mark(field.table.marking, code, guess), choose, most);
}

/** Like `playOut`, with any function that answers. */
export function playAgainst(
  field: Field,
  start: Standing,
  answer: (guess: Code, standing: Standing) => Feedback,
  choose: ChooseGuess,
  most: number,
): readonly MarkedGuess[] {
  const rows: MarkedGuess[] = [];
  let standing = start;
  while (rows.length < most) {
    const guess = choose(field, standing);
    const row = { guess, mark: answer(guess, standing) };
    rows.push(row);
    if (isBroken(row.mark, field.table.spec.holes)) break;
    standing = withRow(field, standing, row);
  }
  return rows;
}
