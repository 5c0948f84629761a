// Every edition as breaker and as maker, in every language, with every kind of hands.

import { duelEdition } from '@blackpeg/rules';
import { LANGUAGES } from '@blackpeg/wording';
import { test } from './fixtures/index.ts';
import { HANDS, nameOf, type Play, playThrough, STANDARD } from './players/plays.ts';

test.use({ actionTimeout: 30_000 });

const EDITIONS = [...Object.values(STANDARD), duelEdition(4), duelEdition([5, 4])];
const PLAYS: readonly Play[] = EDITIONS.flatMap((edition) =>
  LANGUAGES.flatMap((language) =>
    HANDS.flatMap((hands): readonly Play[] => [
      { edition, role: 'both', language, hands, marker: 'by-hand' },
      edition.name === 'duel'
        ? { edition, role: 'both', language, hands, detail: 'brief' }
        : { edition, role: 'breaker', language, hands, detail: 'brief' },
    ]),
  ),
);

for (const play of PLAYS) {
  test(nameOf(play), async ({ app }) => {
    test.slow();
    await playThrough(app, play);
  });
}
