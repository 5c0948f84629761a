// What the house guesses: as its level does, with pegs that a counted tray still holds (T3c).

import { type Code, drawFromTray, isInTray, seededDice } from '@blackpeg/rules';
import { chooseGuess, codeAt, type Field, type LevelName, levelNamed, workOut } from '@blackpeg/solver';
import type { Asked } from './question.ts';

/** Guesses thought of before the tray decides. */
const THOUGHTS = 6;

/** Codes that fit which are looked at then. */
const DRAWS = 2000;

/** If its level thinks of no row the tray holds, a code that fits; if there is none, any row. */
export function houseGuess(field: Field, { clues, tray, level, seed }: Asked<'guess'>): Code {
  const { spec } = clues;
  const dice = seededDice(seed);
  for (let thought = 0; thought < THOUGHTS; thought += 1) {
    const guess = chooseGuess(field, clues, levelNamed(levelFor(level, thought)), dice);
    if (isInTray(spec, guess, tray)) return guess;
  }
  const { candidates } = workOut(field, clues);
  for (let draw = 0; draw < DRAWS && candidates.length > 0; draw += 1) {
    const code = codeAt(field.table, candidates[dice(candidates.length)] as number);
    if (isInTray(spec, code, tray)) return code;
  }
  return drawFromTray(spec, tray, dice);
}

/** What a master is advised hardly changes with the dice, and takes long. */
function levelFor(level: LevelName, thought: number): LevelName {
  return level === 'master' && thought > 0 ? 'expert' : level;
}
