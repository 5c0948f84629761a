// A finished search to share: the text and the title of the picture, for every face.

import { formatEdition, formatRows } from '@blackpeg/notation';
import type { Board, Round } from '@blackpeg/rules';
import { type Language, ownSeat, type Shared, shareHeads, shareText, speakerOf } from '@blackpeg/wording';
import { challengeFrom } from '../challenge/challenge.ts';
import { type FinishedSearch, finishedSearches } from '../review/searches.ts';
import type { KeptMatch } from '../shared-matches.ts';

/** Where the same code can be played. */
export type SharedPlace =
  /** `ghost` are the sender's rows; null if they cannot be sent. */
  | { readonly kind: 'daily'; readonly date: string; readonly ghost: string | null }
  | { readonly kind: 'challenge'; readonly challenge: string };

export interface ShareView {
  readonly texts: Readonly<Record<Shared, string>>;
  /** Above a picture: the result, then which code it was. */
  readonly heading: string;
  readonly subheading: string;
  readonly board: Board;
}

/** The search to share of a round: the player's own, otherwise the first. Null if no row of it was answered. */
export function sharedSearch({ card, state }: KeptMatch, round: Round | null): FinishedSearch | null {
  const searches = finishedSearches(state).filter((one) => round === null || one.round === round);
  const seat = ownSeat(card);
  return searches.find(({ board }) => board.breaker === seat) ?? searches[0] ?? null;
}

/** `addressOf` returns the public address of a page, or null if there is none. */
export function shareView(
  language: Language,
  match: KeptMatch,
  { board, clues }: FinishedSearch,
  addressOf: (place: SharedPlace) => string | null,
): ShareView {
  const { card, state } = match;
  const { edition } = state.terms;
  const speaker = speakerOf(card, language, edition, ownSeat(card));
  const day = card.origin.kind === 'daily' ? card.origin.date : null;
  const place = placeOf(match, board);
  const parts = {
    board,
    day,
    address: place && addressOf(place),
    notation: `${formatEdition(edition)} ${formatRows(clues.spec, clues.marking, clues.rows)}`,
  };
  const { result, code } = shareHeads(speaker, parts);
  return {
    texts: {
      answers: shareText(speaker, { ...parts, shared: 'answers' }),
      rows: shareText(speaker, { ...parts, shared: 'rows' }),
    },
    heading: `${result}.`,
    subheading: `${code.charAt(0).toUpperCase()}${code.slice(1)}`,
    board,
  };
}

function placeOf({ card, state }: KeptMatch, board: Board): SharedPlace | null {
  const { origin } = card;
  const challenge = challengeFrom(state.terms.edition, board);
  if (origin.kind === 'daily') return { kind: 'daily', date: origin.date, ghost: challenge };
  return challenge === null ? null : { kind: 'challenge', challenge };
}
