// Names, times and seats as the match gets them.

import { describe, expect, test } from 'vitest';
import { namesOf, termsOf, timeOf } from './agreement.ts';
import { type Choices, standardChoices } from './choices.ts';

const USUAL = ['Host', 'Guest'] as const;
const SUPER = standardChoices('super');

describe('two people at one screen', () => {
  test.each([
    [
      ['', ''],
      ['Host', 'Guest'],
    ],
    [
      ['You', ''],
      ['You', 'Guest'],
    ],
    [
      ['', 'You'],
      ['Host', 'You'],
    ],
    [
      ['Guest', ''],
      ['Guest', 'Host'],
    ],
    [
      ['', 'Host'],
      ['Guest', 'Host'],
    ],
    [
      ['You', ' You '],
      ['You', 'Guest'],
    ],
    [
      ['Guest', 'Guest'],
      ['Guest', 'Host'],
    ],
    [
      [' You  two ', 'Guest'],
      ['You two', 'Guest'],
    ],
    [
      ['\u3164', 'You\u200c'],
      ['Host', 'You\u200c'],
    ],
  ] as const)('%j are called %j', (names, called) => {
    expect(namesOf({ ...SUPER, names }, USUAL)).toEqual(called);
  });
});

describe('time', () => {
  test.each([
    ['none', null],
    ['two', 120_000],
    ['five', 300_000],
    ['other', 90_000],
  ] as const)('%s', (time, milliseconds) => {
    expect(timeOf({ time, otherTime: 90 })).toBe(milliseconds);
  });

  test('T1a: extra time is a longer allowance of one seat; the house has no clock', () => {
    const timed: Choices = {
      ...SUPER,
      opponent: 'screen',
      form: 'classic',
      time: 'two',
      extra: ['tenfold', 'unlimited'],
    };
    expect(termsOf(timed).seats.map(({ allowance }) => allowance)).toEqual([1_200_000, null]);
    expect(termsOf({ ...timed, opponent: 'house' }).seats[1]?.allowance).toBeNull();
  });
});

test('D5b: a handicap is the length each seat has to find', () => {
  const duel = standardChoices('duel');
  expect(termsOf({ ...duel, rings: 'you-four' }).edition.holes).toEqual([4, 5]);
  expect(termsOf({ ...duel, rings: 'other-four' }).edition.holes).toEqual([5, 4]);
});

test('E5b: a bar is one’s own', () => {
  const choices: Choices = { ...SUPER, opponent: 'screen', form: 'classic', bars: [false, true] };
  expect(termsOf(choices).seats.map(({ consistentOnly }) => consistentOnly)).toEqual([false, true]);
});
