// The editions side by side: their habits, and every variant the booklets name.

import type { EditionName, GameName } from '../edition.ts';
import { brailleHabits } from './braille.ts';
import { customHabits } from './custom.ts';
import { duelHabits } from './duel.ts';
import type { Habits } from './habits.ts';
import { shapesHabits } from './shapes.ts';
import { superHabits } from './super.ts';

export const HABITS: Readonly<Record<EditionName, Habits>> = {
  super: superHabits,
  duel: duelHabits,
  braille: brailleHabits,
  shapes: shapesHabits,
  custom: customHabits,
};

/** The variants each booklet names; a custom game has none of its own. */
export const GAMES: Readonly<Record<EditionName, readonly GameName[]>> = {
  super: ['1', '2'],
  duel: ['1'],
  braille: ['1', '2'],
  shapes: ['1', '2', '3', '3b'],
  custom: ['1', '2'],
};
