// Whole matches of a browser against a plain program that speaks the protocol, one of each edition.

import {
  brailleEdition,
  type Code,
  type Dice,
  duelEdition,
  isBroken,
  type MarkedGuess,
  PERSON,
  seededDice,
  shapesEdition,
  standardTerms,
} from '@blackpeg/rules';
import { someOf } from './fixtures/full.ts';
import { expect } from './fixtures/index.ts';
import { expectAllSaid } from './online-logs.ts';
import { type Coming, type Person, test } from './online-people.ts';
import { startChance, startExample } from './online-programs.ts';
import { goOn } from './online-rounds.ts';
import { answerSeen, expectEnd, expectReveal, expectRows, expectSeals } from './online-sights.ts';
import { ask } from './online-steps.ts';
import { SMALL } from './players/plays.ts';
import { hide, place } from './players/rounds.ts';
import { cluesFrom, nextGuess } from './players/seeker.ts';

test.use({ actionTimeout: 30_000 });

const CLASSIC = { seats: [PERSON, PERSON], firstMaker: 0 } as const;
/** Whose board it is when the person looks for the program's code. */
const OWN = { maker: 1, breaker: 0 } as const;
const THEIRS = { maker: 0, breaker: 1 } as const;

const EXAMPLES = [
  { edition: SMALL, coming: { language: 'fr', hands: 'touch' }, secret: [4, 1, 1] },
  { edition: brailleEdition(), coming: { language: 'en', hands: 'keyboard' }, secret: [6, 6, 1, 2] },
] as const;

for (const { edition, coming, secret } of someOf(EXAMPLES, ({ edition: { name } }) => name === 'super')) {
  test(`${edition.name} against the example of a program, in ${coming.language} by ${coming.hands} @desktop`, async ({
    people,
    house,
  }) => {
    test.slow();
    const host = await people.host(standardTerms(edition, CLASSIC), coming);
    const bot = startExample(house.origin, host.code);
    try {
      const person = await withCompany(host);
      await holdThenBreak(person, secret, seededDice(7));
      expect(await bot.ended).toContain('Over: {"kind"');
    } finally {
      bot.stop();
    }
  });
}

test('shapes against a program that plays by chance, in de by keyboard @desktop', async ({
  people,
  house,
}) => {
  test.slow();
  const coming: Coming = { language: 'de', hands: 'keyboard' };
  const host = await people.host(standardTerms(shapesEdition('1'), CLASSIC), coming);
  const stop = await startChance(house.origin, host.code);
  try {
    await holdThenBreak(await withCompany(host), [11, 25, 25, 43], seededDice(9));
  } finally {
    stop();
  }
});

test('a duel against the example of a program, in fr by keyboard @desktop', async ({ people, house }) => {
  test.slow();
  const edition = duelEdition(4);
  const terms = standardTerms(edition, { length: { kind: 'rounds', rounds: 1 } });
  const host = await people.host(terms, { language: 'fr', hands: 'keyboard' });
  const bot = startExample(house.origin, host.code);
  try {
    const person = await withCompany(host);
    await hide(person, [8, 1, 6, 2]);
    await expectSeals([person]);
    // Always the same row, so that it is the program that finds something.
    for (let turn = 1; turn <= edition.rows; turn += 1) {
      await place(person, turn, [1, 1, 1, 1]);
      const answers = [await answerSeen(person, OWN, turn), await answerSeen(person, THEIRS, turn)];
      if (answers.some((answer) => isBroken(answer, 4))) break;
    }
    await expectReveal([person], 0);
    const { result } = await expectEnd([person]);
    expect(result).toEqual({ kind: 'won', seat: 1, by: 'score' });
    await expectAllSaid(person);
    expect(await bot.ended).toContain('"seat":1');
  } finally {
    bot.stop();
  }
});

/** The program has sat down, under a name of the server's choice. */
async function withCompany(person: Person): Promise<Person> {
  const { app, table } = person;
  await app.page.locator('.board').first().waitFor();
  const { names } = await ask<{ readonly names: readonly string[] }>(app, 'tables/look', { table });
  return { ...person, names };
}

async function holdThenBreak(person: Person, secret: Code, dice: Dice): Promise<void> {
  const { edition } = person.terms;
  await hide(person, secret);
  await expectReveal([person], 0);
  await goOn([person], 'swap');
  const rows: MarkedGuess[] = [];
  while (rows.length < edition.rows) {
    const guess = nextGuess(cluesFrom(edition, 0, rows), dice);
    await place(person, rows.length + 1, guess);
    const answer = await answerSeen(person, OWN, rows.length + 1);
    rows.push({ guess, mark: answer });
    if (isBroken(answer, guess.length)) break;
  }
  await expectReveal([person], 1);
  const { round } = await expectEnd([person]);
  expect(round.boards[0]?.rows.map(({ guess, mark }) => ({ guess, mark }))).toEqual(rows);
  await expectRows(person, OWN, rows);
  await expectAllSaid(person);
}
