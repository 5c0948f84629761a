// How the house uses the solver: what it guesses, hides, marks and opens.

import { type Code, drawCode, drawFromTray, type Feedback, isInTray, seededDice } from '@blackpeg/rules';
import {
  chooseGuess,
  codeAt,
  hardCodeByTrial,
  hardCodeOfTree,
  hardestFeedback,
  levelNamed,
  openFittingCode,
  renamed,
  workOut,
} from '@blackpeg/solver';
import type { Exchanges } from '../question.ts';
import type { AnswerWork } from './answering.ts';
import type { OpenFields } from './fields.ts';
import { knownPlay } from './tree-play.ts';

type AskOf<N extends keyof Exchanges> = Exchanges[N]['ask'];

/** Guesses considered before the tray decides. */
const THOUGHTS = 6;

/** Fitting codes examined then. */
const DRAWS = 2000;

/** Codes played through if no tree tells which are hard: about a second in the largest games. */
const TRIALS = 12;

/** A guess of its level that the tray holds; if there is none, a code that fits; otherwise any row. */
export async function houseGuess(
  { clues, tray, level, seed }: AskOf<'guess'>,
  fields: OpenFields,
  work: AnswerWork,
): Promise<Code> {
  const { spec } = clues;
  const field = fields.open(clues);
  const dice = seededDice(seed);
  const best = level === 'master' ? await knownPlay(field, clues, dice, fields) : null;
  const known = best?.place.named(best.place.tree.guess);
  if (known && isInTray(spec, known, tray)) return known;
  // A master's advice hardly changes with the dice, and takes long.
  const quick = level === 'master' ? 'expert' : level;
  for (let thought = 0; thought < THOUGHTS; thought += 1) {
    const guess = chooseGuess(field, clues, levelNamed(thought === 0 ? level : quick), dice);
    if (isInTray(spec, guess, tray)) return guess;
    await work.pause((thought + 1) / THOUGHTS);
  }
  const { candidates } = workOut(field, clues);
  for (let draw = 0; draw < DRAWS && candidates.length > 0; draw += 1) {
    const code = codeAt(field.table, candidates[dice(candidates.length)] as number);
    if (isInTray(spec, code, tray)) return code;
  }
  return drawFromTray(spec, tray, dice);
}

/** A code that takes the best players longest. A house that need not commit (K3) does the same here. */
export async function houseCode(
  { spec, marking, seed }: AskOf<'hard-code'>,
  fields: OpenFields,
): Promise<Code> {
  const dice = seededDice(seed);
  const field = fields.open({ spec, marking });
  const tree = await fields.tree(field);
  // Some trees need the most guesses for a single code; renamed it is equally hard, and nobody can know it.
  return tree ? renamed(spec, hardCodeOfTree(tree, dice), dice) : hardCodeByTrial(field, dice, TRIALS);
}

/** K3: the feedback that keeps most codes possible. */
export function houseMark({ clues, guess }: AskOf<'mark'>, fields: OpenFields): Feedback {
  const field = fields.open(clues);
  return hardestFeedback(field, workOut(field, clues), guess);
}

/** K3: a code that fits all its marks; any code if none does, which only a broken board can cause. */
export function houseOpening({ clues, seed }: AskOf<'settle'>, fields: OpenFields): Code {
  const field = fields.open(clues);
  const standing = workOut(field, clues);
  const dice = seededDice(seed);
  return standing.candidates.length > 0 ? openFittingCode(field, standing, dice) : drawCode(clues.spec, dice);
}
