// Duels: five rings and the other handicap are in play-rounds.spec.ts; here a handicap, speed, and two people at one screen.

import {
  allRounds,
  type Code,
  duelEdition,
  HOUSE,
  isBroken,
  type MarkedGuess,
  PERSON,
  type Row,
  seededDice,
  standardTerms,
} from '@blackpeg/rules';
import { answerText, outcomeText, playTexts, setUpTexts } from '@blackpeg/wording';
import { someOf } from './fixtures/full.ts';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { expectRound } from './players/checks.ts';
import { YOU } from './players/game.ts';
import { truthOf, truthWhen } from './players/log.ts';
import type { Player } from './players/player.ts';
import { playThrough, seat, windowFor } from './players/plays.ts';
import { hide, place } from './players/rounds.ts';
import { cluesFrom, nextGuess } from './players/seeker.ts';
import { byBoard } from './players/sense.ts';
import { expectLid, lift, sitTogether, speakerAt, type Together, TWO_PEOPLE } from './players/together.ts';

test.use({ actionTimeout: 30_000 });

test('D5b: a handicap against the house, four rings for you and five for it, in fr by keyboard @desktop', async ({
  app,
}) => {
  test.slow();
  const play = { role: 'both', language: 'fr', hands: 'keyboard' } as const;
  await playThrough(app, { ...play, edition: duelEdition([4, 5]) });
  const { round, past } = await truthOf(app.page);
  expect((past[0] ?? round).boards.map(({ holes }) => holes)).toEqual([4, 5]);
});

test('D5c: a speed duel against the house: nobody waits, the first to find a code wins, in en by keyboard @desktop', async ({
  app,
}) => {
  test.slow();
  const edition = duelEdition(4);
  const play = { edition, role: 'both', language: 'en', hands: 'keyboard' } as const;
  const terms = standardTerms(edition, { form: 'duel', pace: 'free', seats: [PERSON, HOUSE] });
  const seated = await seat(app, play, terms, { housePace: 'slow' });
  const player = { ...seated, sense: byBoard(app, seated) };
  await hide(player, [8, 1, 6, 2]);
  const { row: words } = playTexts('en');
  await app.hears(words.startsIn(3));
  await expect(app.page.getByRole('button', { name: words.submit })).toHaveAttribute('aria-disabled', 'true');
  await app.hears(words.go);
  await expect(app.page.getByRole('timer', { name: words.timeUsed })).toHaveText(
    /You\s*0:\d\d\s*The computer\s*0:\d\d/,
  );
  const rows = await race(player);
  const round = await expectRound(player, 0, {});
  const own = round.boards.find(({ breaker }) => breaker === YOU);
  expect(own?.rows.map(({ guess, mark }) => ({ guess, mark })).slice(0, rows.length)).toEqual(rows);
  const finders = round.boards.filter(({ rows: placed, holes }) =>
    placed.some(({ mark }) => mark !== null && mark !== 'hidden' && isBroken(mark, holes)),
  );
  expect(round.outcome).toEqual({ kind: 'won', seats: finders.map(({ breaker }) => breaker) });
  expect(finders).toHaveLength(1);
});

test('D6c: speed is not offered to two people at one screen, and the reason is there @desktop', async ({
  app,
}) => {
  const { opponent, match } = setUpTexts('en');
  await app.open({ screen: 'set-up', edition: 'duel' });
  await app.page.getByRole('radio', { name: opponent.screen, exact: true }).check({ force: true });
  const speed = app.page
    .getByRole('group', { name: match.pace, exact: true })
    .getByRole('radio', { name: match.paces.free.title, exact: true });
  await expect(speed).toHaveAttribute('aria-disabled', 'true');
});

const [HOST, GUEST] = [0, 1] as const;

const TURNS = [
  ['de', 'keyboard'],
  ['en', 'touch'],
] as const;

for (const [language, how] of someOf(TURNS, ([, hands]) => hands === 'touch')) {
  test(`D1b, D1c, D3a, T4b: two people duel at one screen by turns, in ${language} by ${how} ${windowFor(how)}`, async ({
    app,
  }) => {
    test.slow();
    const terms = standardTerms(duelEdition(4), { form: 'duel', seats: TWO_PEOPLE, oneScreen: true });
    const together = await sitTogether(app, { language, terms }, how);
    const codes: readonly [Code, Code] = [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ];
    await lift(together, HOST);
    await hide(together, codes[HOST]);
    await expectLid(together, GUEST, codes);
    await lift(together, GUEST);
    await hide(together, codes[GUEST]);
    // Turn 1: the guest has the screen, so the host gets it next.
    await place(together, 1, [1, 1, 2, 2]);
    await expectLid(together, HOST, [...codes, [1, 1, 2, 2]]);
    await lift(together, HOST);
    await expectCovered(together);
    await place(together, 1, [5, 5, 6, 6]);
    await expectAnswers(together, 1);
    // Turn 2, in which both find it: void, and played again (D3a).
    await place(together, 2, codes[GUEST]);
    await expectLid(together, GUEST, codes);
    await lift(together, GUEST);
    await place(together, 2, codes[HOST]);
    const state = await truthWhen(app.page, 'the round is played again', ({ past }) => past.length > 0);
    const [round] = allRounds(state);
    if (!round?.outcome) throw new Error('The round is not over.');
    expect(round.outcome.kind).toBe('undecided');
    const text = outcomeText(speakerAt(together, GUEST), round, round.outcome);
    await expect(app.page.getByRole('main')).toContainText(text);
    expect(state.round).toMatchObject({ number: 1, replay: 1 });
  });
}

/** Places row after row at its own pace, until somebody has found a code. */
async function race(player: Player): Promise<readonly MarkedGuess[]> {
  const { app, terms, language, sense } = player;
  const dice = seededDice(11);
  const over = app.page.getByRole('heading', { level: 1, name: playTexts(language).title.roundOver(1) });
  const rows: MarkedGuess[] = [];
  while (rows.length < terms.edition.rows && !(await over.count())) {
    const guess = nextGuess(cluesFrom(terms.edition, YOU, rows), dice);
    try {
      await place(player, rows.length + 1, guess);
      const answer = await sense.answer(rows.length + 1);
      rows.push({ guess, mark: answer });
      if (isBroken(answer, guess.length)) break;
    } catch (error) {
      // A slow player is overtaken in the middle of a row.
      if (!(await over.count())) throw error;
    }
  }
  return rows;
}

/** D1b: the other's row stays covered until both have placed. */
async function expectCovered({ app, language }: Together): Promise<void> {
  const { board } = playTexts(language);
  const cell = app.page.getByRole('gridcell', { name: board.hole(1, board.placedCovered), exact: true });
  await expect(cell).toHaveCount(1);
}

/** D1c: both answers appear together. */
async function expectAnswers({ app, language }: Together, turn: number): Promise<void> {
  const isAnswered = ({ mark }: Row) => mark !== null && mark !== 'hidden';
  const { round } = await truthWhen(app.page, `turn ${turn} is answered`, ({ round: { boards } }) =>
    boards.every(({ rows }) => rows.filter(isAnswered).length === turn),
  );
  for (const { rows } of round.boards) {
    const mark = rows[turn - 1]?.mark;
    if (!mark || mark === 'hidden') throw new Error(`Turn ${turn} is not answered.`);
    const name = answerText(language, 'duel', mark);
    await expect(app.page.getByRole('gridcell', { name, exact: true }).first()).toBeAttached();
  }
}
