import type { Terms } from '@blackpeg/rules';
import { playTexts } from '@blackpeg/wording';
import { describe, expect, test } from 'vitest';

import { CLASSIC, hide, mark, place, playedOut, type Step } from '../played.testing.ts';
import { contextOf, endedRound, roundIndex, roundsEnded, seenOnArrival, whatFollows } from './rounds.ts';

const FIRST: readonly Step[] = [hide(0, [1, 2, 3]), place(1, [1, 2, 3]), mark(0, 3, 0)];
const SECOND: readonly Step[] = [hide(1, [4, 4, 4]), place(0, [4, 4, 4]), mark(1, 3, 0)];
const during = playedOut(CLASSIC, hide(0, [1, 2, 3]));
const between = playedOut(CLASSIC, ...FIRST);
const over = playedOut(CLASSIC, ...FIRST, ...SECOND);

describe('a round that is over', () => {
  test('is shown until its player goes on', () => {
    expect(endedRound(during, 0)).toBeNull();
    expect(endedRound(between, 0)).toBe(between.past[0]);
    expect(endedRound(between, roundsEnded(between))).toBeNull();
    expect(endedRound(over, 1)).toBe(over.round);
  });

  test('is shown to a player who comes back before the next has begun, and at the end of the match', () => {
    expect(endedRound(between, seenOnArrival(between))).toBe(between.past[0]);
    const begun = playedOut(CLASSIC, ...FIRST, hide(1, [4, 4, 4]));
    expect(endedRound(begun, seenOnArrival(begun))).toBeNull();
    expect(endedRound(over, seenOnArrival(over))).toBe(over.round);
    expect(seenOnArrival(during)).toBe(0);
  });

  test('is counted as reviews count it', () => {
    const [first] = over.past;
    if (!first) throw new Error('There is a first round.');
    expect([roundIndex(over, first), roundIndex(over, over.round)]).toEqual([0, 1]);
  });

  test('is followed by the other side, by itself, or by nothing', () => {
    const [first] = between.past;
    if (!first) throw new Error('There is a first round.');
    expect(whatFollows(between, first)).toBe('swap');
    expect(whatFollows(over, over.round)).toBe('nothing');
    const wrong = playedOut(
      CLASSIC,
      hide(0, [1, 2, 3]),
      place(1, [1, 1, 4]),
      mark(0, 0, 0),
      place(1, [1, 2, 3]),
      mark(0, 3, 0),
    );
    const [spoilt] = wrong.past;
    expect(spoilt && whatFollows(wrong, spoilt)).toBe('again');
  });
});

describe('the heading of a table', () => {
  const headed = (length: Terms['length'], short: boolean) => {
    const state = playedOut({ ...CLASSIC, length }, hide(0, [1, 2, 3]));
    return contextOf('en', playTexts('en').title, state, state.round, short);
  };

  test('says what a match is played to, whether that is rounds or a target', () => {
    expect(headed({ kind: 'rounds', rounds: 4 }, true)).toBe('Round 1 of 4');
    expect(headed({ kind: 'target', points: 20 }, true)).toBe('Round 1, to 20 points');
    expect(headed({ kind: 'target', points: 20 }, false)).toMatch(/^Super.*, round 1, to 20 points$/);
  });
});
