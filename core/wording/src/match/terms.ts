// The terms of a match in one line, for players who decide whether to join, or want to know what is being played.

import type { SeatTerms, Terms } from '@blackpeg/rules';
import {
  durationText,
  editionName,
  formName,
  paceName,
  scoringName,
  sizeName,
  variantName,
} from '../names/names.ts';
import { type Language, textsOf } from '../words/lookup.ts';

const gamesWords = textsOf('base', 'games');
const termsWords = textsOf('base', 'terms');

/** Defaults are left out: turns, automatic answers, no clock, codes kept by the referee. */
export function termsText(language: Language, terms: Terms): string {
  const { edition, form, pace, scoring, marker, custody, supply } = terms;
  const words = termsWords(language);
  const parts = [
    editionName(language, edition.name),
    edition.name === form ? null : formName(language, form),
    form === 'race' ? words.players(terms.seats.length) : null,
    sizeName(language, edition),
    variantName(language, edition),
    pace === 'free' ? paceName(language, pace) : null,
    lengthText(language, terms),
    form === 'classic' && terms.length.kind === 'rounds' ? scoringName(language, scoring) : null,
    terms.unbrokenBonus ? words.bonus : null,
    marker === 'assisted' ? words.assisted : null,
    marker === 'by-hand' ? words.byHand : null,
    timeText(language, terms.seats),
    supply === null ? null : words.tray(supply),
    custody === 'sealed' ? words.sealed : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** `6 rounds`, `to 20 points`. */
export function lengthText(language: Language, { length, scoring }: Terms): string {
  const games = gamesWords(language);
  return length.kind === 'rounds' ? games.rounds(length.rounds) : games.target(length.points, scoring);
}

/** Of the people: the house needs no limit. */
function timeText(language: Language, seats: readonly SeatTerms[]): string | null {
  const people = seats.filter(({ player }) => player === 'person');
  const allowances = people.map(({ allowance }) => allowance ?? Number.POSITIVE_INFINITY);
  const shortest = Math.min(...allowances);
  if (!Number.isFinite(shortest)) return null;
  const { time, timeFrom } = termsWords(language);
  const duration = durationText(language, shortest);
  return allowances.every((allowance) => allowance === shortest) ? time(duration) : timeFrom(duration);
}
