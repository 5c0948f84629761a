// The guesses worth examining: all of them if that is quick, otherwise a sample and the neighbours of its best.

import type { Dice } from '@blackpeg/rules';
import type { CodeTable } from '../candidates/code-table.ts';
import { candidateTest, lowestPlaces } from '../kernel/lowest.ts';
import { merged, sampleOf, sampleRows } from './sample.ts';
import { type Lookahead, scoreGuesses } from './scoring.ts';

export interface Shortlist {
  /** Best first by estimated cost. */
  readonly guesses: readonly number[];
  readonly scores: readonly number[];
  /** Every guess was scored against every candidate. */
  readonly complete: boolean;
}

/** How much to look at. */
export interface Effort {
  /** Candidates a guess is scored against. */
  readonly codes: number;
  /** Guesses from among the candidates, and from all codes. */
  readonly own: number;
  readonly others: number;
  /** Rounds of examining neighbours of the best. */
  readonly rounds: number;
}

const KEPT = 300;
/** Guesses whose neighbours are examined in each round. */
const CLIMBERS = 16;

export function shortlist(look: Lookahead, codes: Uint32Array, dice: Dice, effort: Effort): Shortlist {
  const { table } = look.field;
  const sample = sampleOf(codes, effort.codes, dice);
  const scale = codes.length / sample.length;
  const all = effort.others >= table.size;
  const guesses = all
    ? everyRow(table.size)
    : merged(sampleOf(codes, effort.own, dice), sampleRows(table.size, effort.others, dice));
  let best = ranked(look, sample, scale, codes, guesses);
  const rounds = all || !table.spec.repeats ? 0 : effort.rounds;
  for (let round = 0; round < rounds; round += 1) {
    const near = neighbours(table, best.guesses.slice(0, CLIMBERS));
    const again = merged(near, Uint32Array.from(best.guesses));
    best = ranked(look, sample, scale, codes, again);
  }
  return { ...best, complete: all && scale === 1 };
}

function ranked(
  look: Lookahead,
  sample: Uint32Array,
  scale: number,
  codes: Uint32Array,
  guesses: Uint32Array,
): Omit<Shortlist, 'complete'> {
  const scores = scoreGuesses(look, sample, guesses, 1, scale);
  const places = lowestPlaces(scores, candidateTest(codes, guesses), KEPT);
  return {
    guesses: places.map((place) => guesses[place] as number),
    scores: places.map((place) => (scores[place] as number) * scale),
  };
}

/** Every guess that differs in one hole, or by two exchanged holes. */
function neighbours(table: CodeTable, guesses: readonly number[]): Uint32Array {
  const { holes } = table.spec;
  const pegs = table.pegs.length;
  const found: number[] = [];
  for (const guess of guesses) {
    const row = table.rows.slice(guess * holes, (guess + 1) * holes);
    for (let hole = 0; hole < holes; hole += 1) {
      const kept = row[hole] as number;
      for (let peg = 0; peg < pegs; peg += 1) {
        row[hole] = peg;
        found.push(numberOf(row, pegs));
      }
      row[hole] = kept;
      for (let other = hole + 1; other < holes; other += 1) {
        const swapped = row.slice();
        swapped[hole] = row[other] as number;
        swapped[other] = kept;
        found.push(numberOf(swapped, pegs));
      }
    }
  }
  return Uint32Array.from(found);
}

/** With repeats, the row of a code is its number in base `pegs`. */
function numberOf(row: Uint8Array, pegs: number): number {
  return row.reduce((number, peg) => number * pegs + peg, 0);
}

function everyRow(size: number): Uint32Array {
  return Uint32Array.from({ length: size }, (_, index) => index);
}
