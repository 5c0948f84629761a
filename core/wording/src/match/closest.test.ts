// How close a lost search came, in every language and edition: true, and within the lengths of announcements.

import {
  type Action,
  type Actor,
  brailleEdition,
  type Code,
  decide,
  type Edition,
  evolve,
  hideCode,
  isBroken,
  openMatch,
  seededDice,
  shapesEdition,
  standardTerms,
  superEdition,
} from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { playedLog, stateOf } from '../matches.testing.ts';
import { plainSpeaker } from '../names/names.ts';
import { LANGUAGES } from '../words/lookup.ts';
import { closestText, type Detail, MOST_CHARACTERS } from './results.ts';
import { TERMS } from './terms.testing.ts';

/** A search alone that did not find the code, as its player hears of it in each language; the first row is repeated. */
function texts(edition: Edition, code: Code, rows: readonly Code[], detail: Detail) {
  const rest = Array.from({ length: edition.rows - rows.length }, () => rows[0] ?? []);
  const terms = standardTerms(edition, { form: 'solitaire' });
  const begun: readonly (readonly [Actor, Action])[] = [['house', hideCode(code)]];
  const steps = [
    ...begun,
    ...[...rest, ...rows].map((guess) => [0, { type: 'place-guess', guess }] as const),
  ];
  const opened = openMatch(terms, seededDice(1), 0);
  const state = steps.reduce(
    (before, [by, action]) => {
      const decided = decide(before, by, action, 0);
      return decided.ok ? decided.value.reduce(evolve, before) : before;
    },
    stateOf(opened.ok ? opened.value : []),
  );
  return LANGUAGES.map((language) => closestText(plainSpeaker(language, terms, 0), state.round, detail));
}

describe('each edition in its own words', () => {
  test.each([
    [
      superEdition(),
      [1, 2, 3, 4, 5],
      [
        [6, 6, 6, 6, 6],
        [1, 2, 3, 6, 4],
        [6, 6, 6, 6, 5],
      ],
      'Row 11 came closest: 3 black, 1 white.',
      'La rangée 11 s’est le plus approchée du code\u202f: 3 noires, 1 blanche.',
      'Am nächsten dran war Reihe 11: 3 schwarz, 1 weiß.',
    ],
    [
      superEdition({ blanks: 'on' }),
      [1, 2, 3, 4, 0],
      [
        [6, 6, 6, 6, 6],
        [6, 6, 6, 6, 0],
      ],
      'Row 12 came closest: 1 black.',
      'La rangée 12 s’est le plus approchée du code\u202f: 1 noire.',
      'Am nächsten dran war Reihe 12: 1 schwarz.',
    ],
    [
      brailleEdition(),
      [1, 2, 3, 4],
      [
        [5, 5, 5, 5],
        [2, 1, 5, 5],
      ],
      'Row 10 came closest: 2 flat.',
      'La rangée 10 s’est le plus approchée du code\u202f: 2 plates.',
      'Am nächsten dran war Reihe 10: 2 flach.',
    ],
  ])('%#', (edition: Edition, code: Code, rows: readonly Code[], ...expected: readonly string[]) => {
    expect(texts(edition, code, rows, 'full')).toEqual(expected);
  });

  test('rows that came equally close are named together, and many are counted', () => {
    const [miss, hit] = [
      [6, 6, 6, 6, 6],
      [1, 6, 6, 6, 6],
    ];
    const code = [1, 2, 3, 4, 5];
    expect(texts(superEdition(), code, [miss, hit, miss, hit], 'full')).toEqual([
      'Rows 10 and 12 came closest: 1 black.',
      'Les rangées 10 et 12 se sont le plus approchées du code\u202f: 1 noire.',
      'Am nächsten dran waren die Reihen 10 und 12: 1 schwarz.',
    ]);
    expect(texts(superEdition(), code, [miss, hit, miss, hit], 'brief')).toEqual([
      'Closest, rows 10 and 12: 1 black',
      'Au mieux, rangées 10 et 12\u202f: 1 noire',
      'Am nächsten, Reihen 10 und 12: 1 schwarz',
    ]);
    expect(texts(superEdition(), code, [hit], 'full')).toEqual([
      '12 rows came closest: 1 black.',
      '12 rangées se sont le plus approchées du code\u202f: 1 noire.',
      'Am nächsten dran waren 12 Reihen: 1 schwarz.',
    ]);
  });

  test('a brief one leaves out the row where the answer is long', () => {
    const rows = [
      [55, 55, 55, 55],
      [11, 33, 55, 45],
    ];
    expect(texts(shapesEdition(), [11, 22, 33, 44], rows, 'brief')).toEqual([
      'Closest: 1 black, 1 white, 1 blue',
      'Au mieux\u202f: 1 noire, 1 blanche, 1 bleue',
      'Am nächsten: 1 schwarz, 1 weiß, 1 blau',
    ]);
  });
});

test('over generated matches it keeps to the lengths, and no row told was a found code', () => {
  const told: string[] = [];
  for (const terms of TERMS) {
    for (const seed of [1, 2, 3]) {
      const state = stateOf(playedLog(terms, seed));
      for (const round of [...state.past, state.round]) {
        for (const { breaker, rows, holes } of round.boards) {
          for (const language of LANGUAGES) {
            const speaker = plainSpeaker(language, terms, breaker);
            const [brief, full] = [closestText(speaker, round, 'brief'), closestText(speaker, round)];
            if (brief === null || full === null) continue;
            told.push(brief, full);
            expect([...brief].length, brief).toBeLessThanOrEqual(MOST_CHARACTERS.brief);
            expect([...full].length, full).toBeLessThanOrEqual(MOST_CHARACTERS.full);
            const { mark: last } = rows.at(-1) ?? {};
            expect(last && last !== 'hidden' && isBroken(last, holes)).toBeFalsy();
          }
        }
      }
    }
  }
  expect(told.length).toBeGreaterThan(50);
});
