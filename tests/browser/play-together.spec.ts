// Two people at one screen: the lid between them, answers by hand, and a wrong one that the reveal proves.

import {
  allRounds,
  type Code,
  type Feedback,
  mark,
  standardTerms,
  standings,
  type Terms,
} from '@blackpeg/rules';
import {
  answerText,
  awardTexts,
  homeTexts,
  LANGUAGES,
  outcomeText,
  playTexts,
  resultText,
} from '@blackpeg/wording';
import { isFull } from './fixtures/full.ts';
import { expect, test } from './fixtures/index.ts';
import { test as testInOnePage } from './fixtures/one-page.ts';
import { truthWhen } from './players/log.ts';
import { SMALL, windowFor } from './players/plays.ts';
import { hide, place } from './players/rounds.ts';
import { expectLid, lift, sitTogether, speakerAt, type Together, TWO_PEOPLE } from './players/together.ts';

test.use({ actionTimeout: 30_000 });
testInOnePage.use({ actionTimeout: 30_000 });

const TERMS: Terms = standardTerms(SMALL, {
  form: 'classic',
  seats: TWO_PEOPLE,
  marker: 'by-hand',
  firstMaker: 0,
  oneScreen: true,
});
const [HOST, GUEST] = [0, 1] as const;
const SECRET: Code = [1, 2, 3];
const GUESS: Code = [1, 1, 2];
const NOTHING: Feedback = { black: 0, white: 0, blue: 0 };
const ALL: Feedback = { black: 3, white: 0, blue: 0 };
const HOW = ['keyboard', 'touch', 'ear'] as const;

for (const [index, language] of LANGUAGES.entries()) {
  const how = HOW[index % HOW.length] ?? 'keyboard';
  testInOnePage(
    `T4b, W1a, W1b, W2a: a wrong answer by hand is proved at the reveal, in ${language} by ${how} ${windowFor(how)}`,
    async ({ app }) => {
      test.slow();
      const words = playTexts(language);
      const together = await sitTogether(app, { language, terms: TERMS }, how);
      await expectLid(together, HOST);
      await lift(together, HOST);
      await hide(together, SECRET);
      await expectLid(together, GUEST, [SECRET]);
      await lift(together, GUEST);
      await place(together, 1, GUESS);
      await expectLid(together, HOST, [SECRET, GUESS]);
      await lift(together, HOST);
      await together.hands.answer(NOTHING);
      await expectLid(together, GUEST, [SECRET, GUESS]);
      await lift(together, GUEST);
      await place(together, 2, SECRET);
      await expectLid(together, HOST, [SECRET, GUESS]);
      await lift(together, HOST);
      await answerFinally(together, ALL);
      await expectVoid(together);
      if (!isFull && how !== 'keyboard') return;

      // The same round again, then with sides swapped; one row each.
      await together.hands.press(words.end.again);
      await hide(together, [4, 4, 1]);
      await expectLid(together, GUEST, [[4, 4, 1]]);
      await lift(together, GUEST);
      await together.hands.press(words.end.again);
      await place(together, 1, [4, 4, 1]);
      await lift(together, HOST);
      await answerFinally(together, ALL);
      await expectLid(together, GUEST);
      await lift(together, GUEST);
      await together.hands.press(words.end.swap);
      await hide(together, [2, 2, 2]);
      await expectLid(together, HOST, [[2, 2, 2]]);
      await lift(together, HOST);
      await together.hands.press(words.end.swap);
      await place(together, 1, [2, 2, 2]);
      await lift(together, GUEST);
      await answerFinally(together, ALL);
      const state = await truthWhen(app.page, 'the match is over', ({ result }) => result !== null);
      expect(standings(state).map(({ points }) => points)).toEqual([1, 4]);
      if (!state.result) throw new Error('The match is not over.');
      const result = resultText(speakerAt(together, GUEST), state.result);
      await expect(app.page.getByRole('heading', { name: result, exact: true })).toBeVisible();
    },
  );
}

test('T4b: the cover stays after a reload and after going back, and appears when the app is hidden @phone', async ({
  app,
}) => {
  const { page } = app;
  const together = await sitTogether(app, { language: 'en', terms: TERMS }, 'touch');
  await lift(together, HOST);
  await together.hands.compose(SECRET);
  await page.evaluate(hideFromSight, true);
  await expectLid(together, HOST, [SECRET]);
  await page.evaluate(hideFromSight, false);
  await expectLid(together, HOST, [SECRET]);
  await lift(together, HOST);
  await together.hands.submit(playTexts('en').hiding.hide);
  await expectLid(together, GUEST, [SECRET]);
  await page.reload();
  await expectLid(together, GUEST, [SECRET]);
  await page.goBack();
  await page.goForward();
  await expectLid(together, GUEST, [SECRET]);
  await lift(together, GUEST);
  await page.reload();
  await expectLid(together, GUEST, [SECRET]);
  // The player can leave it and come back.
  await page.getByRole('link', { name: playTexts('en').handOver.leave }).tap();
  await page.getByText(homeTexts('en').resume.button, { exact: true }).tap();
  await expectLid(together, GUEST, [SECRET]);
});

async function answerFinally({ hands, language }: Together, feedback: Feedback): Promise<void> {
  await hands.answer(feedback);
  await hands.press(playTexts(language).row.sendFinal);
}

/** The round is void, the fault is named, and the breaker has three points, in words and on the rail. */
async function expectVoid(together: Together): Promise<void> {
  const { app, language, terms } = together;
  const words = playTexts(language);
  const speaker = speakerAt(together, HOST);
  const state = await truthWhen(app.page, 'the round is over', (now) => Boolean(allRounds(now)[0]?.outcome));
  const [round] = allRounds(state);
  if (!round?.outcome) throw new Error('The round is not over.');
  expect(round.outcome).toMatchObject({ kind: 'void', culprits: [HOST] });
  expect(standings(state).map(({ points }) => points)).toEqual([0, 3]);
  const end = app.page.getByRole('region', { name: words.title.roundOver(1), exact: true });
  const given = answerText(language, 'super', NOTHING);
  const right = answerText(language, 'super', mark(SMALL.marking, SECRET, GUESS));
  const said = [
    outcomeText(speaker, round, round.outcome),
    words.board.wrongWas(1, given, right),
    ...awardTexts(speaker, terms.scoring, round.outcome, round.awards),
  ];
  for (const text of said) await expect(end).toContainText(text);
  await app.hears(said[0] ?? '');
  await expect(end.getByRole('button', { name: words.end.again, exact: true })).toBeVisible();
}

/** Runs in the page: another app is in front, or this one is again. */
function hideFromSight(hidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    value: hidden ? 'hidden' : 'visible',
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}
