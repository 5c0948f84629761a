import { expect, test } from 'vitest';
import { contractLines, missingIn } from './contract.testing.ts';
import { linesOf } from './lines.ts';
import { CLASSIC } from './played.testing.ts';
import { screenAt } from './screen.testing.ts';

test('what every face shows: whose turn it is, what is asked, what became of a round', () => {
  expect(contractLines('playing')).toEqual(['Your turn: place row 1.']);
  expect(contractLines('asked')).toEqual(['Give up the round', 'The code counts as not found and is shown.']);
  expect(contractLines('over')).toEqual(['You have broken the code in 1 row.']);
});

test('T4b: on a covered screen, who is next and that nothing is shown', async () => {
  const { screen } = await screenAt({ ...CLASSIC, firstMaker: 0 });
  expect(linesOf(screen.current())[0]).toContain('turn');
});

test('a text is missing what it does not contain in order', () => {
  expect(missingIn('one two', ['one', 'two'])).toBeNull();
  expect(missingIn('two one', ['one', 'two'])).toBe('two');
});
