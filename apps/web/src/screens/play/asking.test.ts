import { expect, test } from 'vitest';
import { asksFor, askText } from './asking.ts';
import { CLASSIC, hide, lookOf, mark, place, playedOut } from './table.testing.ts';

const state = playedOut(CLASSIC, hide(0, [1, 2, 3]), place(1, [1, 1, 4]), mark(0, 1, 0));

test('what can be asked for depends on the side', () => {
  expect(asksFor(state, 1)).toEqual(['claim', 'resignRound', 'resignMatch', 'offerEnd']);
  expect(asksFor(state, 0)).toEqual(['admit', 'resignRound', 'resignMatch', 'offerEnd']);
  const { words, speaker } = lookOf(state, 1);
  expect(askText(words.ask, speaker, state, 1, 'resignRound')).toBe(
    'The code counts as unbroken for all its rows, and is shown.',
  );
  expect(askText(words.ask, speaker, state, 1, 'resignMatch')).toBe('Guest wins the match.');
});
