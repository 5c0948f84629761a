// What a screen offers to do, and what a spectator hears who asks for the clock.

import {
  type Action,
  decide,
  evolve,
  fold,
  hideCode,
  type MatchState,
  openMatch,
  PERSON,
  standardTerms,
  superEdition,
  type Terms,
} from '@blackpeg/rules';
import { plainSpeaker, playTexts } from '@blackpeg/wording';
import { expect, it } from 'vitest';
import { boardModel, type Look } from '../board-model.ts';
import { newDesk } from './desk.ts';
import { isAnswering } from './draw-table.ts';
import { queryText } from './queries.ts';
import { titleOf } from './rounds.ts';

const EDITION = superEdition({ holes: 3, colours: 4 });
const words = playTexts('en');

function played(terms: Terms, ...wishes: readonly (readonly [number, Action])[]): MatchState {
  const opening = openMatch(terms, () => 0, 0);
  const opened = opening.ok ? fold(opening.value) : undefined;
  if (!opened) throw new Error('These terms cannot be agreed.');
  return wishes.reduce((state, [by, action]) => {
    const decision = decide(state, by, action, 0);
    return decision.ok ? decision.value.reduce(evolve, state) : state;
  }, opened);
}

function lookOf(state: MatchState, seat: number): Look {
  const speaker = plainSpeaker('en', state.terms, seat);
  return { state, round: state.round, seat, draft: null, sending: false, covered: false, speaker, words };
}

it('K1: answering is not offered where the device of a sealed code answers by itself', () => {
  const sealed = standardTerms(EDITION, { custody: 'sealed', marker: 'automatic' });
  const plain = { type: 'hide-code', blanks: null, palmed: null, key: null } as const;
  const hidden: Action = { ...plain, code: 'hidden', commitment: 'seal' };
  const state = played(sealed, [0, hidden], [1, { type: 'place-guess', guess: [1, 1, 4] }]);
  const look = lookOf(state, 0);
  expect(state.round.boards[0]?.rows).toHaveLength(1);
  expect(isAnswering({ desk: () => newDesk(state) }, look)).toBe(false);
  expect(titleOf(words.title, state, state.round, 0)).toBe(words.title.hold);
  expect(boardModel(look, 0).rows[0]).toMatchObject({ flag: null });
});

it('T1a: a spectator who asks for the clock hears that of whoever is to act', () => {
  const terms = standardTerms(EDITION, { seats: [PERSON, { ...PERSON, allowance: 60_000 }] });
  const state = played(terms, [0, hideCode([1, 2, 3])], [1, { type: 'see', seat: 1 }]);
  expect(queryText(lookOf(state, -1), 'clock', 'full', 10_000)).toContain('50 seconds');
});
