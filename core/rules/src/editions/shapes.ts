// Shapes (booklet 003): four pairs of a colour and a shape, with blue key pegs for half-right pairs.

import type { Blanks, Edition, GameName } from '../edition.ts';
import type { Habits } from './habits.ts';

/** C6 to C8: game 3 leaves blue out and goes with game 1's codes or, as 3b, with game 2's. */
export function shapesEdition(game: GameName = '1'): Edition {
  const blanks: Blanks = game === '2' || game === '3b' ? 'on' : 'off';
  const blank = blanks === 'on';
  return {
    name: 'shapes',
    game,
    holes: [4],
    facets: [
      { name: 'colour', size: 5, blank },
      { name: 'shape', size: 5, blank },
    ],
    repeats: true,
    blanks,
    marking: game === '1' || game === '2' ? 'pairs' : 'places',
    rows: 10,
  };
}

export const shapesHabits: Habits = {
  forms: ['classic', 'solitaire', 'race'],
  scoring: 'fewest-rows',
  supplies: [12],
};
