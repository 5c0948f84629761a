// Another match between the same people, on the same seats.

import type { MatchState } from '../match/match.ts';
import type { Terms } from './terms.ts';

/** M1e: who sought first hides first now. Needs the maker that was agreed or drawn: of a state, or of `match-opened`. */
export function rematchTerms({ terms, firstMaker }: Pick<MatchState, 'terms' | 'firstMaker'>): Terms {
  return terms.form === 'classic' ? { ...terms, firstMaker: 1 - firstMaker } : terms;
}
