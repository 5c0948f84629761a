// Duel (booklet 001): both hide, both seek; rings on posts, five or four of them.

import type { Edition } from '../edition.ts';
import type { Habits } from './habits.ts';

/** C5, D5: one length for both, or the rings each seat has to find. */
export type DuelRings = 4 | 5 | readonly [4 | 5, 4 | 5];

export function duelEdition(rings: DuelRings = 5): Edition {
  return {
    name: 'duel',
    game: '1',
    holes: typeof rings === 'number' ? [rings] : rings,
    facets: [{ name: 'colour', size: 8, blank: false }],
    repeats: true,
    blanks: 'off',
    marking: 'places',
    rows: 12,
  };
}

/** The set has 25 rings of each colour for both players: half of them each. */
export const duelHabits: Habits = {
  forms: ['duel', 'solitaire', 'race'],
  scoring: 'rounds-won',
  supplies: [12],
};
