// Every edition at its full size between two browsers: every pair of languages, each kind of marking and custody.

import {
  type Code,
  drawCode,
  duelEdition,
  PERSON,
  seededDice,
  specFor,
  standardTerms,
  type Terms,
} from '@blackpeg/rules';
import { LANGUAGES } from '@blackpeg/wording';
import { expectAllSaid } from './online-logs.ts';
import { type Coming, type Person, test } from './online-people.ts';
import { goOn, playDuel, playRound } from './online-rounds.ts';
import { expectEnd, expectReveal } from './online-sights.ts';
import { STANDARD } from './players/plays.ts';

test.use({ actionTimeout: 30_000 });

const EDITIONS = { ...STANDARD, 'four rings': duelEdition(4), 'a handicap': duelEdition([5, 4]) };
const WAYS = {
  'marked by the referee': {},
  'marked by hand': { marker: 'by-hand' },
  'with help': { marker: 'assisted' },
  'with sealed codes': { custody: 'sealed' },
  'with sealed codes, marked by hand': { custody: 'sealed', marker: 'by-hand' },
} as const satisfies Readonly<Record<string, Partial<Terms>>>;

for (const [box, edition] of Object.entries(EDITIONS)) {
  for (const [way, agreed] of Object.entries(WAYS)) {
    for (const [index, language] of LANGUAGES.entries()) {
      const other = LANGUAGES[(index + 1) % LANGUAGES.length] ?? 'en';
      const coming: readonly [Coming, Coming] =
        index === 1
          ? [
              { language, hands: 'touch' },
              { language: other, hands: 'keyboard' },
            ]
          : [
              { language, hands: 'keyboard' },
              { language: other, hands: 'touch' },
            ];
      test(`${box}, ${way}, in ${language} and ${other} @desktop`, async ({ people }) => {
        test.slow();
        const terms = standardTerms(edition, {
          seats: [PERSON, PERSON],
          firstMaker: index % 2,
          ...(edition.name === 'duel' && { length: { kind: 'rounds', rounds: 1 } }),
          ...agreed,
        });
        const both = await people.sit(terms, ...coming);
        if (terms.form === 'duel') await playDuelOf(both, terms);
        else await playRoundsOf(both, terms);
        await expectEnd(both);
        for (const person of both) await expectAllSaid(person);
      });
    }
  }
}

/** Both look for a code of their own length; the first one finds it. */
async function playDuelOf(both: readonly Person[], terms: Terms): Promise<void> {
  const codes = codesFor(terms, [1, 0]);
  const first = codesFor(terms, [0, 1]);
  await playDuel(both, {
    secrets: codes,
    turns: [first, [codes[1], first[1]]],
  });
  await expectReveal(both, 0);
}

async function playRoundsOf(both: readonly Person[], terms: Terms): Promise<void> {
  const codes = codesFor(terms, [0, 1]);
  const [first] = codesFor(terms, [1, 0]);
  const begins = terms.firstMaker === 'drawn' ? 0 : terms.firstMaker;
  for (const [index, secret] of codes.entries()) {
    const maker = (begins + index) % 2;
    await playRound(both, { maker, breaker: 1 - maker, secret, guesses: [first, secret] });
    await expectReveal(both, index);
    if (index === 0) await goOn(both, 'swap');
  }
}

/** Codes of the lengths these two look for; different ones when they swap. */
function codesFor({ edition }: Terms, [one, other]: readonly [number, number]): readonly [Code, Code] {
  const dice = seededDice(17 + one);
  const draw = (breaker: number) => drawCode(specFor(edition, breaker, false), dice);
  return [draw(one), draw(other)];
}
