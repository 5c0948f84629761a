import { expect, test } from 'vitest';
import { ENCODINGS, pickEncoding } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['BR ; Q=1', 'br'],
  ['br;q=0, gzip;q=0', null],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=x', null],
  ['identity', null],
  ['', null],
])('a client that accepts "%s" gets %s', (accepted, expected) => {
  expect(pickEncoding(accepted, ENCODINGS)).toBe(expected);
});

test('an encoding that is not available is not used', () => {
  expect(pickEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(pickEncoding('br, gzip', [])).toBeNull();
});
