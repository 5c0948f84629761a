// Positions with exactly one fitting code, made from a seed: no superfluous row, rated by the reasoning they need.

import {
  type Code,
  type Dice,
  drawCode,
  err,
  type MarkedGuess,
  MOST_ROWS,
  mark,
  ok,
  type Result,
  sameCode,
  seededDice,
} from '@blackpeg/rules';
import { everyNth } from '../advice/sample.ts';
import { codeAt } from '../candidates/code-table.ts';
import type { Field } from '../candidates/field.ts';
import { type Knowledge, type Standing, withRow, workOut } from '../candidates/knowledge.ts';
import { partitionBy, summarise } from '../candidates/partition.ts';
import { rowFits } from '../candidates/row-masks.ts';
import { type Reasoning, reason } from '../deduction/deductions.ts';

export interface Puzzle {
  readonly knowledge: Knowledge;
  readonly solution: Code;
  /** How it can be solved, and its `depth`: the most rows to keep in mind at once, from 0 to all of them. */
  readonly reasoning: Reasoning;
}

export interface PuzzleOptions {
  /** Wanted depth; the closest of the positions tried is taken. */
  readonly depth?: number;
  readonly tries?: number;
  /** Rows of the board it is to fit on. */
  readonly mostRows?: number;
  /** Minimum number of rows: a single row may already determine a code, which is hardly a puzzle. */
  readonly leastRows?: number;
  /** The code of a position, by its number among those tried; random if left out. */
  readonly solution?: (trial: number) => Code;
}

/** Positions tried for a wanted depth. */
const STANDARD_TRIES = 12;

/** Some games cannot be narrowed down in as many rows as a board has: one hole of thirty pairs. */
export type NoPuzzle = { readonly kind: 'needs-too-many-rows'; readonly most: number };

export function makePuzzle(
  field: Field,
  seed: number,
  options: PuzzleOptions = {},
): Result<Puzzle, NoPuzzle> {
  const { depth, tries = STANDARD_TRIES, mostRows = MOST_ROWS, leastRows = 1, solution } = options;
  const dice = seededDice(seed);
  const { spec, marking } = field.table;
  const start = workOut(field, { spec, marking, rows: [], missing: null });
  const distance = (puzzle: Puzzle): number =>
    Math.abs(puzzle.reasoning.depth - (depth ?? puzzle.reasoning.depth));
  let best: Puzzle | undefined;
  for (let trial = 0; trial < tries; trial += 1) {
    const code = solution?.(trial) ?? drawCode(spec, dice);
    const puzzle = drawPuzzle(field, start, code, dice, { mostRows, leastRows });
    if (puzzle && (!best || distance(puzzle) < distance(best))) best = puzzle;
    if (best && distance(best) === 0) break;
  }
  return best ? ok(best) : err({ kind: 'needs-too-many-rows', most: mostRows });
}

/** Does exactly one code fit, and are all rows needed for that? */
export function isPuzzle(field: Field, knowledge: Knowledge): boolean {
  const { masks, full } = rowFits(field, knowledge);
  return fitting(masks, full) === 1 && knowledge.rows.every((_, row) => fitting(masks, full - 2 ** row) > 1);
}

function drawPuzzle(
  field: Field,
  start: Standing,
  solution: Code,
  dice: Dice,
  { mostRows, leastRows }: Required<Pick<PuzzleOptions, 'mostRows' | 'leastRows'>>,
): Puzzle | undefined {
  const { knowledge, candidates } = narrowed(field, start, solution, dice);
  if (candidates.length > 1) return undefined;
  const needed = withoutIdleRows(field, knowledge, dice);
  if (needed.rows.length > mostRows || needed.rows.length < leastRows) return undefined;
  return { knowledge: needed, solution, reasoning: reason(field, needed) };
}

/** Plays like a good player, with guesses that fit, but never the code itself, while there is a row left. */
function narrowed(field: Field, start: Standing, solution: Code, dice: Dice): Standing {
  let standing = start;
  while (standing.candidates.length > 1 && standing.knowledge.rows.length < MOST_ROWS) {
    const guess = tellingGuess(field, standing.candidates, dice);
    if (sameCode(guess, solution)) continue;
    const row: MarkedGuess = { guess, mark: mark(field.table.marking, solution, guess) };
    standing = withRow(field, standing, row);
  }
  return standing;
}

/** Of a few codes that fit, the most informative: many rows that tell little make a poor puzzle. */
function tellingGuess(field: Field, candidates: Uint32Array, dice: Dice): Code {
  const sample = everyNth(candidates, SAMPLE);
  let best = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (let trial = 0; trial < LIKELY_GUESSES; trial += 1) {
    const guess = candidates[dice(candidates.length)] as number;
    const { expectedLeft } = summarise(partitionBy(field, sample, guess));
    if (expectedLeft >= fewest) continue;
    best = guess;
    fewest = expectedLeft;
  }
  return codeAt(field.table, best);
}

const LIKELY_GUESSES = 4;
const SAMPLE = 512;

/** Leaves out rows one by one, in random order, while exactly one code still fits. */
function withoutIdleRows(field: Field, knowledge: Knowledge, dice: Dice): Knowledge {
  const { masks, full } = rowFits(field, knowledge);
  let kept = full;
  for (const row of shuffled(knowledge.rows.length, dice)) {
    const fewer = kept - 2 ** row;
    if (fitting(masks, fewer) === 1) kept = fewer;
  }
  return { ...knowledge, rows: knowledge.rows.filter((_, row) => (kept >> row) & 1) };
}

function fitting(masks: Uint32Array, rows: number): number {
  let count = 0;
  for (const mask of masks) if ((mask & rows) === rows) count += 1;
  return count;
}

function shuffled(count: number, dice: Dice): readonly number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let left = count; left > 1; left -= 1) {
    const at = dice(left);
    const last = order[left - 1] as number;
    order[left - 1] = order[at] as number;
    order[at] = last;
  }
  return order;
}
