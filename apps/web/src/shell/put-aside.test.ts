import { expect, test } from 'vitest';
import { hasNews, stillAside } from './put-aside.ts';

test('a dismissed notice is not news, another one is', () => {
  expect(hasNews([], ['offline'])).toBe(true);
  expect(hasNews(['offline'], ['offline'])).toBe(false);
  expect(hasNews(['offline'], ['offline', 'a word'])).toBe(true);
  expect(hasNews(['offline'], [])).toBe(false);
});

test('what left and came back is news again', () => {
  const aside = stillAside(['offline', 'a word'], ['a word']);
  expect(aside).toEqual(['a word']);
  expect(hasNews(aside, ['a word', 'offline'])).toBe(true);
});
