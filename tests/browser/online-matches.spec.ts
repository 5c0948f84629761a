// Whole matches between two browsers on a real server: every edition, on a desktop and a phone, each in its own language.

import {
  brailleEdition,
  type Code,
  type Edition,
  PERSON,
  shapesEdition,
  standardTerms,
} from '@blackpeg/rules';
import { tableTexts } from '@blackpeg/wording';
import { someOf } from './fixtures/full.ts';
import { type Coming, NAMES, test } from './online-people.ts';
import { goOn, playRound } from './online-rounds.ts';
import { expectEnd, expectReveal } from './online-sights.ts';
import { SMALL } from './players/plays.ts';

test.use({ actionTimeout: 30_000 });

interface Match {
  readonly edition: Edition;
  readonly custody?: 'escrow' | 'sealed';
  readonly coming: readonly [Coming, Coming];
  /** Of the first round and of the second. */
  readonly codes: readonly [Code, Code];
  /** Placed before the code itself. */
  readonly first: Code;
}

const MATCHES: Readonly<Record<string, Match>> = {
  'super, en by keyboard and fr by touch': {
    edition: SMALL,
    coming: [
      { language: 'en', hands: 'keyboard' },
      { language: 'fr', hands: 'touch' },
    ],
    codes: [
      [1, 2, 3],
      [4, 4, 2],
    ],
    first: [1, 1, 2],
  },
  'braille, de by keyboard and en by touch': {
    edition: brailleEdition(),
    coming: [
      { language: 'de', hands: 'keyboard' },
      { language: 'en', hands: 'touch' },
    ],
    codes: [
      [1, 6, 3, 3],
      [5, 2, 2, 4],
    ],
    first: [1, 2, 3, 4],
  },
  'shapes, fr by keyboard and de by touch': {
    edition: shapesEdition('1'),
    coming: [
      { language: 'fr', hands: 'keyboard' },
      { language: 'de', hands: 'touch' },
    ],
    codes: [
      [11, 22, 33, 44],
      [55, 15, 51, 23],
    ],
    first: [12, 22, 51, 34],
  },
  'K1: super with sealed codes, de by touch and fr by keyboard': {
    edition: SMALL,
    custody: 'sealed',
    coming: [
      { language: 'de', hands: 'touch' },
      { language: 'fr', hands: 'keyboard' },
    ],
    codes: [
      [2, 3, 4],
      [1, 1, 4],
    ],
    first: [2, 1, 1],
  },
};

/** A match of super with codes kept by the server is played by ear in online-ear.spec.ts. */
const RUN = someOf(Object.entries(MATCHES), ([name]) => !name.startsWith('super'));

for (const [name, { edition, custody = 'escrow', coming, codes, first }] of RUN) {
  test(`a whole match of ${name} @desktop`, async ({ people }) => {
    test.slow();
    const terms = standardTerms(edition, { seats: [PERSON, PERSON], firstMaker: 0, custody });
    const both = await people.sit(terms, ...coming);
    await both[0]?.app.hears(tableTexts(coming[0].language).waiting.come(NAMES[1]));
    for (const [index, secret] of codes.entries()) {
      await playRound(both, { maker: index, breaker: 1 - index, secret, guesses: [first, secret] });
      await expectReveal(both, index);
      if (index === 0) await goOn(both, 'swap');
    }
    await expectEnd(both);
  });
}
