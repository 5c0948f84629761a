// Names, codes and links as people type and paste them.

import { expect, test } from 'vitest';
import { LONGEST_NAME, nameIn, tableNamed } from './names.ts';

test.each([
  [' You ', 'You'],
  ['the   house', 'the house'],
  ['Guest\t1', 'Guest 1'],
  ['x'.repeat(LONGEST_NAME), 'x'.repeat(LONGEST_NAME)],
  ['👩\u200d🚀', '👩\u200d🚀'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('%j is %j', (text, name) => {
  expect(nameIn(text)).toBe(name);
});

test.each([
  '',
  '   ',
  '\u200d',
  'You\u200d',
  'Y\u200d\u200dou',
  'x'.repeat(LONGEST_NAME + 1),
  'You\u0007',
  'You\u202e',
  '\u3164',
  '\u2800\u2800',
  '\u{1d159}',
  '\u0301',
])('%j is no name', (text) => {
  expect(nameIn(text)).toBeNull();
});

const ID = 'h3J_k-2mPq9ZtR4vW8xY1aBc';

test.each([
  ['K7PQ2X', 'K7PQ2X'],
  ['k7pq2x', 'K7PQ2X'],
  ['  k7p q2x ', 'K7PQ2X'],
  ['K7P-Q2X', 'K7PQ2X'],
  ['K 7 P – Q 2 X', 'K7PQ2X'],
  ['k.7.p.q.2.x', 'K7PQ2X'],
  ['http://127.0.0.1:8080/table/K7PQ2X', 'K7PQ2X'],
  ['/table/k7pq2x', 'K7PQ2X'],
  [`https://example.org/table/${ID}`, ID],
  [`https://example.org/table/${ID}/`, ID],
  [`https://example.org/table/${ID}?from=mail#top`, ID],
  [`Come and play: https://example.org/table/${ID}. See you`, ID],
  [`<https://example.org/table/${ID}>`, ID],
  [ID, ID],
])('%j leads to %s', (text, name) => {
  expect(tableNamed(text)?.table).toBe(name);
});

test.each([
  '',
  'K7PQ2',
  'K7PQ2XY',
  'K7PQ20',
  'K7PQ1X',
  'O7PQ2X',
  'https://example.org/play/abc',
  'https://example.org/table/',
  'https://example.org/table/a/b',
  'hello there',
])('%j is no table', (text) => {
  expect(tableNamed(text)).toBeNull();
});
