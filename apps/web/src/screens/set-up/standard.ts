// What is chosen before anybody chose: a box opens at its own size and can be played at once.

import { type EditionName, type Form, HABITS, standardTerms, superEdition } from '@blackpeg/rules';
import type { Choices } from './choices.ts';

const SUPER = superEdition();

/** `bar` is the player's setting against guesses that cannot be the code. */
export function standardChoices(edition: EditionName, bar = false): Choices {
  const { forms, scoring } = HABITS[edition];
  return {
    edition,
    holes: edition === 'custom' ? 4 : (SUPER.holes[0] ?? 0),
    colours: edition === 'custom' ? 6 : (SUPER.facets[0]?.size ?? 0),
    shapes: 4,
    pegs: 'colours',
    rows: 10,
    repeats: true,
    blue: true,
    blanks: 'off',
    game: '1',
    rings: 'five',
    opponent: 'house',
    names: ['', ''],
    form: forms[0] === 'duel' ? 'duel' : 'solitaire',
    players: 2,
    level: 'steady',
    codemaker: 'random',
    first: 'drawn',
    length: 'rounds',
    rounds: {
      solitaire: usualRounds('solitaire'),
      classic: usualRounds('classic'),
      duel: usualRounds('duel'),
      race: usualRounds('race'),
    },
    target: 20,
    scoring: scoring === 'fewest-rows' ? scoring : 'points',
    bonus: false,
    marker: 'automatic',
    pace: 'turns',
    time: 'none',
    otherTime: 600,
    extra: ['none', 'none'],
    tray: false,
    supply: null,
    hints: true,
    listed: true,
    sealed: false,
    bars: [bar, bar],
  };
}

function usualRounds(form: Form): number {
  const { length } = standardTerms(SUPER, { form });
  return length.kind === 'rounds' ? length.rounds : 1;
}
