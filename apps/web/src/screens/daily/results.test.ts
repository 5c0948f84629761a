import { type MatchState, standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import type { KeptMatch } from '../../storage/matches.ts';
import { hide, place, playedOut } from '../play/table.testing.ts';
import { resultsOf, streakDays } from './results.ts';

const DAY = '2026-03-14';
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

const ALONE = standardTerms(superEdition({ holes: 3, colours: 4 }), { form: 'solitaire' });

function solitaire(guesses: readonly (readonly number[])[]): MatchState {
  return playedOut(ALONE, hide('house', [1, 2, 3]), ...guesses.map((guess) => place(0, guess)));
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
  expect(streakDays(results)).toEqual(new Set([DAY]));
});

test('a day of the archive is found, and is no part of a streak', () => {
  const results = resultsOf([kept('later', noon('2026-03-20'), solitaire([[1, 2, 3]]))]);
  expect(results.get(DAY)?.kind).toBe('found');
  expect(streakDays(results).size).toBe(0);
});

test('a match under way waits', () => {
  expect(resultsOf([kept('m', noon(DAY), solitaire([[4, 4, 4]]))]).get(DAY)).toEqual({
    kind: 'running',
    match: 'm',
  });
});
