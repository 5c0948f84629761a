import { expect, test } from 'vitest';
import { answerTicks } from './sound.ts';

test('each key peg is heard, by pitch and by number of beats', () => {
  expect(answerTicks({ black: 0, white: 0, blue: 0 })).toEqual([]);
  const black = answerTicks({ black: 1, white: 0, blue: 0 });
  const white = answerTicks({ black: 0, white: 1, blue: 0 });
  const blue = answerTicks({ black: 0, white: 0, blue: 1 });
  expect([black, white, blue].map((ticks) => ticks.length)).toEqual([1, 2, 3]);
  expect(new Set([black, white, blue].map(([first]) => first?.pitch)).size).toBe(3);
});

test('pegs follow one another, black first', () => {
  const ticks = answerTicks({ black: 2, white: 1, blue: 1 });
  expect(ticks.map(({ at }) => at)).toEqual(ticks.map(({ at }) => at).toSorted((a, b) => a - b));
  expect(ticks).toHaveLength(2 + 2 + 3);
});
