// Matches for tests of screens: actions one after the other, the card of a match.

import {
  type Action,
  type Actor,
  decide,
  evolve,
  fold,
  hideCode,
  type MatchEvent,
  type MatchState,
  openMatch,
  type Terms,
} from '@blackpeg/rules';
import type { Card } from '@blackpeg/table';

export type Act = readonly [Actor, Action];

export const hide = (by: Actor, code: readonly number[]): Act => [by, hideCode(code)];
export const place = (by: Actor, guess: readonly number[]): Act => [by, { type: 'place-guess', guess }];

export interface PlayedMatch {
  readonly state: MatchState;
  readonly log: readonly MatchEvent[];
}

/** The complete state after these actions, each accepted. */
export function played(terms: Terms, ...acts: readonly Act[]): PlayedMatch {
  const opened = openMatch(terms, () => 0, 0);
  if (!opened.ok) throw new Error(opened.error.kind);
  const log = [...opened.value];
  let state = fold(log);
  for (const [by, action] of acts) {
    const decided = state && decide(state, by, action, 0);
    if (!state || !decided?.ok) throw new Error(`Refused: ${JSON.stringify(decided)}`);
    log.push(...decided.value);
    state = decided.value.reduce(evolve, state);
  }
  if (!state) throw new Error('No match.');
  return { state, log };
}

export function cardFor(...names: readonly (string | null)[]): Card {
  return {
    match: 'm',
    origin: { kind: 'set-up' },
    sitters: names.map((name) => ({ kind: 'person', name })),
    codemaker: 'random',
    hints: true,
    madeAt: 0,
    touchedAt: 0,
    closed: false,
  };
}
