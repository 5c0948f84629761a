// A match marked by hand between two browsers: a wrong answer that only the reveal proves, for both at once.

import { type Code, type Feedback, mark, PERSON, standardTerms, standings } from '@blackpeg/rules';
import { answerText, awardTexts, outcomeText, playTexts } from '@blackpeg/wording';
import { expect } from './fixtures/index.ts';
import { endedRound, expectAllSaid } from './online-logs.ts';
import { type Person, speakerFor, test } from './online-people.ts';
import { answerByHand, at, goOn } from './online-rounds.ts';
import { expectEnd, expectReveal, expectRows } from './online-sights.ts';
import { SMALL } from './players/plays.ts';
import { hide, place } from './players/rounds.ts';

test.use({ actionTimeout: 30_000 });

const NOTHING: Feedback = { black: 0, white: 0, blue: 0 };
const ALL: Feedback = { black: 3, white: 0, blue: 0 };
const GUESS: Code = [1, 1, 2];
const SECRET: Code = [1, 2, 3];

test('F7c, W1a, W1b, W2a: a wrong answer by hand is proved to both at the reveal, in de by touch and en by keyboard @desktop', async ({
  people,
}) => {
  test.slow();
  const terms = standardTerms(SMALL, { seats: [PERSON, PERSON], marker: 'by-hand', firstMaker: 0 });
  const both = await people.sit(
    terms,
    { language: 'de', hands: 'touch' },
    { language: 'en', hands: 'keyboard' },
  );
  const [maker, breaker] = [at(both, 0), at(both, 1)];
  await hide(maker, SECRET);
  await place(breaker, 1, GUESS);
  await answerByHand(maker, NOTHING, 3);
  for (const person of both) {
    await expectRows(person, { maker: 0, breaker: 1 }, [{ guess: GUESS, mark: NOTHING }]);
  }
  await place(breaker, 2, SECRET);
  await answerByHand(maker, ALL, 3);
  await expectReveal(both, 0);
  for (const person of both) await expectVoid(person);

  // The same round again, then with sides swapped; one row each.
  await goOn(both, 'again');
  await hide(maker, [4, 4, 1]);
  await place(breaker, 1, [4, 4, 1]);
  await answerByHand(maker, ALL, 3);
  await goOn(both, 'swap');
  await hide(breaker, [2, 2, 2]);
  await place(maker, 1, [2, 2, 2]);
  await answerByHand(breaker, ALL, 3);
  const state = await expectEnd(both);
  expect(standings(state).map(({ points }) => points)).toEqual([1, 4]);
  for (const person of both) await expectAllSaid(person);
});

test('a row to answer moves nothing on a phone, and both see that a claim is refuted @desktop', async ({
  people,
}) => {
  const terms = standardTerms(SMALL, { seats: [PERSON, PERSON], marker: 'by-hand', firstMaker: 0 });
  const both = await people.sit(
    terms,
    { language: 'en', hands: 'touch' },
    { language: 'en', hands: 'keyboard' },
  );
  const [maker, breaker] = [at(both, 0), at(both, 1)];
  await hide(maker, SECRET);
  const words = playTexts('en');
  await expect(maker.app.page.locator('.seals')).toBeVisible();
  const board = await maker.app.page.locator('.board').boundingBox();
  await place(breaker, 1, GUESS);
  await expect(maker.app.page.getByRole('radiogroup').first()).toBeVisible();
  expect(await maker.app.page.locator('.board').boundingBox()).toEqual(board);
  await answerByHand(maker, NOTHING, 3);
  for (const name of [words.row.more, words.ask.claim.label, words.ask.claim.yes])
    await breaker.app.page.getByRole('button', { name, exact: true }).click();
  for (const { app } of both)
    await expect(
      app.page.locator('.message, .news-key').filter({ hasText: 'that no code fits, but', visible: true }),
    ).toBeVisible();
});

async function expectVoid(person: Person): Promise<void> {
  const { app, language, terms } = person;
  const words = playTexts(language);
  const speaker = speakerFor(person);
  const round = await endedRound(person, 0);
  if (!round.outcome) throw new Error('The round is not over.');
  expect(round.outcome).toMatchObject({ kind: 'void', culprits: [0] });
  const given = answerText(language, 'super', NOTHING);
  const right = answerText(language, 'super', mark(SMALL.marking, SECRET, GUESS));
  const end = app.page.getByRole('region', { name: words.title.roundOver(1), exact: true });
  for (const text of [
    outcomeText(speaker, round, round.outcome),
    words.board.wrongWas(1, given, right),
    ...awardTexts(speaker, terms.scoring, round.outcome, round.awards),
  ]) {
    await expect(end).toContainText(text);
  }
}
