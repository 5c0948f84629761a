// The matches that states are about, made by the rules themselves.

import {
  brailleEdition,
  type Code,
  duelEdition,
  HOUSE,
  type MatchEvent,
  PERSON,
  shapesEdition,
  standardTerms,
  superEdition,
  type Terms,
} from '@blackpeg/rules';
import { setUpTexts } from '@blackpeg/wording';
import { type Table, tableFor } from '../../../core/rules/src/table.testing.ts';
import type { KeptMatch, Sitter } from './storage.ts';

/** The player at the screen sits on the first seat. */
const YOU = 0;
const OTHER = 1;
/** A morning, so that it is the same day everywhere. */
const DAY = '2026-03-14';
export const MORNING = Date.parse(`${DAY}T10:00:00Z`);

const ALONE: readonly Sitter[] = [{ kind: 'person', name: null }];
const WITH_HOUSE: readonly Sitter[] = [...ALONE, { kind: 'house', level: 'master' }];
const TWO: readonly Sitter[] = setUpTexts('en').opponent.usual.map((name) => ({ kind: 'person', name }));

export const digits = (text: string): Code => [...text].map(Number);
const pairs = (text: string): Code => text.split(' ').map(Number);

/** Alone against the house, with these rows placed. */
function solitaire(
  edition: Terms['edition'],
  code: Code,
  rows: readonly Code[],
  rest: Partial<Terms> = {},
): KeptMatch {
  const terms = standardTerms(edition, { form: 'solitaire', ...rest });
  return played('solitaire', terms, ALONE, (table) => {
    table.hide('house', code);
    for (const row of rows) table.guess(YOU, row);
  });
}

const SUPER = superEdition();
const SUPER_ROWS = ['11223', '45678', '13572', '42177'].map(digits);
const SUPER_CODE = digits('42186');

export const RUNNING = solitaire(SUPER, SUPER_CODE, SUPER_ROWS);
export const FINISHED = solitaire(SUPER, SUPER_CODE, [...SUPER_ROWS, SUPER_CODE]);
export const BRAILLE = solitaire(brailleEdition(), digits('4216'), ['1123', '4561', '4215'].map(digits));
export const SHAPES = solitaire(shapesEdition('2'), pairs('11 23 0 45'), [
  pairs('11 22 33 44'),
  pairs('55 44 33 20'),
]);
/** Counted pegs and blanks: the palette shows how many are left. */
export const TRAY = solitaire(superEdition({ blanks: 'on' }), digits('42180'), ['11223'].map(digits), {
  supply: 8,
});

/** A classic match against the house, answered by hand; the person makes the first code. */
const BY_HAND = standardTerms(SUPER, { seats: [PERSON, HOUSE], marker: 'by-hand', firstMaker: YOU });
export const HIDING = played('hiding', BY_HAND, WITH_HOUSE, () => {});
/** C9g: the person says whether this round has blanks. */
export const CHOOSING_BLANKS = played(
  'blanks',
  standardTerms(superEdition({ blanks: 'choice' }), { seats: [PERSON, HOUSE], firstMaker: YOU }),
  WITH_HOUSE,
  () => {},
);
export const MARKING = played('marking', BY_HAND, WITH_HOUSE, (table) => {
  table.hide(YOU, SUPER_CODE);
  table.guess(OTHER, digits('11223'));
  table.mark(YOU, { black: 0, white: 2, blue: 0 });
  table.guess(OTHER, digits('45678'));
});

/** The house made the first code, and the second is not hidden yet. */
const CLASSIC = standardTerms(SUPER, { seats: [PERSON, HOUSE], firstMaker: OTHER });
function firstRound(table: Table): void {
  table.hide(OTHER, SUPER_CODE);
  for (const row of [...SUPER_ROWS, SUPER_CODE]) table.guess(YOU, row);
}
/** One row before its end. */
export const ROUND_BEGUN = played('round-begun', CLASSIC, WITH_HOUSE, (table) => {
  table.hide(OTHER, SUPER_CODE);
  for (const row of SUPER_ROWS) table.guess(YOU, row);
});
export const ROUND_OVER = played('round-over', CLASSIC, WITH_HOUSE, firstRound);
export const MATCH_OVER = played('match-over', CLASSIC, WITH_HOUSE, (table) => {
  firstRound(table);
  table.hide(YOU, digits('13355'));
  for (const row of ['11223', '13344', '13355'].map(digits)) table.guess(OTHER, row);
});

/** The house has placed its row of this turn, which stays covered. */
export const DUEL = played(
  'duel',
  standardTerms(duelEdition(), { seats: [PERSON, HOUSE] }),
  WITH_HOUSE,
  (table) => {
    table.hide(YOU, digits('13572'));
    table.hide(OTHER, digits('42186'));
    for (const [own, theirs] of [
      ['12345', '56781'],
      ['42781', '13864'],
    ] as const) {
      table.guess(YOU, digits(own));
      table.guess(OTHER, digits(theirs));
    }
    table.guess(OTHER, digits('13574'));
  },
);

/** A round of a duel that is over: both codes are open, and the result is beside or below them. */
export const DUEL_OVER = played(
  'duel-over',
  standardTerms(duelEdition(), { seats: [PERSON, HOUSE] }),
  WITH_HOUSE,
  (table) => {
    table.hide(YOU, digits('13572'));
    table.hide(OTHER, digits('42186'));
    table.guess(YOU, digits('42186'));
    table.guess(OTHER, digits('56781'));
  },
);

/** Two people at one screen. */
export const HAND_OVER = played('two', standardTerms(SUPER, { oneScreen: true }), TWO, (table) => {
  table.hide(YOU, SUPER_CODE);
});

/** A mixture of matches, for lists and figures. */
export const SEVERAL: readonly KeptMatch[] = [
  RUNNING,
  HAND_OVER,
  MATCH_OVER,
  { ...FINISHED, match: 'finished' },
  { ...FINISHED, match: 'daily', card: { ...FINISHED.card, origin: { kind: 'daily', date: DAY } } },
];

export function played(
  match: string,
  terms: Terms,
  sitters: readonly Sitter[],
  play: (table: Table) => void,
): KeptMatch {
  const table = tableFor(terms);
  play(table);
  const log: readonly MatchEvent[] = table.log;
  return { match, log, card: { origin: { kind: 'set-up' }, sitters, madeAt: MORNING } };
}
