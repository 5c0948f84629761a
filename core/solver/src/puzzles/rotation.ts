// Version 1 of the daily, for the days before the weekday ladder: seven editions in turn, codes and puzzles drawn by the
// date. It never changes, so that past days stay the same.

import {
  brailleEdition,
  type Code,
  drawCode,
  type Edition,
  seededDice,
  shapesEdition,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import type { PuzzleOptions } from './puzzle.ts';
import { hashOf, inRound } from './turns.ts';

/** Seven, so that each has its day of the week; shapes with blanks come on Wednesdays. */
const ROTATION: readonly [Edition, ...Edition[]] = [
  superEdition(),
  brailleEdition(),
  shapesEdition('1'),
  superEdition({ blanks: 'on' }),
  shapesEdition('3'),
  brailleEdition('on'),
  shapesEdition('2'),
];

/** The puzzle is of another edition than the code of the day. */
const PUZZLE_LEAD = 3;

/** Without blue it takes many rows to determine a code of shapes; some positions fit on the board. */
const MANY_TRIES = 100;

export function rotationCode(day: number, date: string): { readonly edition: Edition; readonly code: Code } {
  const edition = inRound(ROTATION, day);
  return { edition, code: drawCode(widestSpec(edition), seededDice(hashOf(`1 code ${date}`))) };
}

/** The game of its puzzle, and how it is made. */
export function rotationPuzzle(
  day: number,
  date: string,
): { readonly edition: Edition; readonly seed: number; readonly options: PuzzleOptions } {
  const edition = inRound(ROTATION, day + PUZZLE_LEAD);
  return {
    edition,
    seed: hashOf(`1 puzzle ${date}`),
    options: { mostRows: edition.rows, tries: MANY_TRIES },
  };
}
