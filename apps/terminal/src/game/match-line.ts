// A kept match in a line of a list: what it was, with whom, when, and what became of it.

import { allRounds, type MatchState, type Round, standings } from '@blackpeg/rules';
import {
  dutyText,
  editionName,
  formName,
  type Language,
  matchesTexts,
  outcomeText,
  ownSeat,
  peopleOf,
  resultText,
  type Speaker,
  sitterName,
  speakerOf,
  standingsText,
} from '@blackpeg/wording';
import type { KeptMatch } from '../saved/saved.ts';
import type { Card } from './card.ts';

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
  const about = [title, companyOf(language, card), words.when(card.madeAt), originOf(language, card)];
  return {
    about: about.filter((part) => part !== null).join(', '),
    state: open ? turnOf(language, card, state) : resultOf(speakerFor(language, card, state), state),
    open,
  };
}

/** Rounds that are over, so that no code is told before its time. */
export function finishedRounds(state: MatchState): readonly Round[] {
  return allRounds(state).filter(({ outcome }) => outcome !== null);
}

/** Alone in one round the outcome is the result; else the result with every account. */
function resultOf(speaker: Speaker, state: MatchState): string {
  const round = finishedRounds(state).at(-1);
  if (state.result === null) return '';
  if (state.result.kind === 'finished' && state.past.length === 0 && round?.outcome)
    return outcomeText(speaker, round, round.outcome);
  const { scoring } = state.terms;
  const accounts = scoring === 'none' ? '' : standingsText(speaker, scoring, standings(state));
  return [resultText(speaker, state.result), accounts].filter((part) => part !== '').join(' ');
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
