// Games and positions for tests: every edition that plays differently, small ones if size does not matter.

import {
  brailleEdition,
  type Clues,
  type Code,
  customEdition,
  drawCode,
  duelEdition,
  type Edition,
  mark,
  seededDice,
  shapesEdition,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import { inject } from 'vitest';

const COLOURS = { name: 'colour', size: 3, blank: true } as const;
const SHAPES = { name: 'shape', size: 2, blank: true } as const;

export interface Game {
  readonly name: string;
  readonly edition: Edition;
  readonly breaker: number;
}

/** Large games of kinds that smaller ones have too. */
const LARGE: readonly Game[] = [
  { name: 'super with blanks', edition: superEdition({ blanks: 'on' }), breaker: 0 },
  { name: 'shapes 3', edition: shapesEdition('3'), breaker: 0 },
];

export const GAMES: readonly Game[] = [
  { name: 'super 5 × 8', edition: superEdition(), breaker: 0 },
  { name: 'super 2 × 3', edition: superEdition({ holes: 2, colours: 3 }), breaker: 0 },
  { name: 'braille', edition: brailleEdition(), breaker: 0 },
  { name: 'shapes 1', edition: shapesEdition('1'), breaker: 0 },
  { name: 'duel, handicap, 5 rings', edition: duelEdition([5, 4]), breaker: 0 },
  { name: 'duel, handicap, 4 rings', edition: duelEdition([5, 4]), breaker: 1 },
  { name: 'pairs with blanks', edition: customEdition({ holes: 3, facets: [COLOURS, SHAPES] }), breaker: 0 },
  {
    name: 'without repeats',
    edition: customEdition({ holes: 3, facets: [{ ...COLOURS, size: 6 }], repeats: false }),
    breaker: 0,
  },
  ...(inject('isFullRun') ? LARGE : []),
];

export interface Position {
  readonly code: Code;
  readonly clues: Clues;
}

/** This many random rows against a random code. */
export function position({ edition, breaker }: Game, rows: number, seed = 1): Position {
  const spec = widestSpec(edition, breaker);
  const { marking } = edition;
  const dice = seededDice(seed);
  const code = drawCode(spec, dice);
  const guesses = Array.from({ length: rows }, () => drawCode(spec, dice));
  const marked = guesses.map((guess) => ({ guess, mark: mark(marking, code, guess) }));
  return { code, clues: { spec, marking, rows: marked, missing: null } };
}

/** The same row with two answers: no code fits. */
export function impossible(game: Game): Clues {
  const { clues } = position(game, 1);
  const [row] = clues.rows;
  if (!row) return clues;
  const other = { black: row.mark.black === 0 ? 1 : 0, white: 0, blue: 0 };
  return { ...clues, rows: [row, { ...row, mark: other }] };
}
