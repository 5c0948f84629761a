// Names as they are typed.

import { expect, test } from 'vitest';
import { LONGEST_NAME, nameIn } from './name.ts';

test.each([
  [' You ', 'You'],
  ['the   house', 'the house'],
  ['Guest\t1', 'Guest 1'],
  ['x'.repeat(LONGEST_NAME), 'x'.repeat(LONGEST_NAME)],
])('%j is %j', (text, name) => {
  expect(nameIn(text)).toBe(name);
});

test.each(['', '   ', 'x'.repeat(LONGEST_NAME + 1), 'You\u0007', 'You\u202e'])('%j is no name', (text) => {
  expect(nameIn(text)).toBeNull();
});
