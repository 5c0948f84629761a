// Names of editions, variants, forms, seats and times.

import type { Edition, EditionName, Facet, Form, Marker, Pace, Scoring, Seat, Terms } from '@blackpeg/rules';
import { figuresIn } from '../words/formats.ts';
import { type Language, languageTag, textsOf, type WordsIn } from '../words/lookup.ts';
import type { Speaker } from './who.ts';

const editionsWords = textsOf('base', 'editions');
const gamesWords = textsOf('base', 'games');
const namesWords = textsOf('base', 'names');

export function editionName(language: Language, edition: EditionName): string {
  return editionsWords(language)[edition].name;
}

/** A variant by what it is: “with blanks, without blue pegs”. */
export function variantName(language: Language, edition: Edition): string {
  return variantParts(edition, gamesWords(language).blanks).join(', ');
}

/** Holes and pegs: “5 holes, 8 colours”. */
export function sizeName(language: Language, edition: Edition): string {
  const games = gamesWords(language);
  const holes = edition.facets.length === 2 ? games.pairs(edition.holes) : games.holes(edition.holes);
  return [holes, ...edition.facets.map((facet) => facetSize(games, facet))].join(', ');
}

/** Everything that distinguishes an edition from others, in one line. */
export function editionText(language: Language, edition: Edition): string {
  const parts = [
    editionName(language, edition.name),
    sizeName(language, edition),
    variantName(language, edition),
  ];
  return parts.join(', ');
}

/** The edition and what is not default about it. */
export function briefEdition(language: Language, edition: Edition): string {
  const editions = editionsWords(language);
  const games = gamesWords(language);
  const parts = variantParts(edition, games.briefBlanks).filter((part) => part !== games.briefBlanks.off);
  return [editions[edition.name].name, ...parts].join(', ');
}

export function formName(language: Language, form: Form): string {
  return gamesWords(language).forms[form];
}

export function scoringName(language: Language, scoring: Scoring): string {
  return gamesWords(language).scorings[scoring];
}

export function markerName(language: Language, marker: Marker): string {
  return gamesWords(language).markers[marker];
}

export function paceName(language: Language, pace: Pace): string {
  return gamesWords(language).paces[pace];
}

/** Seats count from 1 in texts. */
export function seatName(language: Language, seat: Seat): string {
  return namesWords(language).seat(seat + 1);
}

/** A listener without names: seats by number, the house by its word. */
export function plainSpeaker(
  language: Language,
  terms: Pick<Terms, 'edition' | 'seats'>,
  you: Seat | null,
): Speaker {
  return {
    language,
    edition: terms.edition,
    you,
    names: (seat) => (terms.seats[seat]?.player === 'house' ? null : seatName(language, seat)),
  };
}

/** Whole seconds, rounded up, so that nobody hears of time they do not have: “2 minutes 5 seconds”, “14 hours”. */
export function durationText(language: Language, milliseconds: number): string {
  const names = namesWords(language);
  const total = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const parts = [
    ...(hours > 0 ? [names.hours(hours)] : []),
    ...(minutes > 0 ? [names.minutes(minutes)] : []),
    ...(seconds > 0 || total === 0 ? [names.seconds(seconds)] : []),
  ];
  return parts.join(' ');
}

/** Thousands by language: 32,768 · 32 768 · 32.768. */
export function numberText(language: Language, number: number): string {
  return figuresIn(languageTag(language)).figures(number);
}

/** With its sign, a real minus, and at most one decimal place. */
export function signedText(language: Language, number: number): string {
  return figuresIn(languageTag(language)).signed(number);
}

function variantParts(edition: Edition, words: WordsIn<'base'>['games']['blanks']): readonly string[] {
  const parts = [words[edition.blanks]];
  if (edition.facets.length === 2 && edition.marking === 'places') parts.push(words.withoutBlue);
  if (!edition.repeats) parts.push(words.withoutRepeats);
  return parts;
}

function facetSize(games: WordsIn<'base'>['games'], facet: Facet): string {
  switch (facet.name) {
    case 'colour':
      return games.colours(facet.size);
    case 'shape':
      return games.shapes(facet.size);
    case 'number':
      return games.numbers(facet.size);
  }
}
