// The same table once more, with sides swapped.

import type { MatchState, Terms } from '@blackpeg/rules';

export function rematchTerms({ terms, firstMaker }: MatchState): Terms {
  return terms.form === 'classic' ? { ...terms, firstMaker: 1 - firstMaker } : terms;
}
