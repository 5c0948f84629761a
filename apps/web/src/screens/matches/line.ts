// A kept match as a line of the list: what it was, with whom, when, and what became of it.

import { finishedRounds } from '@blackpeg/rules';
import type { Card } from '@blackpeg/table';
import {
  dutyText,
  editionName,
  formName,
  type Language,
  matchesTexts,
  matchResultText,
  ownSeat,
  peopleOf,
  sitterName,
} from '@blackpeg/wording';
import type { KeptMatch } from '../../storage/matches.ts';
import { listSpeaker, othersOf } from '../../table/sitters.ts';

export interface MatchLine {
  readonly title: string;
  /** With whom, when, where from. */
  readonly about: string;
  /** The result, or whose turn it is. */
  readonly state: string;
  readonly open: boolean;
  /** There is a round to look back on. */
  readonly reviewable: boolean;
}

export function lineOf(language: Language, kept: KeptMatch): MatchLine {
  const { card, state } = kept;
  const words = matchesTexts(language);
  const { edition, form } = state.terms;
  const open = state.phase !== 'closed';
  return {
    title: words.name(editionName(language, edition.name), formName(language, form)),
    about: aboutOf(language, card),
    state: open ? turnText(language, kept) : matchResultText(listSpeaker(card, language, edition), state),
    open,
    reviewable: finishedRounds(state).length > 0,
  };
}

/** The code of a day names its day itself. */
function aboutOf(language: Language, card: Card): string {
  const words = matchesTexts(language);
  if (card.origin.kind === 'daily') return words.daily(card.origin.date);
  const parts = [companyOf(language, card), words.when(card.madeAt), originOf(language, card)];
  return parts.filter((part) => part !== null).join(', ');
}

function companyOf(language: Language, card: Card): string {
  const { company } = matchesTexts(language);
  if (card.sitters.length === 1) return company.alone;
  return peopleOf(card).length === 1
    ? company.house
    : company.people(othersOf(card).flatMap((seat) => sitterName(card, language, seat) ?? []));
}

function originOf(language: Language, { origin }: Card): string | null {
  const words = matchesTexts(language);
  switch (origin.kind) {
    case 'set-up':
    case 'daily':
      return null;
    case 'challenge':
      return words.challenge;
    case 'import':
      return words.imported;
    case 'online':
      return words.online;
  }
}

/** Of several people at this screen nobody's side is told before they sit down. */
function turnText(language: Language, { card, state }: KeptMatch): string {
  const seat = ownSeat(card);
  const speaker = listSpeaker(card, language, state.terms.edition);
  return seat === null ? '' : dutyText(speaker, state, seat);
}
