// The ends of matches, as everybody at the table reads them: nothing false, and nobody is called "the other side".

import {
  type Action,
  type Actor,
  allRounds,
  decide,
  evolve,
  hideCode,
  type MatchEvent,
  type MatchState,
  openMatch,
  PERSON,
  seededDice,
  standardTerms,
  superEdition,
  type Terms,
  type Viewer,
} from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { playedLog, stateOf } from '../matches.testing.ts';
import type { Speaker } from '../names/who.ts';
import { LANGUAGES } from '../words/lookup.ts';
import { announce } from './announce.ts';
import { secretText } from './describe.ts';
import { outcomeText, resultText } from './results.ts';
import { goesWithoutSaying } from './silence.ts';
import { TERMS } from './terms.testing.ts';

const EDITION = superEdition({ holes: 2, colours: 3 });
const NAMES = (seat: number) => ['Host', 'Guest', 'Third'][seat] ?? null;
const speakers = (terms: Terms, you: number | null): readonly Speaker[] =>
  LANGUAGES.map((language) => ({ language, edition: terms.edition, you, names: NAMES }));

type Step = readonly [Actor, Action];

/** The match after these steps. */
function after(terms: Terms, ...steps: readonly Step[]): MatchState {
  return lastOf(terms, ...steps).state;
}

interface Told {
  readonly event: MatchEvent;
  /** After it. */
  readonly state: MatchState;
}

/** With the events of the last step. */
function lastOf(
  terms: Terms,
  ...steps: readonly Step[]
): { readonly state: MatchState; readonly told: readonly Told[] } {
  const opened = openMatch(terms, seededDice(1), 0);
  if (!opened.ok) throw new Error(opened.error.kind);
  let state = stateOf(opened.value);
  let told: readonly Told[] = [];
  for (const [by, action] of steps) {
    const decided = decide(state, by, action, 0);
    if (!decided.ok) throw new Error(decided.error.kind);
    told = decided.value.map((event) => {
      state = evolve(state, event);
      return { event, state };
    });
  }
  return { state, told };
}

const CLASSIC = standardTerms(EDITION);
const HIDE = [0, hideCode([1, 2])] as const;
const MISS = [1, { type: 'place-guess', guess: [3, 3] }] as const;

describe('who gave up', () => {
  const { result } = after(CLASSIC, HIDE, [1, { type: 'resign-match' }]);
  if (!result) throw new Error('The match goes on.');

  test('E4d: hears of it in the second person, and nothing of another side', () => {
    expect(speakers(CLASSIC, 1).map((speaker) => resultText(speaker, result))).toEqual([
      'You gave up the match. Host wins.',
      expect.stringMatching(/^Vous avez abandonné .*\. Host gagne\.$/),
      'Du hast die Partie aufgegeben. Host gewinnt.',
    ]);
  });

  test('E4d: the winner and a spectator hear that the other side gave up', () => {
    for (const you of [0, null]) {
      const [english = ''] = speakers(CLASSIC, you).map((speaker) => resultText(speaker, result));
      expect(english).toContain('because the other side gave up');
    }
  });
});

describe('a round given up', () => {
  const said = ({ terms, past }: MatchState): readonly string[] => {
    const [round] = past;
    if (!round?.outcome) throw new Error('The round goes on.');
    const { outcome } = round;
    return speakers(terms, 1).map((speaker) => outcomeText(speaker, round, outcome));
  };

  test('E4a: by its breaker after one row, the code has not held for twelve', () => {
    const texts = said(after(CLASSIC, HIDE, MISS, [1, { type: 'resign-round' }]));
    expect(texts).toEqual([
      'The code was not found.',
      'Le code n’a pas été trouvé.',
      'Der Code wurde nicht gefunden.',
    ]);
  });

  test('E4b: by its maker after one row, nobody has broken it in two', () => {
    const [english] = said(after(CLASSIC, HIDE, MISS, [0, { type: 'resign-round' }]));
    expect(english).toBe('The code counts as broken in 2 rows.');
  });
});

describe('brief lines', () => {
  const closing = (type: MatchEvent['type'], ...steps: readonly Step[]): readonly string[] =>
    speakers(CLASSIC, 1).flatMap((speaker) =>
      lastOf(CLASSIC, ...steps)
        .told.filter(({ event }) => event.type === type)
        .map(({ state, event }) => announce(speaker, state, event, 'brief')),
    );

  test('E4b: nobody has found a code whose maker gave up', () => {
    expect(closing('round-closed', HIDE, MISS, [0, { type: 'resign-round' }])).toEqual([
      'Counts as found in 2 rows. Host +2',
      'Compte comme trouvé en 2 rangées',
      'Gilt als gefunden in 2 Reihen. Host +2',
    ]);
  });

  test('E4a: a code has not held for rows that were not placed', () => {
    for (const text of closing('round-closed', HIDE, MISS, [1, { type: 'resign-round' }]))
      expect(text).toMatch(/^(Code not found|Code non trouvé|Code nicht gefunden)\. Host \+12$/);
  });

  test('E4d: the player who gave up is not told that somebody else did', () => {
    expect(closing('match-closed', HIDE, [1, { type: 'resign-match' }])).toEqual([
      'Host wins by resignation, 0 to 0',
      'Host gagne par abandon, 0 à 0',
      'Host gewinnt durch Aufgabe, 0 zu 0',
    ]);
  });
});

describe('a race', () => {
  const terms = standardTerms(EDITION, { form: 'race', seats: [PERSON, PERSON, PERSON] });
  const hide: Step = ['house', hideCode([1, 2])];
  const gives = (type: 'resign-round' | 'resign-match', ...seats: readonly number[]): readonly Step[] =>
    seats.map((seat) => [seat, { type }]);
  const places = (seat: number, ...guess: readonly number[]): Step => [seat, { type: 'place-guess', guess }];
  /** What one seat hears of how it ends, language by language. */
  const heard = (
    you: number | null,
    detail: 'brief' | 'full',
    steps: readonly Step[],
  ): readonly (readonly string[])[] => {
    const { told } = lastOf(terms, hide, ...steps);
    return speakers(terms, you).map((speaker) =>
      told
        .filter(({ event }) => ['search-ended', 'round-closed', 'match-closed'].includes(event.type))
        .map(({ state, event }) => announce(speaker, state, event, detail)),
    );
  };

  test('S2d: that all gave up was not lost by rows that nobody placed', () => {
    const steps = [places(0, 3, 3), ...gives('resign-round', 2, 1, 0)];
    expect(heard(0, 'full', steps).map(([search]) => search)).toEqual([
      'The search is over: the code was not found.',
      'La recherche est finie\u202f: le code n’a pas été trouvé.',
      'Die Suche ist vorbei: Der Code wurde nicht gefunden.',
    ]);
    expect(heard(0, 'brief', steps).map(([search]) => search)).toEqual([
      'Search over: code not found',
      'Recherche finie\u202f: code non trouvé',
      'Suche vorbei: Code nicht gefunden',
    ]);
  });

  test('S2c: in which all rows are used, the code held', () => {
    const rows = Array.from({ length: EDITION.rows }, () => [0, 1, 2].map((seat) => places(seat, 3, 3)));
    expect(heard(0, 'full', rows.flat())[0]).toEqual([
      'The search is over: all rows are used, and the code held.',
      'Nobody wins the round.',
      'The match is a draw: you, Guest and Third are tied. You: 0 rounds. Guest: 0 rounds. Third: 0 rounds.',
    ]);
    expect(heard(0, 'brief', rows.flat())[0]).toEqual([
      'Search over: the code held',
      'Nobody wins the round',
      'The match is a draw',
    ]);
  });

  test('S2d: that two gave up is won against all others, and they hear what they did', () => {
    const steps = gives('resign-match', 2, 1);
    for (const you of [0, null])
      expect(heard(you, 'full', steps).map((texts) => texts.at(-1))).toEqual([
        expect.stringMatching(/wins? the match, because all others gave up\./),
        expect.stringMatching(/gagne[z]? la partie par abandon de tous les autres\./),
        expect.stringMatching(/gewinn(s?t) die Partie, weil alle anderen aufgeben\./),
      ]);
    for (const you of [1, 2]) {
      const [english] = heard(you, 'full', steps);
      expect(english?.at(-1)).toMatch(/^You gave up the match\. Host wins\./);
      expect(heard(you, 'brief', steps)[0]?.at(-1)).toBe('Host wins by resignation');
    }
  });

  test('S2c: is won by the player who finds the code, or by both if they find it in the same row', () => {
    const one = [places(0, 1, 2), places(1, 3, 3), places(2, 1, 1)];
    const two = [places(0, 1, 2), places(1, 1, 2), places(2, 1, 1)];
    expect(heard(0, 'brief', one)[0]).toEqual([
      'Search over: code found',
      'You win the round',
      'You win the match',
    ]);
    expect(heard(2, 'full', one)[0]?.[1]).toBe('Host wins the round.');
    expect(heard(2, 'full', two)[0]?.slice(1)).toEqual([
      'Host and Guest win the round.',
      'The match is a draw: Host and Guest are tied. Host: 1 round. Guest: 1 round. You: 0 rounds.',
    ]);
    expect(heard(2, 'brief', two)[0]?.slice(1)).toEqual([
      'Host and Guest win the round',
      'The match is a draw',
    ]);
  });
});

test('K3: a house that has not settled on a code has hidden none', () => {
  const terms = standardTerms(EDITION, { form: 'solitaire', custody: 'uncommitted' });
  const state = after(terms);
  const readiness = { blanks: null, palmed: null, commitment: null, key: null };
  const ready = decide(state, 'house', { type: 'hide-code', code: 'hidden', ...readiness }, 0);
  const [event] = ready.ok ? ready.value : [];
  if (!event) throw new Error('The house is not ready.');
  const opened: MatchEvent = { type: 'round-opened', round: 1, replay: 0, at: 0 };
  for (const detail of ['brief', 'full'] as const)
    for (const each of [opened, event])
      for (const speaker of speakers(terms, 0))
        expect(announce(speaker, state, each, detail)).not.toMatch(/hid|cach|versteck/);
  const readied = evolve(state, event);
  for (const speaker of speakers(terms, 0)) expect(goesWithoutSaying(speaker, readied, event)).toBe(false);
  const [board] = readied.round.boards;
  expect(board && speakers(terms, 0).map((speaker) => secretText(speaker, board, terms.custody))).toEqual([
    'The computer has not settled on a code yet.',
    'L’ordinateur n’a pas encore choisi de code.',
    'Der Computer hat sich noch auf keinen Code festgelegt.',
  ]);
});

test('in generated matches no sentence about an outcome names more rows than were placed, unless it says so', () => {
  for (const terms of TERMS) {
    for (const seed of [1, 2, 3]) {
      const state = stateOf(playedLog(terms, seed));
      const viewers: readonly Viewer[] = [...terms.seats.keys(), 'spectator'];
      for (const viewer of viewers) {
        const [english] = speakers(terms, viewer === 'spectator' ? null : viewer);
        if (!english) continue;
        if (state.result) expect(resultText(english, state.result)).not.toMatch(falseTo(viewer, state));
        for (const round of allRounds(state)) {
          const placed = Math.max(0, ...round.boards.map(({ rows }) => rows.length));
          const text = round.outcome ? outcomeText(english, round, round.outcome) : '';
          const rows = Number(/(\d+) rows?/.exec(text)?.[1] ?? 0);
          if (!text.includes('counts as')) expect(rows, text).toBeLessThanOrEqual(placed);
        }
      }
    }
  }
});

/** For the player who gave up, there is no other side that did. */
function falseTo(viewer: Viewer, { result }: MatchState): RegExp {
  const lost = result?.kind === 'won' && viewer !== 'spectator' && viewer !== result.seat;
  return lost ? /other side/ : /^$/;
}
