import { standardTerms, superEdition } from '@blackpeg/rules';
import type { RowReview } from '@blackpeg/solver';
import { playTexts, reviewScreenTexts } from '@blackpeg/wording';
import { describe, expect, test } from 'vitest';
import { cardFor, hide, place, played } from '../matches.testing.ts';
import { createTestThinker } from '../thinker.testing.ts';
import { reviewChart } from './chart.ts';
import { momentsOf } from './moments.ts';
import { createReviewScreen } from './screen.ts';
import { finishedSearches } from './searches.ts';

const TERMS = standardTerms(superEdition({ holes: 3, colours: 4 }));
const ONE_ROUND = [hide(0, [1, 2, 3]), place(1, [1, 1, 1]), place(1, [1, 2, 3])];
const TWO_ROUNDS = [...ONE_ROUND, hide(1, [4, 4, 4]), place(0, [4, 4, 4])];
const words = reviewScreenTexts('en');

function opened(acts = TWO_ROUNDS, fails = false) {
  const said: string[] = [];
  const thinker = createTestThinker({ fails });
  const match = { card: cardFor('Ada', 'Bo'), ...played(TERMS, ...acts) };
  const screen = createReviewScreen(
    match,
    { language: 'en' },
    { thinker, hints: async () => 2, tell: ({ text }) => said.push(text) },
  );
  return { screen, said, thinker, answered: thinker.settled };
}

describe('the searches of a match', () => {
  test('of a round that is still played there is none', () => {
    const { state } = played(TERMS, hide(0, [1, 2, 3]), place(1, [1, 1, 1]));
    expect(finishedSearches(state)).toEqual([]);
  });

  test('each has every answered row with its number', () => {
    const [search] = finishedSearches(played(TERMS, ...ONE_ROUND).state);
    expect(search?.numbers).toEqual([1, 2]);
    expect(search?.clues.rows.at(-1)).toEqual({ guess: [1, 2, 3], mark: { black: 3, white: 0, blue: 0 } });
  });
});

describe('the review', () => {
  test('begins with the last round, summarises its rows, and selects a row', async () => {
    const { screen, said, answered } = opened();
    expect(screen.current().pending).toEqual({ text: words.working, label: words.stop, command: 'stop' });
    await answered();
    const { context, search, rows, row, judgement, pending } = screen.current();
    expect(context).toContain(words.round(2, false));
    expect([search, pending, row]).toEqual(['Ada’s search', null, 0]);
    expect(rows.map(({ number, judged }) => [number, judged?.left])).toEqual([
      [1, words.table.fromTo(64, 1)],
    ]);
    expect(judgement?.hints).toBe(words.hints(2));
    expect(said[0]).toBe(words.working);
    expect(said.slice(1).join(' ')).toContain('100');
  });

  test('has a picture of all codes, which says what each row did to them', async () => {
    const { screen, answered } = opened(ONE_ROUND);
    expect(screen.current().space).toEqual({ space: null, after: 2, text: '' });
    await answered();
    screen.do({ type: 'row', row: 0 });
    expect(screen.current().space).toMatchObject({ after: 1, text: 'Row 1 left 27 of 64 codes.' });
    screen.do({ type: 'step', by: 1 });
    expect(screen.current().space).toMatchObject({ after: 2, text: 'Row 2 left 1 of 27 codes.' });
  });

  test('turns to the search before, steps through its rows and says each', async () => {
    const { screen, said, answered } = opened();
    await answered();
    screen.do({ type: 'turn', by: -1 });
    await answered();
    expect(screen.current().rounds).toMatchObject({ at: 0 });
    expect(screen.current().rows).toHaveLength(2);
    screen.do({ type: 'row', row: 0 });
    screen.do({ type: 'step', by: 5 });
    expect(screen.current().row).toBe(1);
    expect(said.filter((text) => /^Row \d:/.test(text)).map((text) => text.slice(0, 6))).toEqual([
      'Row 1:',
      'Row 2:',
    ]);
    expect(said.slice(-screen.current().rowTexts.length)).toEqual(screen.current().rowTexts);
  });

  test('is not requested again if it is known', async () => {
    const { screen, thinker, answered } = opened();
    await answered();
    screen.do({ type: 'round', round: 0 });
    await answered();
    screen.do({ type: 'round', round: 1 });
    expect(thinker.asked.filter((name) => name === 'review')).toHaveLength(2);
    expect(screen.current().pending).toBeNull();
  });

  test('can be stopped and restarted; a failing solver is reported', async () => {
    const { screen, thinker, answered } = opened();
    screen.do({ type: 'stop' });
    await answered();
    expect(thinker.asked).toEqual(['space', 'review', 'review!']);
    expect(screen.current().pending).toMatchObject({ text: words.stopped, command: 'again' });
    screen.do({ type: 'again' });
    await answered();
    expect(screen.current().pending).toBeNull();

    const failing = opened(TWO_ROUNDS, true);
    await failing.answered();
    expect(failing.said.at(-1)).toBe(words.failed);
    expect(failing.screen.current().pending?.command).toBe('again');
  });

  test('shows a row beside a better one by what each leaves on average, and plays the game again', async () => {
    const { screen, answered } = opened([hide(0, [1, 2, 3]), place(1, [4, 4, 4]), place(1, [1, 2, 3])]);
    await answered();
    screen.do({ type: 'row', row: 0 });
    const { looked, again } = screen.current();
    expect(looked?.own.label).toMatch(/^This row leaves [\d.]+ codes on average$/);
    expect(looked?.better?.label).toMatch(/^A better one leaves [\d.]+ codes$/);
    expect(looked).toMatchObject({ own: { guess: [4, 4, 4] }, noBack: words.isFirst, noOn: null });
    expect(again).toBeNull();
    screen.do({ type: 'step', by: 1 });
    expect(screen.current().looked).toMatchObject({ own: { label: words.wasCode }, better: null });
  });

  test('of a solitaire leads to the same game once more', () => {
    const terms = standardTerms(superEdition({ holes: 3, colours: 4 }), { form: 'solitaire' });
    const match = { card: cardFor(null), ...played(terms, hide('house', [1, 2, 3]), place(0, [1, 2, 3])) };
    const ports = { thinker: createTestThinker(), tell: () => {} };
    const screen = createReviewScreen(match, { language: 'en' }, ports);
    expect(screen.current().again).toEqual({ label: playTexts('en').end.once, note: null });
  });

  test('says the code in words if the round was given up', () => {
    const { screen } = opened([hide(0, [1, 2, 3]), place(1, [4, 4, 4]), [1, { type: 'resign-round' }]]);
    expect(screen.current().result?.code).toEqual({
      lid: { look: 'open', label: 'Ada’s code', code: [1, 2, 3], name: 'Ada’s code: black, violet, red.' },
      holes: 3,
    });
  });

  test('speaks another language at once', async () => {
    const { screen, answered } = opened();
    await answered();
    screen.take({ type: 'language', language: 'fr' });
    expect(screen.current().title).toBe(reviewScreenTexts('fr').title);
  });

  test('has nothing to show before a round is over', () => {
    expect(opened([hide(0, [1, 2, 3])]).screen.current().nothing).toBe(words.notFinished);
  });
});

const row = (before: number, after: number): RowReview => ({
  row: 0,
  guess: [1],
  before,
  after,
  expectedAfter: after * 2,
  consistent: true,
  found: false,
  best: { guess: [1], expectedAfter: 1, couldBeCode: true },
  skill: 100,
  lost: 0,
  luck: 0,
});

describe('the chart', () => {
  test('has equal steps down for equal ratios', () => {
    const { points, lines } = reviewChart({ rows: [row(1000, 100), row(100, 10), row(10, 1)] }, [1, 3, 4]);
    expect(points.map(({ y }) => y.toFixed(3))).toEqual(['1.000', '0.667', '0.333', '0.000']);
    expect(points.map(({ x, row: number }) => [x, number])).toEqual([
      [0, 0],
      [1 / 3, 1],
      [2 / 3, 3],
      [1, 4],
    ]);
    expect(lines.map(({ codes }) => codes)).toEqual([1, 10, 100, 1000]);
  });

  test('is there for a board of one code, or of no rows', () => {
    expect(reviewChart({ rows: [] }).points).toHaveLength(1);
    expect(reviewChart({ rows: [row(1, 1)] }).points.every(({ y }) => Number.isFinite(y))).toBe(true);
  });
});

describe('the moments', () => {
  const { missed, costly, lucky } = words.moments;
  const told = (...rows: readonly Partial<RowReview>[]) =>
    momentsOf(
      'en',
      { rows: rows.map((one, index) => ({ ...row(9, 3), ...one, row: index })) },
      (index) => index + 1,
    ).map(({ text }) => text);

  test('are the row that lost the most on average and the luckiest answer, in the order of the rows', () => {
    expect(told({ lost: 0.3 }, { luck: 1 }, { luck: 1.5 }, { lost: 0.6 }, { lost: 0.6 })).toEqual([
      lucky(3, 3, 6),
      costly(4, 0.6),
    ]);
  });

  test('first of all are the first row after the code was certain, and at most two', () => {
    expect(told({ luck: 3 }, { lost: 0.5 }, { before: 1, lost: 1 }, { before: 1, lost: 1 })).toEqual([
      costly(2, 0.5),
      missed(3),
    ]);
    expect(told({ luck: 3, lost: 0.5 }, {})).toEqual([costly(1, 0.5)]);
  });

  test('are none where little was lost, nothing was better, or the row was the code', () => {
    expect(
      told(
        { lost: 0.19, luck: 0.9 },
        { lost: 1, expectedAfter: 1 },
        { luck: 4, lost: 1, before: 1, found: true },
      ),
    ).toEqual([]);
  });

  test('are heard after the summary; the first is selected, and each names its row', async () => {
    const acts = [
      hide(0, [1, 2, 3]),
      ...[
        [4, 4, 4],
        [4, 4, 4],
        [1, 2, 3],
      ].map((guess) => place(1, guess)),
    ];
    const { screen, said, answered } = opened(acts);
    await answered();
    const { moments, row: selected } = screen.current();
    expect(moments.map(({ row: at }) => at)).toEqual([1]);
    expect(moments[0]?.text).toMatch(
      /^Row 2 cost the most: on average [\d.]+ rows? more than a better one\.$/,
    );
    expect(selected).toBe(1);
    expect(said.at(-1)).toBe(moments[0]?.text);
  });
});
