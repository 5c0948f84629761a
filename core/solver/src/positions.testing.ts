// Positions for tests: small games of every kind, with random rows played against a code.

import {
  type Code,
  type CodeSpec,
  type Dice,
  drawCode,
  kindsOf,
  type Marking,
  mark,
  seededDice,
} from '@blackpeg/rules';
import { type Field, openField } from './candidates/field.ts';
import type { Knowledge } from './candidates/knowledge.ts';

export interface SmallGame {
  readonly name: string;
  readonly spec: CodeSpec;
  readonly marking: Marking;
}

const colours = (holes: number, size: number, blank = false, repeats = true): CodeSpec => ({
  holes,
  facets: [{ name: 'colour', size, blank }],
  repeats,
});
const pairs = (holes: number, first: number, second: number, blank = false): CodeSpec => ({
  holes,
  facets: [
    { name: 'colour', size: first, blank },
    { name: 'shape', size: second, blank },
  ],
  repeats: true,
});

export const SMALL_GAMES: readonly SmallGame[] = [
  { name: '2 x 4', spec: colours(2, 4), marking: 'places' },
  { name: '3 x 4', spec: colours(3, 4), marking: 'places' },
  { name: '3 x 3 with blanks', spec: colours(3, 3, true), marking: 'places' },
  { name: '3 x 5 without repeats', spec: colours(3, 5, false, false), marking: 'places' },
  { name: '2 pairs of 3 x 3', spec: pairs(2, 3, 3), marking: 'pairs' },
  { name: '3 pairs of 2 x 2', spec: pairs(3, 2, 2), marking: 'pairs' },
  { name: '2 pairs of 2 x 2 with blanks', spec: pairs(2, 2, 2, true), marking: 'pairs' },
  { name: '2 pairs of 3 x 2 without blue', spec: pairs(2, 3, 2), marking: 'places' },
];

const fields = new Map<string, Field>();

export function fieldFor({ name, spec, marking }: SmallGame): Field {
  const known = fields.get(name) ?? openField(spec, marking);
  fields.set(name, known);
  return known;
}

export interface PlayedPosition {
  readonly code: Code;
  readonly knowledge: Knowledge;
}

export function playedPosition({ spec, marking }: SmallGame, rows: number, seed: number): PlayedPosition {
  const dice = seededDice(seed);
  const code = drawCode(spec, dice);
  const guesses = Array.from({ length: rows }, () => drawCode(spec, dice));
  const marked = guesses.map((guess) => ({ guess, mark: mark(marking, code, guess) }));
  return { code, knowledge: { spec, marking, rows: marked, missing: null } };
}

/** What a counted tray would lack: the pegs of the code and up to two palmed ones of each kind. */
export function missingFor(spec: CodeSpec, code: Code, dice: Dice): readonly (readonly number[])[] {
  return spec.facets.map(({ size }, facet) =>
    Array.from({ length: size }, (_, index) => {
      const held = code.filter((peg) => kindsOf(spec, peg)[facet] === index + 1).length;
      return held + dice(3);
    }),
  );
}
