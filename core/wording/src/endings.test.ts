// How matches end, read by everybody at the table: nothing is said that did not happen, and nobody is "the other side".

import {
  type Action,
  type Actor,
  allRounds,
  decide,
  evolve,
  hideCode,
  type MatchState,
  openMatch,
  seededDice,
  standardTerms,
  superEdition,
  type Terms,
  type Viewer,
} from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { announce } from './announce.ts';
import { LANGUAGES } from './language.ts';
import { playedLog, stateOf } from './matches.testing.ts';
import { outcomeText, resultText } from './results.ts';
import { TERMS } from './terms.testing.ts';
import type { Speaker } from './who.ts';

const EDITION = superEdition({ holes: 2, colours: 3 });
const NAMES = (seat: number) => ['Host', 'Guest', 'Third'][seat] ?? null;
const speakers = (terms: Terms, you: number | null): readonly Speaker[] =>
  LANGUAGES.map((language) => ({ language, edition: terms.edition, you, names: NAMES }));

function after(terms: Terms, ...steps: readonly (readonly [Actor, Action])[]): MatchState {
  const opened = openMatch(terms, seededDice(1), 0);
  if (!opened.ok) throw new Error(opened.error.kind);
  let state = stateOf(opened.value);
  for (const [by, action] of steps) {
    const decided = decide(state, by, action, 0);
    if (!decided.ok) throw new Error(decided.error.kind);
    state = decided.value.reduce(evolve, state);
  }
  return state;
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

test('K3: a house that has not settled on a code has hidden none', () => {
  const terms = standardTerms(EDITION, { form: 'solitaire', custody: 'uncommitted' });
  const state = after(terms);
  const readiness = { blanks: null, palmed: null, commitment: null, key: null };
  const ready = decide(state, 'house', { type: 'hide-code', code: 'hidden', ...readiness }, 0);
  const [event] = ready.ok ? ready.value : [];
  if (!event) throw new Error('The house is not ready.');
  for (const detail of ['brief', 'full'] as const) {
    const texts = speakers(terms, 0).map((speaker) => announce(speaker, state, event, detail));
    for (const text of texts) expect(text).not.toMatch(/hidden|caché|versteckt/);
  }
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

/** To who gave up there is no other side that did. */
function falseTo(viewer: Viewer, { result }: MatchState): RegExp {
  const lost = result?.kind === 'won' && viewer !== 'spectator' && viewer !== result.seat;
  return lost ? /other side/ : /^$/;
}
