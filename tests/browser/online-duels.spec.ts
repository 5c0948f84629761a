// Duels and races between browsers: covered turns, both variants, a code of the house for three.

import {
  type Code,
  customEdition,
  duelEdition,
  isBroken,
  type MarkedGuess,
  PERSON,
  seededDice,
  standardTerms,
  superEdition,
} from '@blackpeg/rules';
import { expect } from './fixtures/index.ts';
import { expectAllSaid } from './online-logs.ts';
import { test } from './online-people.ts';
import { at, marked, playDuel } from './online-rounds.ts';
import { answerSeen, expectEnd, expectReveal, expectRows, expectSeals } from './online-sights.ts';
import { hide, place } from './players/rounds.ts';
import { cluesFrom, nextGuess } from './players/seeker.ts';

test.use({ actionTimeout: 30_000 });

/** What the first one has hidden, and the second. */
type Codes = readonly [Code, Code];
const ONE_ROUND = { kind: 'rounds', rounds: 1 } as const;

test('D1b, D1c, D5b: a duel by turns with a handicap, in en by keyboard and de by touch @desktop', async ({
  people,
}) => {
  test.slow();
  // The first one looks for four rings, the second for five.
  const terms = standardTerms(duelEdition([4, 5]), { length: ONE_ROUND });
  const secrets: Codes = [
    [1, 2, 3, 4, 5],
    [5, 6, 7, 8],
  ];
  const both = await people.sit(
    terms,
    { language: 'en', hands: 'keyboard' },
    { language: 'de', hands: 'touch' },
  );
  await playDuel(both, {
    secrets,
    turns: [
      [
        [5, 5, 6, 6],
        [1, 1, 2, 2, 3],
      ],
      [secrets[1], [5, 4, 3, 2, 1]],
    ],
  });
  await expectReveal(both, 0);
  await expectEnd(both);
  for (const person of both) await expectAllSaid(person);
});

test('K1: beside the seals of a duel palette and keys are in one line, and its bar cuts off no name @desktop', async ({
  people,
}) => {
  const both = await people.sit(
    standardTerms(duelEdition(5), { length: ONE_ROUND }),
    { language: 'en', hands: 'keyboard' },
    { language: 'de', hands: 'keyboard' },
  );
  for (const person of both) await hide(person, [1, 2, 3, 4, 5]);
  await expectSeals(both);
  for (const { app } of both) {
    const { page } = app;
    await page.setViewportSize({ width: 1120, height: 800 });
    await expect(page.locator('.seals .seal')).toHaveCount(2);
    const middles = await page
      .locator('.below [role=toolbar] .key, .submit .keycap')
      .evaluateAll((all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .map(({ top, bottom }) => Math.round((top + bottom) / 20)),
      );
    expect(new Set(middles).size, 'lines of palette and key').toBe(1);
    const cut = await page
      .locator('header :is(.name, .words > span)')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
    expect(cut, 'cut off').toEqual([]);
    expect((await page.locator('header .place').boundingBox())?.height, 'a title of one line').toBeLessThan(
      30,
    );
  }
});

test('D5c, D6b: a speed duel: nobody waits, the first to find the code wins, in fr by touch and en by keyboard @desktop', async ({
  people,
}) => {
  test.slow();
  const terms = standardTerms(duelEdition(4), { pace: 'free', length: ONE_ROUND });
  const codes: Codes = [
    [8, 1, 6, 2],
    [3, 3, 4, 7],
  ];
  const both = await people.sit(
    terms,
    { language: 'fr', hands: 'touch' },
    { language: 'en', hands: 'keyboard' },
  );
  const [one, other] = [at(both, 0), at(both, 1)];
  await hide(other, codes[1]);
  await hide(one, codes[0]);
  await expectSeals(both);
  // Two rows of one while the other thinks, each answered at once; then the other finds it with the first.
  const guesses: readonly Code[] = [
    [1, 2, 3, 4],
    [3, 4, 4, 8],
  ];
  const rows: MarkedGuess[] = [];
  for (const guess of guesses) {
    await place(one, rows.length + 1, guess);
    rows.push(marked(one, guess, codes[1]));
    for (const person of both) await expectRows(person, { maker: 1, breaker: 0 }, rows);
  }
  await place(other, 1, codes[0]);
  for (const person of both) {
    await expectRows(person, { maker: 0, breaker: 1 }, [marked(other, codes[0], codes[0])]);
  }
  await expectReveal(both, 0);
  const { result } = await expectEnd(both);
  expect(result).toEqual({ kind: 'won', seat: 1, by: 'score' });
});

test('S2a, S2b: a race of three for one code of the house, in all three languages @desktop', async ({
  people,
}) => {
  test.slow();
  const edition = customEdition({ holes: 2, facets: [{ name: 'colour', size: 3, blank: false }], rows: 4 });
  const terms = standardTerms(edition, { form: 'race', seats: [PERSON, PERSON, PERSON] });
  const racers = await people.sit(
    terms,
    { language: 'en', hands: 'keyboard' },
    { language: 'fr', hands: 'touch' },
    { language: 'de', hands: 'keyboard' },
  );
  const rows: Record<number, MarkedGuess[]> = { 0: [], 1: [], 2: [] };
  const over = () => Object.values(rows).some((own) => own.some(({ mark }) => isBroken(mark, 2)));
  for (let turn = 1; turn <= edition.rows && !over(); turn += 1) {
    const guesses = racers.map(({ seat }) =>
      nextGuess(cluesFrom(edition, seat ?? 0, rows[seat ?? 0] ?? []), seededDice(turn * 3 + (seat ?? 0))),
    );
    for (const [seat, guess] of guesses.entries()) await place(at(racers, seat), turn, guess);
    for (const [seat, guess] of guesses.entries()) {
      const sides = { maker: 'house', breaker: seat } as const;
      rows[seat]?.push({ guess, mark: await answerSeen(at(racers, seat), sides, turn) });
    }
  }
  await expectReveal(racers, 0);
  const { round } = await expectEnd(racers);
  for (const { breaker, rows: placed } of round.boards) {
    expect(placed.map(({ guess, mark }) => ({ guess, mark }))).toEqual(rows[breaker]);
  }
  for (const person of racers) await expectAllSaid(person);
});

test('the bar of a race of two stays one line high on a phone, in German @phone', async ({ people }) => {
  const terms = standardTerms(superEdition(), {
    form: 'race',
    seats: [PERSON, PERSON],
    length: ONE_ROUND,
  });
  const both = await people.sit(
    terms,
    { language: 'de', hands: 'touch' },
    { language: 'fr', hands: 'touch' },
  );
  const bar = at(both, 0).app.page.locator('header').first();
  await expect(bar.locator('.score')).toBeVisible();
  expect((await bar.boundingBox())?.height).toBe(52);
});
