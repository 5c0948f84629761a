// Custom games (C10): any size whose claims can be judged, in any form.

import type { Facet } from '../code.ts';
import type { Edition } from '../edition.ts';
import type { Habits } from './habits.ts';

export interface CustomSize {
  readonly holes: number | readonly number[];
  readonly facets: readonly Facet[];
  readonly repeats?: boolean;
  readonly rows?: number;
  /** Blanks declared by the maker of each round instead of agreed for the match. */
  readonly makersChoice?: boolean;
  /** Pairs without blue key pegs. */
  readonly withoutBlue?: boolean;
}

export function customEdition(size: CustomSize): Edition {
  const blank = size.facets.some((facet) => facet.blank);
  return {
    name: 'custom',
    game: blank ? '2' : '1',
    holes: typeof size.holes === 'number' ? [size.holes] : size.holes,
    facets: size.facets,
    repeats: size.repeats ?? true,
    blanks: blank ? (size.makersChoice ? 'choice' : 'on') : 'off',
    marking: size.facets.length === 2 && !size.withoutBlue ? 'pairs' : 'places',
    rows: size.rows ?? 12,
  };
}

export const customHabits: Habits = {
  forms: ['classic', 'duel', 'solitaire', 'race'],
  scoring: 'points',
  supplies: [24],
};
