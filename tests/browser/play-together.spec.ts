// Two people at one screen: the lid between them, answers by hand, a wrong one that the reveal proves, an offer to end, and a code
// that is hidden too late.

import {
  allRounds,
  type Code,
  type Feedback,
  type MatchEvent,
  type MatchState,
  mark,
  standardTerms,
  standings,
  type Terms,
} from '@blackpeg/rules';
import {
  announce,
  answerText,
  awardTexts,
  endingText,
  homeTexts,
  LANGUAGES,
  outcomeText,
  playTexts,
  resultText,
  secretText,
  whoIs,
} from '@blackpeg/wording';
import { isFull, someOf } from './fixtures/full.ts';
import { expect, test } from './fixtures/index.ts';
import { test as testInOnePage } from './fixtures/one-page.ts';
import { truthOf, truthWhen } from './players/log.ts';
import { SMALL, windowFor } from './players/plays.ts';
import { hide, place } from './players/rounds.ts';
import {
  expectLid,
  lift,
  sitTogether,
  sitTogetherAtKept,
  speakerAt,
  type Together,
  TWO_PEOPLE,
} from './players/together.ts';

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

const OFFERS = [
  ['de', 'touch'],
  ['fr', 'keyboard'],
] as const;

for (const [language, how] of someOf(OFFERS, ([, hands]) => hands === 'touch'))
  testInOnePage(
    `M7: an offer to end is answered at once by the other, first refused and then accepted, in ${language} by ${how} ${windowFor(how)}`,
    async ({ app }) => {
      const { ask, end } = playTexts(language);
      const together = await sitTogetherAtKept(app, { language, terms: TERMS }, how, (table) =>
        table.hide(HOST, SECRET),
      );
      const { hands } = together;
      await lift(together, GUEST);
      await offerEnd(together, GUEST);
      await hands.press(ask.no);
      await expectNews(together, GUEST, { type: 'end-declined', seat: HOST, at: 0 });
      await lift(together, GUEST);
      expect((await truthOf(app.page)).endOffers).toEqual([]);
      await place(together, 1, GUESS);
      await lift(together, HOST);

      // Now the maker offers, and the breaker agrees.
      await offerEnd(together, HOST);
      await hands.press(ask.agree);
      const { result, round } = await truthWhen(
        app.page,
        'the match is over',
        (state) => state.result !== null,
      );
      if (!result) throw new Error('The match is not over.');
      const speaker = speakerAt(together, GUEST);
      const last = app.page.getByRole('region', { name: playTexts(language).title.matchOver, exact: true });
      await expect(last.getByRole('heading')).toHaveText(resultText(speaker, result));
      const [board] = round.boards;
      if (!board) throw new Error('There is no board.');
      await expect(last).toContainText(secretText(speaker, board));
      await expect(last.getByRole('button', { name: end.rematch })).toBeVisible();
    },
  );

const TIMED = TWO_PEOPLE.map((person) => ({ ...person, allowance: 30_000 }));

test('T2b, T2d: a code that is not hidden in time is told as that, and nobody is said to have broken it, in en by keyboard @desktop', async ({
  app,
}) => {
  const { page } = app;
  await page.clock.install();
  const terms = { ...TERMS, seats: TIMED };
  const together = await sitTogetherAtKept(app, { language: 'en', terms }, 'keyboard', (table) =>
    table.act('referee', { type: 'stop-clocks' }),
  );
  // Nobody's time passes while the screen is covered.
  await page.clock.fastForward(60_000);
  await lift(together, HOST);
  await together.hands.compose(SECRET.slice(1));
  const isRunning = ({ clocksStopped, round: { boards } }: MatchState) =>
    !clocksStopped && boards.some(({ makerClock }) => makerClock.since !== null);
  await truthWhen(page, 'the clock runs', isRunning);
  await page.clock.fastForward(31_000);
  await expectLid(together, GUEST);
  const {
    past: [round],
  } = await truthWhen(page, 'the round is over', ({ past }) => past.length > 0);
  const { ending, outcome } = round ?? {};
  if (!round || !ending || !outcome) throw new Error('The round is not over.');
  expect(ending).toEqual({ kind: 'hiding-overdue', seat: HOST });
  const told = (you: number | null) => {
    const speaker = { ...speakerAt(together, GUEST), you };
    return `${endingText(speaker, round, ending)} ${outcomeText(speaker, round, outcome)}`;
  };
  await expect(page.locator('main').getByText(told(null))).toBeVisible();
  await app.hears(told(null));
  await lift(together, GUEST);
  const end = page.getByRole('region', { name: playTexts('en').title.roundOver(1), exact: true });
  await expect(end.getByRole('heading')).toHaveText(told(GUEST));
  const found = outcomeText(speakerAt(together, GUEST), { boards: round.boards }, outcome);
  await expect(page.getByText(found)).toHaveCount(0);
});

/** By the player who has the screen; the other has it next, and knows why. */
async function offerEnd(together: Together, seat: 0 | 1): Promise<void> {
  const { row, ask } = playTexts(together.language);
  for (const name of [row.more, ask.offerEnd.label, ask.offerEnd.yes]) await together.hands.press(name);
  const other = seat === HOST ? GUEST : HOST;
  await expectNews(together, other, { type: 'end-offered', seat, at: 0 });
  await lift(together, other);
  // Where they act, not in a line of the bar that has to be opened.
  const notice = ask.offered(whoIs(speakerAt(together, other), seat));
  const { page } = together.app;
  await expect(page.locator('main').getByText(notice)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: ask.agree })).toBeInViewport({ ratio: 1 });
}

/** The cover for this seat tells both what has happened, in sight and by ear. */
async function expectNews(together: Together, seat: 0 | 1, event: MatchEvent): Promise<void> {
  const { app } = together;
  await expectLid(together, seat, [SECRET]);
  const news = announce({ ...speakerAt(together, seat), you: null }, await truthOf(app.page), event, 'full');
  await expect(app.page.locator('main').getByText(news)).toBeVisible();
  await app.hears(news);
}

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
