import { type MatchState, standardTerms, superEdition } from '@blackpeg/rules';
import { dailyTexts } from '@blackpeg/wording';
import { describe, expect, test } from 'vitest';
import {
  type DayResult,
  dayOf,
  daysLater,
  isDay,
  resultsOf,
  streakOf,
  untilNextDay,
  weekOf,
} from '../days/index.ts';
import { hide, place, played } from '../matches.testing.ts';
import type { KeptMatch } from '../shared-matches.ts';
import { createTestThinker } from '../thinker.testing.ts';
import { calendarLines, calendarView, weekView } from './calendar.ts';
import { createPuzzleScreen } from './puzzle.ts';
import { dailyView, daysSoFar } from './view.ts';

test('a day begins at midnight UTC', () => {
  expect(dayOf(Date.parse('2026-03-14T23:59:59.999Z'))).toBe('2026-03-14');
  expect(dayOf(Date.parse('2026-03-15T00:00:00Z'))).toBe('2026-03-15');
  expect(untilNextDay(Date.parse('2026-03-14T23:59:00Z'))).toBe(60_000);
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i days is %s, whatever clocks do in spring and autumn', (day, by, later) => {
  expect(daysLater(day, by)).toBe(later);
});

test.each(['2026-02-30', '2026-13-01', '0000-01-01', 'today', '2026-1-1', ''])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false);
});

test('a week begins on Monday', () => {
  expect(weekOf('2026-03-01')).toEqual([
    '2026-02-23',
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
});

const DAY = '2026-03-14';
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

const ALONE = standardTerms(superEdition({ holes: 3, colours: 4 }), { form: 'solitaire' });

function solitaire(guesses: readonly (readonly number[])[]): MatchState {
  return played(ALONE, hide('house', [1, 2, 3]), ...guesses.map((guess) => place(0, guess))).state;
}

const kept = (match: string, madeAt: number, state: MatchState): KeptMatch => ({
  card: {
    match,
    origin: { kind: 'daily', date: DAY },
    sitters: [{ kind: 'person', name: null }],
    codemaker: 'random',
    hints: true,
    madeAt,
    touchedAt: madeAt,
    closed: state.phase === 'closed',
  },
  state,
});

test('the first match of a day is the one that counts', () => {
  const results = resultsOf([
    kept('second', noon(DAY) + 1, solitaire([[1, 2, 3]])),
    kept(
      'first',
      noon(DAY),
      solitaire([
        [4, 4, 4],
        [1, 2, 3],
      ]),
    ),
  ]);
  expect(results.get(DAY)).toEqual({ kind: 'found', match: 'first', rows: 2, onTheDay: true });
  expect(streakOf(results, DAY)).toBe(1);
});

test('a day of the archive is found, and is no part of a streak', () => {
  const results = resultsOf([kept('later', noon('2026-03-20'), solitaire([[1, 2, 3]]))]);
  expect(results.get(DAY)?.kind).toBe('found');
  expect(streakOf(results, DAY)).toBe(0);
});

test('whose clock is off counts by the clock that was right when the match was made', () => {
  const first = kept('m', noon('2026-03-20'), solitaire([[1, 2, 3]]));
  const origin = { kind: 'daily', date: DAY, onTheDay: true } as const;
  expect(streakOf(resultsOf([{ ...first, card: { ...first.card, origin } }]), DAY)).toBe(1);
});

test('a match under way waits', () => {
  expect(resultsOf([kept('m', noon(DAY), solitaire([[4, 4, 4]]))]).get(DAY)).toEqual({
    kind: 'running',
    match: 'm',
  });
});

describe('a streak', () => {
  const found: DayResult = { kind: 'found', match: 'm', rows: 1, onTheDay: true };
  const days = new Map(
    ['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-08'].map((day) => [day, found] as const),
  );

  test('counts days in a row', () => {
    expect(streakOf(days, '2026-03-12')).toBe(3);
  });

  test('is not broken by a day that is not over', () => {
    expect(streakOf(days, '2026-03-13')).toBe(3);
  });

  test('is broken by a day gone by', () => {
    expect(streakOf(days, '2026-03-14')).toBe(0);
  });
});

describe('the page of a day', () => {
  const words = dailyTexts('en');
  const now = noon(DAY);

  test('leads to the code, then back to it, then to its review', () => {
    const code = (results: ReadonlyMap<string, DayResult>) => dailyView('en', null, results, now).code;
    expect(code(new Map())).toMatchObject({ action: { kind: 'start' }, result: words.notPlayed });
    const running = resultsOf([kept('m', now, solitaire([[4, 4, 4]]))]);
    expect(code(running)?.action).toEqual({ kind: 'resume', label: words.goOn, match: 'm' });
    const over = code(resultsOf([kept('m', now, solitaire([[1, 2, 3]]))]));
    expect(over).toMatchObject({ action: { kind: 'review', match: 'm' }, result: words.found(1) });
  });

  test('has no code for a day that never was, nor for one to come', () => {
    expect(dailyView('en', '2026-02-30', new Map(), now)).toMatchObject({
      code: null,
      missing: words.noSuchDay,
    });
    expect(dailyView('en', '2026-03-15', new Map(), now)).toMatchObject({
      code: null,
      missing: words.notYet,
    });
  });
});

describe('the days around a day', () => {
  const words = dailyTexts('en');
  const results = resultsOf([kept('m', noon(DAY), solitaire([[1, 2, 3]]))]);

  test('the ladder of its week: each game with what became of its code', () => {
    const { title, days } = weekView('en', '2026-11-25', new Map(), '2026-11-25');
    expect(title).toBe(words.thisWeek);
    expect(days.map(({ weekday, edition, result }) => `${weekday} ${edition} ${result}`)).toEqual([
      'Monday Original Not played.',
      'Tuesday Mini Not played.',
      'Wednesday Braille, blanks Not played.',
      'Thursday Duel Still to come.',
      'Friday Super Still to come.',
      'Saturday Super, blanks Still to come.',
      'Sunday Shapes Still to come.',
    ]);
    const before = weekView('en', DAY, results, '2026-11-25');
    expect(before).toMatchObject({ title: 'Week of 9 March 2026', note: null });
    expect(before.days[5]).toMatchObject({ date: DAY, result: words.found(1), isToday: false });
  });

  test('its month, from Monday to Sunday, with days to come and the months beside it', () => {
    const month = calendarView('en', DAY, results, DAY);
    expect(month).toMatchObject({ title: 'March 2026', earlier: '2026-02-28', later: null });
    expect(month.summary).toBe('1 code played, 1 found.');
    expect(month.weeks.map((week) => week.map((day) => day?.day ?? 0))).toEqual([
      [0, 0, 0, 0, 0, 0, 1],
      [2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20, 21, 22],
      [23, 24, 25, 26, 27, 28, 29],
      [30, 31, 0, 0, 0, 0, 0],
    ]);
    expect(month.weeks[2]?.slice(4)).toMatchObject([
      { state: 'not-played', sign: '·' },
      { state: 'found', sign: '1', isToday: true, text: '14 March 2026: Found in 1 row.' },
      { state: 'to-come', sign: '' },
    ]);
    expect(calendarView('en', '2026-02-28', results, DAY).later?.slice(0, 7)).toBe('2026-03');
    expect(calendarView('en', '2024-02-01', results, DAY).weeks.flat().filter(Boolean)).toHaveLength(29);
    expect(calendarView('en', '0001-01-05', results, DAY).earlier, 'there is no year 0').toBeNull();
  });

  test('the same as lines', () => {
    const week = weekView('en', DAY, results, DAY);
    const lines = calendarLines(week, calendarView('en', DAY, results, DAY), 'en');
    expect(lines.week[5]).toBe('Saturday: Shapes. Found in 1 row.');
    expect(lines.before).toBe('March 2026: 1 code played, 1 found.');
    expect(lines.table[3]).toEqual(['9', '·', '·', '·', '·', '·', '1', '']);
    expect(lines.after).toContain('×: not found');
  });
});

test('the days so far: the streak, how many rows codes took, and the time to the next', () => {
  const on = (date: string, kind: 'found' | 'not-found', rows = 0) =>
    [date, { kind, match: date, rows, onTheDay: true } as DayResult] as const;
  const results = new Map([
    on('2026-03-11', 'found', 2),
    on('2026-03-12', 'not-found'),
    on('2026-03-13', 'found', 4),
    on(DAY, 'found', 2),
  ]);
  const { streak, byRows, next } = daysSoFar('en', DAY, results, noon(DAY));
  const words = dailyTexts('en');
  expect(streak).toBe(words.streak(2));
  expect(byRows.map(({ name, figure, share, isHere }) => [name, figure, share, isHere])).toEqual([
    ['1 row', '0 codes', 0, false],
    ['2 rows', '2 codes', 1, true],
    ['3 rows', '0 codes', 0, false],
    ['4 rows', '1 code', 0.5, false],
    [words.heldRow, '1 code', 0.5, false],
  ]);
  expect(next).toContain('12 hours');
  expect(daysSoFar('en', DAY, new Map(), noon(DAY)).byRows).toEqual([]);
});

describe('a puzzle', () => {
  const words = dailyTexts('en');

  function opened(date: string | null, wasSolved = false) {
    const said: string[] = [];
    const kept: string[] = [];
    const thinker = createTestThinker();
    let seed = 6;
    const screen = createPuzzleScreen(
      {
        thinker,
        dice: () => seed++,
        solved: { get: async () => wasSolved, put: () => kept.push('solved') },
        tell: ({ text }) => said.push(text),
      },
      { language: 'en', date },
    );
    return { screen, said, kept, answered: thinker.settled };
  }

  test('is solved by the only code that fits, and a wrong one is answered with its rows', async () => {
    const { screen, said, kept, answered } = opened(null);
    expect(screen.current()).toMatchObject({ isWorking: true, note: words.puzzleWorking });
    await answered();
    const { position } = screen.current();
    if (!position) throw new Error('There is no puzzle.');
    const first = position.rows[0]?.guess ?? [];
    screen.do({ type: 'try', code: null, missing: [2] });
    screen.do({ type: 'try', code: first, missing: [] });
    expect(said[0]).toBe('Hole 2 is still empty. Place a peg.');
    expect(said[1]).toContain('row');
    expect(screen.current()).toMatchObject({ note: said[1], solution: null, isSolved: false });
    screen.do({ type: 'try', code: position.puzzle.solution, missing: [] });
    expect(said[2]).toBe(words.puzzleSolved);
    expect(kept).toEqual(['solved']);
    expect(screen.current().solution?.code).toEqual(position.puzzle.solution);
  });

  test('is followed by another, and shows its code when that is asked for', async () => {
    const { screen, said, answered } = opened(null);
    await answered();
    const before = screen.current().position?.rows;
    screen.do({ type: 'another' });
    expect(screen.current().position).toBeNull();
    await answered();
    expect(screen.current().position?.rows).not.toEqual(before);
    screen.do({ type: 'show' });
    expect(said.at(-1)).toBe(screen.current().solution?.text);
    expect(screen.current().position?.reasoning.length).toBeGreaterThan(0);
  });

  test('of a day that was solved before stays solved; an invalid day is reported', async () => {
    const solved = opened(DAY, true);
    await solved.answered();
    expect(solved.screen.current()).toMatchObject({ isSolved: true });
    expect(solved.screen.current().solution).not.toBeNull();
    const none = opened('2026-02-30');
    await none.answered();
    expect(none.screen.current()).toMatchObject({ position: null, note: words.puzzleFailed });
  });
});
