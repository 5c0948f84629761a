// Whole rounds in a real browser: every edition, role, language and kind of hands, chosen so that each occurs with each
// of the others where that can matter. All combinations, each through the set-up, are in play-matrix.full.spec.ts.

import { duelEdition } from '@blackpeg/rules';
import { test } from './fixtures/one-page.ts';
import { nameOf, type Play, playThrough, SMALL, STANDARD, seat, seatAtKept } from './players/plays.ts';

const BY_HAND = { marker: 'by-hand' } as const;
const BRIEFLY = { detail: 'brief' } as const;

const SEEN: readonly Play[] = [
  { edition: STANDARD.super, role: 'both', language: 'en', hands: 'keyboard', ...BRIEFLY },
  { edition: STANDARD.braille, role: 'both', language: 'fr', hands: 'keyboard', ...BY_HAND },
  { edition: STANDARD.shapes, role: 'both', language: 'de', hands: 'keyboard', ...BRIEFLY },
  { edition: STANDARD.duel, role: 'both', language: 'en', hands: 'keyboard', ...BY_HAND },
  { edition: SMALL, role: 'both', language: 'de', hands: 'touch', ...BY_HAND },
  { edition: STANDARD.braille, role: 'both', language: 'en', hands: 'touch', ...BRIEFLY },
  { edition: STANDARD.shapes, role: 'maker', language: 'fr', hands: 'touch', ...BY_HAND },
  { edition: duelEdition([5, 4]), role: 'both', language: 'de', hands: 'touch', ...BRIEFLY },
];

const HEARD: readonly Play[] = [
  { edition: SMALL, role: 'breaker', language: 'fr', hands: 'ear' },
  { edition: SMALL, role: 'maker', language: 'en', hands: 'ear', ...BY_HAND },
  { edition: STANDARD.braille, role: 'breaker', language: 'de', hands: 'ear' },
  { edition: STANDARD.shapes, role: 'breaker', language: 'en', hands: 'ear' },
  { edition: STANDARD.duel, role: 'both', language: 'de', hands: 'ear' },
];

test.use({ actionTimeout: 30_000 });

/** Games with answers by hand go through the set-up, which has most choices for them; the others start at a stored table. */
const wayTo = ({ marker }: Play) => (marker === 'by-hand' ? seat : seatAtKept);

for (const play of SEEN) {
  test(nameOf(play), async ({ app }) => {
    test.slow();
    await playThrough(app, play, wayTo(play));
  });
}

for (const play of HEARD) {
  test(`E1, E2: ${nameOf(play)}`, async ({ app }) => {
    test.slow();
    await playThrough(app, play, wayTo(play));
  });
}
