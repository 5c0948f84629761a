// A kept match in a line of a list: what it was, with whom, when, and what became of it.

import { type MatchState, standings } from '@blackpeg/rules';
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
  type Speaker,
  sitterName,
  speakerOf,
  standingsText,
} from '@blackpeg/wording';
import type { KeptMatch } from '../saved/saved.ts';

export interface MatchLine {
  /** The game, with whom, when, where from. */
  readonly about: string;
  /** The result, or whose turn it is. */
  readonly state: string;
  readonly open: boolean;
}

export function lineOf(language: Language, { card, state }: KeptMatch): MatchLine {
  const words = matchesTexts(language);
  const { edition, form } = state.terms;
  const open = state.phase !== 'closed';
  const title = words.name(editionName(language, edition.name), formName(language, form));
  const about = [title, companyOf(language, card), words.moment(card.madeAt), originOf(language, card)];
  return {
    about: about.filter((part) => part !== null).join(', '),
    state: open ? turnOf(language, card, state) : matchResultText(speakerFor(language, card, state), state),
    open,
  };
}

function companyOf(language: Language, card: Card): string {
  const { company } = matchesTexts(language);
  if (card.sitters.length === 1) return company.alone;
  const people = peopleOf(card);
  return people.length === 1
    ? company.house
    : company.people(people.flatMap((seat) => sitterName(card, language, seat) ?? []));
}

function originOf(language: Language, { origin }: Card): string | null {
  const words = matchesTexts(language);
  switch (origin.kind) {
    case 'set-up':
      return null;
    case 'daily':
      return words.daily(origin.date);
    case 'challenge':
      return words.challenge;
    case 'import':
      return words.imported;
    case 'online':
      return words.online;
  }
}

/** Of several people nobody's side is told before they sit down: only the round. */
function turnOf(language: Language, card: Card, state: MatchState): string {
  const seat = ownSeat(card);
  const speaker = speakerFor(language, card, state);
  return seat === null
    ? standingsText(speaker, state.terms.scoring, standings(state))
    : dutyText(speaker, state, seat);
}

function speakerFor(language: Language, card: Card, state: MatchState): Speaker {
  return speakerOf(card, language, state.terms.edition, ownSeat(card));
}
