// Another match between the same people, on the same seats.

import type { MatchState } from '../match/match.ts';
import type { Terms } from './terms.ts';

/** M1e: the player who searched first hides first. Needs the maker that was agreed or drawn, from a state or from `match-opened`. */
export function rematchTerms({ terms, firstMaker }: Pick<MatchState, 'terms' | 'firstMaker'>): Terms {
  return terms.form === 'classic' ? { ...terms, firstMaker: 1 - firstMaker } : terms;
}
