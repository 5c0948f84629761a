// What home offers first: the waiting match, the last game again, or a start; and its text for each.

import {
  type Board,
  type Code,
  dutyOf,
  type Feedback,
  PERSON,
  type Seat,
  standardTerms,
  superEdition,
  type Terms,
} from '@blackpeg/rules';
import type { KeptMatch } from '@blackpeg/screens';
import type { Card, NewCard } from '@blackpeg/table';
import { homeTexts, type Language, ownSeat, peopleOf, sitterName } from '@blackpeg/wording';
import { matchesOf, othersOf } from '../../storage/matches.ts';
import type { Storage } from '../../storage/storage.ts';

export type Offer =
  | { readonly kind: 'resume'; readonly kept: KeptMatch }
  | { readonly kind: 'again'; readonly kept: KeptMatch }
  | { readonly kind: 'first-visit' };

/** Only the logs that are needed are read: there may be hundreds. */
export async function offerFrom(storage: Storage): Promise<Offer> {
  const [waiting] = await matchesOf(storage, ({ closed }) => !closed);
  if (waiting) return { kind: 'resume', kept: waiting };
  const cards = (await storage.cards.all()).map(([, card]) => card);
  const last = cards.filter(isSetUp).reduce<Card | null>(newer, null);
  const [kept] = last ? await matchesOf(storage, ({ match }) => match === last.match) : [];
  return kept ? { kind: 'again', kept } : { kind: 'first-visit' };
}

export interface ShownRow {
  readonly code: Code;
  readonly feedback: Feedback;
}

/** The last answered row that may be shown; of the player's own board during a search. */
export function lastRowOf({ card, state }: KeptMatch): ShownRow | null {
  const seat = ownSeat(card);
  const { boards } = state.round;
  return lastAnswered(boards.find(({ breaker }) => breaker === seat) ?? boards[0]);
}

/** Who of the people at this screen is to act; null if it is somebody else's turn. */
export function nextToAct({ card, state }: KeptMatch): Seat | null {
  const own = ownSeat(card);
  const people = own === null ? peopleOf(card) : [own];
  return people.find((seat) => dutyOf(state, seat) !== null) ?? null;
}

/** Three holes, four colours: the cell to start with. */
export const SMALL = { holes: 3, colours: 4 } as const;

export interface NewGame {
  readonly terms: Terms;
  readonly card: NewCard;
}

/** `bar` is the player's own setting against rows that cannot be the code. */
export function firstGame(bar: boolean): NewGame {
  const you = { ...PERSON, consistentOnly: bar };
  return {
    terms: standardTerms(superEdition(SMALL), { form: 'solitaire', seats: [you] }),
    card: {
      origin: { kind: 'set-up' },
      sitters: [{ kind: 'person', name: null }],
      codemaker: 'random',
      hints: true,
    },
  };
}

export function sameAgain({ card, state }: KeptMatch): NewGame {
  const { sitters, codemaker, hints } = card;
  return { terms: state.terms, card: { origin: { kind: 'set-up' }, sitters, codemaker, hints } };
}

function isSetUp({ origin }: Card): boolean {
  return origin.kind === 'set-up';
}

function newer(last: Card | null, card: Card): Card {
  return last === null || card.touchedAt > last.touchedAt ? card : last;
}

function lastAnswered(board: Board | undefined): ShownRow | null {
  const row = board?.rows.findLast(({ guess, mark }) => isOpen(guess) && mark !== null && mark !== 'hidden');
  if (!row || !isOpen(row.guess) || row.mark === null || row.mark === 'hidden') return null;
  return { code: row.guess, feedback: row.mark };
}

function isOpen(guess: Code | 'hidden' | 'lost'): guess is Code {
  return guess !== 'hidden' && guess !== 'lost';
}

export function resumeTitle(language: Language, card: Card): string {
  const { resume } = homeTexts(language);
  const people = peopleOf(card);
  if (card.origin.kind === 'daily') return resume.daily;
  if (card.sitters.length === 1) return resume.alone;
  if (people.length === 1) return resume.house;
  return resume.people(othersOf(card).flatMap((seat) => sitterName(card, language, seat) ?? []));
}
