// The list of stored matches: the game, the opponent, the date and the result of each.

import { type Edition, editionNamed, finishedRounds, standings } from '@blackpeg/rules';
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
  sizeName,
  speakerOf,
  standingsText,
} from '@blackpeg/wording';
import type { KeptMatch } from '../shared-matches.ts';

export interface MatchLine {
  readonly title: string;
  /** With whom, when, where from; the size of the game if it is not the standard one. */
  readonly about: string;
  /** The result, or whose turn it is. */
  readonly state: string;
  readonly open: boolean;
  /** There is a round to review. */
  readonly reviewable: boolean;
}

export interface MatchItem {
  readonly match: string;
  /** Its name in confirmations. */
  readonly name: string;
  /** Null for one that cannot be read, and can only be deleted. */
  readonly line: MatchLine | null;
}

export interface MatchGroup {
  readonly title: string;
  readonly items: readonly MatchItem[];
}

/** Unfinished, finished and damaged ones; empty groups are left out. */
export function matchGroups(
  language: Language,
  kept: readonly KeptMatch[],
  damaged: readonly string[],
  times: 'day' | 'moment' = 'day',
): readonly MatchGroup[] {
  const words = matchesTexts(language);
  const items = kept.map(({ card, state }): MatchItem & { readonly line: MatchLine } => {
    const line = lineOf(language, { card, state }, times);
    return { match: card.match, name: `${line.title} (${line.about})`, line };
  });
  const groups: readonly MatchGroup[] = [
    { title: words.waiting, items: items.filter(({ line }) => line.open) },
    { title: words.finished, items: items.filter(({ line }) => !line.open) },
    {
      title: words.damaged,
      items: damaged.map((match) => ({ match, name: `${words.damagedMatch} (${match})`, line: null })),
    },
  ];
  return groups.filter(({ items: here }) => here.length > 0);
}

/** Those whose lines contain every word of this text; empty groups are left out. */
export function groupsWith(groups: readonly MatchGroup[], text: string): readonly MatchGroup[] {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return groups
    .map(({ title, items }) => ({
      title,
      items: items.filter(({ name, line }) => {
        const told = plain(`${name} ${line?.state ?? ''}`);
        return words.every((word) => told.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}

/** In lower case, without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** With the day it was made, or the time. */
export function lineOf(language: Language, kept: KeptMatch, times: 'day' | 'moment' = 'day'): MatchLine {
  const { card, state } = kept;
  const words = matchesTexts(language);
  const { edition, form } = state.terms;
  const open = state.phase !== 'closed';
  const speaker = speakerOf(card, language, edition, ownSeat(card));
  const box = editionName(language, edition.name);
  const game = formName(language, form);
  return {
    // The duel of the box of that name is named once.
    title: box.toLowerCase() === game.toLowerCase() ? box : words.name(box, game),
    about: [aboutOf(language, card, times), ...ownSize(language, edition)].join(', '),
    state: open ? turnText(language, kept) : matchResultText(speaker, state),
    open,
    reviewable: finishedRounds(state).length > 0,
  };
}

/** Empty for the standard size of an edition. */
function ownSize(language: Language, edition: Edition): readonly string[] {
  const size = sizeName(language, edition);
  const isStandard = edition.name !== 'custom' && size === sizeName(language, editionNamed(edition.name));
  return isStandard ? [] : [size];
}

/** The code of a day has its date in its name. */
function aboutOf(language: Language, card: Card, times: 'day' | 'moment'): string {
  const words = matchesTexts(language);
  if (card.origin.kind === 'daily') return words.daily(card.origin.date);
  const when = times === 'day' ? words.when(card.madeAt) : words.moment(card.madeAt);
  return [companyOf(language, card), when, originOf(language, card)]
    .filter((part) => part !== null)
    .join(', ');
}

/** The other players; everybody, if several share this device. */
function companyOf(language: Language, card: Card): string {
  const { company } = matchesTexts(language);
  if (card.sitters.length === 1) return company.alone;
  const people = peopleOf(card);
  const others = people.filter((seat) => seat !== ownSeat(card));
  return people.length === 1
    ? company.house
    : company.people(others.flatMap((seat) => sitterName(card, language, seat) ?? []));
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

/** If several people share the device, no side is shown before they sit down: only the state of the match. */
function turnText(language: Language, { card, state }: KeptMatch): string {
  const seat = ownSeat(card);
  const speaker = speakerOf(card, language, state.terms.edition, seat);
  return seat === null
    ? standingsText(speaker, state.terms.scoring, standings(state))
    : dutyText(speaker, state, seat);
}
