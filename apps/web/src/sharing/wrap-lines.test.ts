import { expect, test } from 'vitest';
import { wrapped } from './wrap-lines.ts';

const widthOf = (text: string) => text.length;

test('a title is whole, in as many lines as it needs', () => {
  expect(wrapped('I found it in 4 rows.', widthOf, 12)).toEqual(['I found it', 'in 4 rows.']);
  expect(wrapped('Donaudampfschifffahrt ist lang', widthOf, 9)).toEqual([
    'Donaudampfschifffahrt',
    'ist lang',
  ]);
});
