// Terms of a match from unknown JSON: every field by name, every number within a sensible range.

import {
  BLANKS,
  CUSTODIES,
  EDITION_NAMES,
  type Edition,
  FACET_NAMES,
  type Facet,
  FORMS,
  GAME_NAMES,
  type Length,
  MARKERS,
  MARKINGS,
  MOST_HOLES,
  MOST_POINTS,
  MOST_ROUNDS,
  MOST_ROWS,
  PACES,
  SCORINGS,
  type SeatTerms,
  type Terms,
} from '@blackpeg/rules';
import {
  boolean,
  type Decoder,
  either,
  finite,
  integer,
  listOf,
  nothing,
  oneOf,
  record,
  variants,
} from './decoder.ts';

/** A race has at most eight seats. */
export const MOST_SEATS = 8;
const MOST_KINDS = 9;

export const seat = integer(0, MOST_SEATS - 1);

const facet: Decoder<Facet> = record<Facet>({
  name: oneOf(FACET_NAMES),
  size: integer(0, MOST_KINDS),
  blank: boolean,
});

export const edition: Decoder<Edition> = record<Edition>({
  name: oneOf(EDITION_NAMES),
  game: oneOf(GAME_NAMES),
  holes: listOf(integer(1, MOST_HOLES), 1, 2),
  facets: listOf(facet, 1, 2),
  repeats: boolean,
  blanks: oneOf(BLANKS),
  marking: oneOf(MARKINGS),
  rows: integer(1, MOST_ROWS),
});

const seatTerms: Decoder<SeatTerms> = record<SeatTerms>({
  player: oneOf(['person', 'house']),
  allowance: either(finite, nothing),
  consistentOnly: boolean,
});

const length: Decoder<Length> = variants<Length['kind'], Length>('kind', {
  rounds: record({ kind: oneOf(['rounds']), rounds: integer(1, MOST_ROUNDS) }),
  target: record({ kind: oneOf(['target']), points: integer(1, MOST_POINTS) }),
});

export const terms: Decoder<Terms> = record<Terms>({
  edition,
  form: oneOf(FORMS),
  pace: oneOf(PACES),
  seats: listOf(seatTerms, 1, MOST_SEATS),
  firstMaker: either(seat, oneOf(['drawn'])),
  length,
  scoring: oneOf(SCORINGS),
  unbrokenBonus: boolean,
  marker: oneOf(MARKERS),
  custody: oneOf(CUSTODIES),
  supply: either(integer(1, MOST_POINTS), nothing),
  absence: finite,
  oneScreen: boolean,
});
