// Matches for several screens: one stored on this device, and one that a single person is about to play.

import { type Edition, type MatchState, standardTerms, type Terms } from '@blackpeg/rules';
import type { Card, NewCard } from '@blackpeg/table';
import { type Language, playTexts } from '@blackpeg/wording';

export interface KeptMatch {
  readonly card: Card;
  readonly state: MatchState;
}

/** A single player searches for a code of the computer, or for one from elsewhere. */
export interface SoloMatch {
  readonly terms: Terms;
  readonly card: NewCard;
}

export function soloMatch(edition: Edition, origin: NewCard['origin']): SoloMatch {
  return {
    terms: standardTerms(edition, { form: 'solitaire' }),
    card: { origin, sitters: [{ kind: 'person', name: null }], codemaker: 'random', hints: true },
  };
}

/** The button that plays the same again. */
export interface PlayAgain {
  readonly label: string;
  readonly note: string | null;
}

/** Null while a match is not over, at a server's table, and if the code can be played only once: one of a day, or a friend's. */
export function againOf(
  language: Language,
  { origin }: Pick<Card, 'origin'>,
  { result, terms }: Pick<MatchState, 'result' | 'terms'>,
): PlayAgain | null {
  if (result === null || origin.kind !== 'set-up') return null;
  const { once, rematch, rematchNote } = playTexts(language).end;
  return terms.seats.length === 1 ? { label: once, note: null } : { label: rematch, note: rematchNote };
}
