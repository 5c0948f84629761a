// Descriptions of terms for the document. The notation checks terms; a test makes sure that both agree.

import {
  BLANKS,
  brailleEdition,
  CUSTODIES,
  duelEdition,
  EDITION_NAMES,
  type Edition,
  FACET_NAMES,
  FORMS,
  GAME_NAMES,
  MARKERS,
  MARKINGS,
  MOST_HOLES,
  MOST_POINTS,
  MOST_ROUNDS,
  MOST_ROWS,
  PACES,
  PERSON,
  SCORINGS,
  type SeatTerms,
  shapesEdition,
  standardTerms,
  superEdition,
  type Terms,
} from '@blackpeg/rules';
import {
  described,
  either,
  flag,
  list,
  named,
  nothing,
  number,
  type Schema,
  strict,
  tagged,
  whole,
  word,
} from './schema.ts';
import { MOST_SEATS, seat } from './values.ts';

const MOST_KINDS = 9;

/** The defaults of each edition; a duel with sealed codes, and a race of three. */
export const TERMS_EXAMPLES: readonly Terms[] = [
  standardTerms(superEdition()),
  standardTerms(duelEdition(), { marker: 'by-hand', custody: 'sealed' }),
  standardTerms(brailleEdition()),
  standardTerms(shapesEdition('1')),
  standardTerms(superEdition(), { form: 'race', seats: [PERSON, PERSON, PERSON] }),
];

const edition: Schema<Edition> = named(
  'Edition',
  strict({
    name: word(...EDITION_NAMES),
    game: described('The booklet’s number of the variant.', word(...GAME_NAMES)),
    holes: described(
      'How many pegs a code has; in a handicap duel, for each seat.',
      list(whole(1, MOST_HOLES), 1, 2),
    ),
    facets: described(
      'One for pegs, two for pairs. A peg is the number of its kind from 1 to `size`; a pair is two digits, first facet first. 0 is a blank, where `blank` says that there is one.',
      list(strict({ name: word(...FACET_NAMES), size: whole(0, MOST_KINDS), blank: flag }), 1, 2),
    ),
    repeats: described('Whether a peg may be used twice in a code.', flag),
    blanks: described('Off, on, or decided by the maker with each code.', word(...BLANKS)),
    marking: described('Only `pairs` gives blue key pegs.', word(...MARKINGS)),
    rows: whole(1, MOST_ROWS),
  }),
);

const seatTerms: Schema<SeatTerms> = strict({
  player: described('Online, people only.', word('person', 'house')),
  allowance: described(
    'Milliseconds for a row, a mark or a code; null for no clock.',
    either(number, nothing),
  ),
  consistentOnly: described('The player may only place guesses that fit all rows.', flag),
});

export const termsSchema: Schema<Terms> = named(
  'Terms',
  described(
    'What is agreed before the first code. Online: two people, or two to eight in a race; never `oneScreen`.',
    strict({
      edition,
      form: word(...FORMS),
      pace: described(
        'turns: all place a row, then all are marked; free: a guess is marked at once.',
        word(...PACES),
      ),
      seats: list(seatTerms, 1, MOST_SEATS),
      firstMaker: either(seat, word('drawn')),
      length: tagged('kind', {
        rounds: described(
          'An even number in classic, an odd one in a duel.',
          strict({ kind: word('rounds'), rounds: whole(1, MOST_ROUNDS) }),
        ),
        target: strict({ kind: word('target'), points: whole(1, MOST_POINTS) }),
      }),
      scoring: described(
        '`points` or `fewest-rows` in classic, `rounds-won` in duel and race.',
        word(...SCORINGS),
      ),
      unbrokenBonus: described('One more point for a code that is not found.', flag),
      marker: described('Who gives feedback; `assisted` asks before a wrong mark is sent.', word(...MARKERS)),
      custody: described(
        'Escrow: the referee keeps the codes. Sealed: their makers do, and mark by hand.',
        word(...CUSTODIES),
      ),
      supply: described(
        'Pegs of each kind in the tray; null if they are not counted.',
        either(whole(1, MOST_POINTS), nothing),
      ),
      absence: described('Milliseconds for which the seat of an absent player is kept.', number),
      oneScreen: flag,
    }),
  ),
);
