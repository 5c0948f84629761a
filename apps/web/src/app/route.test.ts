import { expect, test } from 'vitest';
import { formatRoute, parseRoute, type Route } from './route.ts';

const ROUTES: readonly Route[] = [
  { screen: 'home' },
  { screen: 'set-up', edition: 'shapes' },
  { screen: 'set-up', edition: 'duel', opponent: 'online' },
  { screen: 'play', match: 'a/b ü' },
  { screen: 'review', match: 'm', round: null },
  { screen: 'review', match: 'm', round: 2 },
  { screen: 'matches' },
  { screen: 'companion' },
  { screen: 'daily', date: null },
  { screen: 'daily', date: '2026-03-14' },
  { screen: 'statistics' },
  { screen: 'learn' },
  { screen: 'lesson' },
  { screen: 'rules', edition: 'braille' },
  { screen: 'practice', practice: 'blue' },
  { screen: 'help', page: null },
  { screen: 'print', what: { of: 'match', match: 'a b' } },
  { screen: 'print', what: { of: 'rules', edition: 'duel' } },
  { screen: 'help', page: 'switch' },
  { screen: 'settings' },
  { screen: 'online' },
  { screen: 'table', table: 'K7PQ2X' },
  { screen: 'recover', phrase: '' },
  { screen: 'recover', phrase: 'ABCD-2345 ü' },
  { screen: 'challenge', challenge: 'abc' },
  { screen: 'missing' },
];

test.each(ROUTES)('an address leads back to its screen: $screen', (route) => {
  expect(parseRoute(new URL(formatRoute(route), 'http://localhost'))).toEqual(route);
});

test.each([
  '/play',
  '/set-up/chess',
  '/set-up/super/offline',
  '/table',
  '/table/K7PQ2X/x',
  '/review/m/0',
  '/review/m/x',
  '/settings/x',
  '/daily/2026-01-01/x',
  '/nowhere',
  '/play/%E0%A4%A',
])('an invalid address leads nowhere or to a missing match: %s', (address) => {
  const { screen } = parseRoute(new URL(address, 'http://localhost'));
  expect(address === '/play/%E0%A4%A' ? 'play' : 'missing').toBe(screen);
});
