// Matches for tests of what a seat can do: actions one after the other, each accepted.

import {
  type Action,
  decide,
  evolve,
  fold,
  type MatchState,
  openMatch,
  type Seat,
  type Terms,
} from '@blackpeg/rules';

export const SEALED_HIDING: Action = {
  type: 'hide-code',
  code: 'hidden',
  blanks: null,
  palmed: null,
  commitment: 'seal',
  key: null,
};

/** The complete state after these actions; seat 0 hides, seat 1 searches. */
export function played(terms: Terms, ...wishes: readonly (readonly [Seat, Action])[]): MatchState {
  const opening = openMatch(terms, () => 0, 0);
  const opened = opening.ok ? fold(opening.value) : undefined;
  if (!opened) throw new Error('These terms cannot be agreed.');
  return wishes.reduce((state, [by, action]) => {
    const decision = decide(state, by, action, 0);
    if (!decision.ok) throw new Error(JSON.stringify(decision.error));
    return decision.value.reduce(evolve, state);
  }, opened);
}
