// The text to share of a finished search, with the command that plays the same code.

import type { MatchState, Round } from '@blackpeg/rules';
import { sharedSearch, shareView } from '@blackpeg/screens/sharing';
import type { Card } from '@blackpeg/table';
import type { Language } from '@blackpeg/wording';

/** Lines; null if nothing of the round can be shared. */
export function sharedLines(
  language: Language,
  match: { readonly card: Card; readonly state: MatchState },
  round: Round,
): readonly string[] | null {
  const search = sharedSearch(match, round);
  if (!search) return null;
  const { texts } = shareView(language, match, search, (place) => {
    const link = place.kind === 'daily' ? `daily/${place.date}#${place.ghost ?? ''}` : place.challenge;
    return `npx blackpeg challenge ${link}`;
  });
  return texts.answers.split('\n');
}
