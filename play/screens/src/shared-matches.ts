// Matches as several screens know them: one that is kept on this device, and one that a single person is about to play.

import { type Edition, type MatchState, standardTerms, type Terms } from '@blackpeg/rules';
import type { Card, NewCard } from '@blackpeg/table';

export interface KeptMatch {
  readonly card: Card;
  readonly state: MatchState;
}

/** Somebody alone looks for a code of the computer, or for one that came from elsewhere. */
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
