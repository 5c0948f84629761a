// Braille (booklet 002): four numbers from 1 to 6, pointed and flat key pegs, made for blind players.

import type { Blanks, Edition } from '../edition.ts';
import type { Habits } from './habits.ts';

/** C4: game 2 is the game with blanks. */
export function brailleEdition(blanks: Blanks = 'off'): Edition {
  return {
    name: 'braille',
    game: blanks === 'off' ? '1' : '2',
    holes: [4],
    facets: [{ name: 'number', size: 6, blank: blanks !== 'off' }],
    repeats: true,
    blanks,
    marking: 'places',
    rows: 10,
  };
}

export const brailleHabits: Habits = {
  forms: ['classic', 'solitaire', 'race'],
  scoring: 'fewest-rows',
  supplies: [12],
};
