// Outcomes and results by listener: you, somebody else, a spectator.

import {
  type Award,
  type Ending,
  hideCode,
  type MatchResult,
  type Round,
  type RoundOutcome,
  standardTerms,
  superEdition,
} from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { playedLog, scriptedLog, stateOf } from '../matches.testing.ts';
import type { Speaker } from '../names/who.ts';
import { LANGUAGES } from '../words/lookup.ts';
import { announce } from './announce.ts';
import { scoreText } from './describe.ts';
import {
  awardTexts,
  closedText,
  endingText,
  matchResultText,
  outcomeText,
  resultText,
  standingsText,
} from './results.ts';

const edition = superEdition();
const round: Round = stateOf(playedLog(standardTerms(edition), 1, 0)).round;
const names = (seat: number) => (seat === 2 ? null : `Guest${seat === 1 ? '' : seat}`);
const heard = (say: (speaker: Speaker) => string, you: number | null = 0) =>
  LANGUAGES.map((language) => say({ language, edition, you, names }));

type Samples<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: Extract<T, { readonly kind: K }>;
};

const ENDINGS: Samples<Ending> = {
  found: { kind: 'found' },
  'rows-used': { kind: 'rows-used' },
  resigned: { kind: 'resigned', seat: 1 },
  'match-resigned': { kind: 'match-resigned', seat: 1 },
  'claim-upheld': { kind: 'claim-upheld', board: 0 },
  admitted: { kind: 'admitted', seat: 1 },
  'hiding-overdue': { kind: 'hiding-overdue', seat: 1 },
  'mark-overdue': { kind: 'mark-overdue', seat: 1, row: 2 },
  'all-hiding-overdue': { kind: 'all-hiding-overdue' },
  'all-marks-overdue': { kind: 'all-marks-overdue' },
  'round-taken': { kind: 'round-taken', absent: 1, by: 0 },
  'match-abandoned': { kind: 'match-abandoned', absent: 1, by: 0 },
  agreed: { kind: 'agreed' },
};

const OUTCOMES: Samples<RoundOutcome> = {
  broken: { kind: 'broken', rows: 6 },
  unbroken: { kind: 'unbroken', rows: 12 },
  won: { kind: 'won', seats: [0] },
  undecided: { kind: 'undecided', why: 'both-found' },
  void: { kind: 'void', culprits: [1], victims: [0] },
  dropped: { kind: 'dropped' },
};

const UNDECIDED: readonly RoundOutcome[] = [
  { kind: 'undecided', why: 'none-found' },
  { kind: 'undecided', why: 'none-hidden' },
];

const RESULTS: Samples<MatchResult> = {
  won: { kind: 'won', seat: 0, by: 'score' },
  drawn: { kind: 'drawn', seats: [0, 1] },
  finished: { kind: 'finished' },
  'no-result': { kind: 'no-result', why: 'agreed' },
};
const NONE_HIDDEN: MatchResult = { kind: 'no-result', why: 'none-hidden' };
const GIVEN_UP: MatchResult = { kind: 'no-result', why: 'resigned' };

describe.each(['brief', 'full'] as const)('%s', (detail) => {
  const all = [
    ...Object.values(ENDINGS).map((ending) => heard((speaker) => endingText(speaker, round, ending, detail))),
    ...[...Object.values(OUTCOMES), ...UNDECIDED].map((outcome) =>
      heard((speaker) => outcomeText(speaker, round, outcome, detail)),
    ),
    ...[...Object.values(RESULTS), NONE_HIDDEN, GIVEN_UP].map((result) =>
      heard((speaker) => resultText(speaker, result, detail)),
    ),
  ];

  test('every kind has a text of its own in each language', () => {
    for (const texts of all) expect(new Set(texts).size).toBe(3);
    const english = all.map(([en]) => en);
    expect(new Set(english).size).toBe(english.length);
  });

  test('and is whole', () => {
    for (const text of all.flat()) {
      expect(text).toMatch(detail === 'full' ? /^\p{Lu}.*\.$/u : /^\p{Lu}.*[^.]$/u);
      expect(text.length).toBeLessThanOrEqual(detail === 'full' ? 120 : 40);
    }
  });
});

describe('you, somebody, the house, several', () => {
  test.each([
    [[0], 'You win the round.', 'Vous gagnez la manche.', 'Du gewinnst die Runde.'],
    [[1], 'Guest wins the round.', 'Guest gagne la manche.', 'Guest gewinnt die Runde.'],
    [[2], 'The computer wins the round.', 'L’ordinateur gagne la manche.', 'Der Computer gewinnt die Runde.'],
    [
      [0, 1],
      'You and Guest win the round.',
      'Guest et vous gagnez la manche.',
      'Guest und du gewinnt die Runde.',
    ],
    [
      [3, 1, 2],
      'Guest3, Guest and the computer win the round.',
      'Guest3, Guest et l’ordinateur gagnent la manche.',
      'Guest3, Guest und der Computer gewinnen die Runde.',
    ],
    [[], 'Nobody wins the round.', 'Personne ne gagne la manche.', 'Niemand gewinnt die Runde.'],
  ])('seats %j', (seats, ...texts) => {
    expect(heard((speaker) => outcomeText(speaker, round, { kind: 'won', seats }))).toEqual(texts);
  });

  test('a code broken, by you and by somebody', () => {
    const one: RoundOutcome = { kind: 'broken', rows: 1 };
    const breaker = round.boards[0]?.breaker ?? 0;
    expect(heard((speaker) => outcomeText(speaker, round, one), breaker)).toEqual([
      'You have broken the code in 1 row.',
      'Vous avez trouvé le code en 1 rangée.',
      'Du hast den Code in 1 Reihe geknackt.',
    ]);
    expect(heard((speaker) => outcomeText(speaker, round, { kind: 'broken', rows: 6 }), 0)).toEqual([
      'Guest has broken the code in 6 rows.',
      'Guest a trouvé le code en 6 rangées.',
      'Guest hat den Code in 6 Reihen geknackt.',
    ]);
  });

  test('a match won, drawn, without result', () => {
    expect(heard((speaker) => resultText(speaker, RESULTS.won))).toEqual([
      'You win the match.',
      'Vous gagnez la partie.',
      'Du gewinnst die Partie.',
    ]);
    expect(heard((speaker) => resultText(speaker, RESULTS.drawn))).toEqual([
      'The match is a draw: you and Guest are tied.',
      'Partie nulle\u202f: égalité entre Guest et vous.',
      'Unentschieden: Guest und du liegt gleichauf.',
    ]);
    expect(heard((speaker) => resultText(speaker, RESULTS['no-result']))).toEqual([
      'The match ends without a result: by agreement.',
      'La partie s’arrête sans résultat\u202f: d’un commun accord.',
      'Die Partie endet ohne Ergebnis: einvernehmlich.',
    ]);
  });
});

describe('E4d a match given up alone', () => {
  const terms = standardTerms(edition, { form: 'solitaire' });
  const { result } = stateOf(
    scriptedLog(terms, [
      ['house', hideCode([1, 2, 3, 4, 5])],
      [0, { type: 'resign-match' }],
    ]),
  );
  const said = (you: number | null, detail: 'brief' | 'full') =>
    heard((speaker) => (result === null ? '' : resultText(speaker, result, detail)), you);

  test('is announced to the player who gave up', () => {
    expect(said(0, 'full')).toEqual([
      'You gave up the match.',
      'Vous avez abandonné la partie.',
      'Du hast die Partie aufgegeben.',
    ]);
  });

  test('is announced to the others', () => {
    expect(said(null, 'full')).toEqual([
      'Guest0 gave up the match.',
      'Guest0 a abandonné la partie.',
      'Guest0 hat die Partie aufgegeben.',
    ]);
  });

  test('is briefly the same to all', () => {
    for (const you of [0, null]) {
      expect(said(you, 'brief')).toEqual(['Match given up', 'Partie abandonnée', 'Partie aufgegeben']);
    }
  });
});

describe('accounts', () => {
  const accounts: readonly Award[] = [
    { points: 1, rows: -3 },
    { points: 12, rows: 9 },
  ];

  test('standings by what counts', () => {
    expect(heard((speaker) => standingsText(speaker, 'points', accounts))).toEqual([
      'You: 1 point. Guest: 12 points.',
      'Vous\u202f: 1 point. Guest\u202f: 12 points.',
      'Du: 1 Punkt. Guest: 12 Punkte.',
    ]);
    expect(heard((speaker) => standingsText(speaker, 'fewest-rows', accounts))[0]).toBe(
      'You: -3 rows. Guest: 9 rows.',
    );
    expect(heard((speaker) => standingsText(speaker, 'rounds-won', accounts), 1)[2]).toBe(
      'Guest0: 1 Runde. Du: 12 Runden.',
    );
    expect(heard((speaker) => standingsText(speaker, 'points', accounts, 'brief'))).toEqual([
      'You: 1, Guest: 12',
      'Vous\u202f: 1, Guest\u202f: 12',
      'Du: 1, Guest: 12',
    ]);
  });

  test('W1, W4 what a void round brings', () => {
    const awards: readonly Award[] = [
      { points: 3, rows: -3 },
      { points: 0, rows: 0 },
    ];
    const said = (scoring: 'points' | 'fewest-rows' | 'rounds-won') =>
      heard((speaker) => awardTexts(speaker, scoring, OUTCOMES.void, awards).join(' '));
    expect(said('points')).toEqual(['You get 3 points.', 'Vous marquez 3 points.', 'Du bekommst 3 Punkte.']);
    expect(said('fewest-rows')).toEqual([
      '3 rows fewer for you.',
      '3 rangées de moins pour vous.',
      '3 Reihen weniger für dich.',
    ]);
    expect(said('rounds-won')[0]).toBe('You get the point for the round.');
  });

  test('the point of a won round is not mentioned', () => {
    const won = heard((speaker) => awardTexts(speaker, 'rounds-won', OUTCOMES.won, accounts).join(' '));
    expect(won).toEqual(['', '', '']);
  });
});

test('who found the code is said', () => {
  const terms = standardTerms(superEdition(), { form: 'solitaire' });
  const log = scriptedLog(terms, [
    ['house', hideCode([1, 2, 3, 4, 5])],
    [0, { type: 'place-guess', guess: [1, 2, 3, 4, 5] }],
  ]);
  const found = stateOf(log).round;
  expect(heard((speaker) => endingText(speaker, found, { kind: 'found' }))).toEqual([
    'You have found the code. The search is over.',
    'Vous avez trouvé le code. La recherche est finie.',
    'Du hast den Code gefunden. Die Suche ist vorbei.',
  ]);
  expect(heard((speaker) => endingText(speaker, found, { kind: 'found' }), 1)[0]).toBe(
    'Guest0 has found the code. The search is over.',
  );
});

describe('M7 a wrong answer in a match without a result', () => {
  const terms = standardTerms(edition, { marker: 'by-hand' });
  const log = scriptedLog(terms, [
    [0, hideCode([1, 2, 3, 4, 5])],
    [1, { type: 'place-guess', guess: [1, 2, 3, 4, 6] }],
    [0, { type: 'mark-guess', feedback: { black: 0, white: 0, blue: 0 }, confirmed: true }],
    [0, { type: 'offer-end' }],
    [1, { type: 'offer-end' }],
  ]);
  const state = stateOf(log);

  test('is named in the result, though it scores nothing', () => {
    const { result, round: last } = state;
    expect(result && heard((speaker) => closedText(speaker, { result, round: last }), 1)).toEqual([
      'The match ends without a result: by agreement. Guest0 has answered wrongly; it scores nothing.',
      expect.stringContaining('Guest0 a mal répondu'),
      expect.stringContaining('Guest0 hat falsch geantwortet'),
    ]);
  });

  test('and where the match is announced, asked about and listed', () => {
    const speaker: Speaker = { language: 'en', edition, you: 1, names };
    const wrong = 'Guest0 has answered wrongly; it scores nothing.';
    const closed = log.at(-1);
    expect(closed && announce(speaker, state, closed, 'full')).toContain(wrong);
    expect(scoreText(speaker, state)).toContain(wrong);
    expect(matchResultText(speaker, state)).toContain(wrong);
  });
});
