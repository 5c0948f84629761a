// The shapes a match can take: who makes, at what pace, and what counts.

/** Classic: one maker at a time. Duel: two crossed boards. Solitaire, race: the house makes. */
export const FORMS = ['classic', 'duel', 'solitaire', 'race'] as const;
export type Form = (typeof FORMS)[number];

/** In turns: all place, then all are marked. Free: a guess is marked at once, the first in time wins. */
export const PACES = ['turns', 'free'] as const;
export type Pace = (typeof PACES)[number];

export const SCORINGS = ['points', 'fewest-rows', 'rounds-won', 'none'] as const;
export type Scoring = (typeof SCORINGS)[number];
