import { randomBytes } from 'node:crypto';
import {
  type Action,
  decide,
  fold,
  type MatchEvent,
  type MatchState,
  openMatch,
  standardTerms,
  superEdition,
} from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { proofsOf, sealsOf } from './of-round.ts';
import { createSeals } from './seals.ts';

const CODE = [1, 2, 3];
const FIRST = { number: 1, replay: 0 };

/** A code hidden by seat 0, with or without a seal, and found at once by seat 1. */
function playedLog(sealed: boolean): readonly MatchEvent[] {
  const seals = createSeals(randomBytes);
  const opening = openMatch(standardTerms(superEdition({ holes: 3, colours: 4 })), () => 0, 0);
  let log: readonly MatchEvent[] = opening.ok ? opening.value : [];
  const act = (by: number, action: Action) => {
    const decision = decide(fold(log) as MatchState, by, action, 0);
    if (!decision.ok) throw new Error(decision.error.kind);
    log = [...log, ...decision.value];
  };
  const key = sealed ? seals.newKey() : null;
  const commitment =
    key && seals.commitmentTo('m', fold(log) as MatchState, 0, { code: CODE, palmed: null }, key);
  act(0, { type: 'hide-code', code: CODE, blanks: null, palmed: null, commitment, key });
  act(1, { type: 'place-guess', guess: CODE });
  return log;
}

test('K1: a round has the seals and proofs of its own codes', () => {
  const log = playedLog(true);
  const [first] = fold(log)?.past ?? [];
  expect(first && sealsOf(first)).toEqual([{ maker: 0, commitment: expect.stringMatching(/.{20}/) }]);
  expect(proofsOf('m', log, FIRST)).toEqual([{ round: 1, replay: 0, maker: 0, proof: 'genuine' }]);
  expect(proofsOf('m', log, { number: 2, replay: 0 })).toEqual([]);
  expect(proofsOf('m', log, { number: 1, replay: 1 })).toEqual([]);
});

test('K1: a race has one seal for all its boards', () => {
  const [board] = fold(playedLog(true))?.past[0]?.boards ?? [];
  if (!board) throw new Error('no board');
  expect(sealsOf({ boards: [board, { ...board, breaker: 2 }] })).toHaveLength(1);
});

test('without a seal there is nothing to prove', () => {
  const log = playedLog(false);
  const [first] = fold(log)?.past ?? [];
  expect(first && sealsOf(first)).toEqual([]);
  expect(proofsOf('m', log, FIRST)).toEqual([]);
});
