// Super (booklets 000 and 004): 5 holes, 8 colours, or any smaller table both players agree on.

import type { Blanks, Edition } from '../edition.ts';
import type { Habits } from './habits.ts';

export interface SuperSize {
  readonly holes?: number;
  readonly colours?: number;
  readonly blanks?: Blanks;
}

/** C1 to C3: game 2 is the game with blanks. */
export function superEdition({ holes = 5, colours = 8, blanks = 'off' }: SuperSize = {}): Edition {
  return {
    name: 'super',
    game: blanks === 'off' ? '1' : '2',
    holes: [holes],
    facets: [{ name: 'colour', size: colours, blank: blanks !== 'off' }],
    repeats: true,
    blanks,
    marking: 'places',
    rows: 12,
  };
}

/** The French set has 24 pegs of each colour, the German one 20. */
export const superHabits: Habits = {
  forms: ['classic', 'solitaire', 'race'],
  scoring: 'points',
  supplies: [24, 20],
};

/** The booklet's table runs to five holes and eight colours; other sizes are custom games. */
export const SUPER_MOST = { holes: 5, colours: 8 } as const;
