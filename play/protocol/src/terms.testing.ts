// Terms for the document: what each field means. The notation checks them; a test sees that both say the same.

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

/** As each edition is usually played; a duel with sealed codes, and a race of three. */
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
      'How many pegs a code has; in a handicap duel for each seat apart.',
      list(whole(1, MOST_HOLES), 1, 2),
    ),
    facets: described(
      'One for pegs, two for pairs. A peg is the number of its kind from 1 to `size`; a pair is two digits, first facet first. 0 is a blank, where `blank` says that there is one.',
      list(strict({ name: word(...FACET_NAMES), size: whole(0, MOST_KINDS), blank: flag }), 1, 2),
    ),
    repeats: described('Whether a peg may stand twice in a code.', flag),
    blanks: described('Off, agreed, or said by the maker with each code.', word(...BLANKS)),
    marking: described('Blue key pegs are given in `pairs` alone.', word(...MARKINGS)),
    rows: whole(1, MOST_ROWS),
  }),
);

const seatTerms: Schema<SeatTerms> = strict({
  player: described('Online, people only.', word('person', 'house')),
  allowance: described(
    'Milliseconds for a row, a mark or a code; null for no clock.',
    either(number, nothing),
  ),
  consistentOnly: described('Bars oneself from guesses that do not fit the rows.', flag),
});

export const termsSchema: Schema<Terms> = named(
  'Terms',
  described(
    'What is agreed before the first code. Online: two people, or two to eight in a race; never `oneScreen`.',
    strict({
      edition,
      form: word(...FORMS),
      pace: described(
        'In turns all place, then all are marked; free, a guess is marked at once.',
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
      unbrokenBonus: described('A point more for a code that stays unbroken.', flag),
      marker: described(
        'Who gives feedback; `assisted` asks before a wrong mark goes out.',
        word(...MARKERS),
      ),
      custody: described(
        'Escrow: the referee keeps the codes. Sealed: their makers do, and mark by hand.',
        word(...CUSTODIES),
      ),
      supply: described(
        'Pegs of each kind in the tray; null where none are counted.',
        either(whole(1, MOST_POINTS), nothing),
      ),
      absence: described('Milliseconds a seat is kept for one who went away.', number),
      oneScreen: flag,
    }),
  ),
);
