// R13: how often each endpoint may be called in a minute, and who is counted.

import { ENDPOINTS, type EndpointName } from '@blackpeg/protocol';
import { expect, test } from 'vitest';
import { usualConfig } from '../config.testing.ts';
import { limitsOf } from '../limits.ts';
import { createRequestLimits } from './request-limits.ts';

function createLimits(config = usualConfig()) {
  const { exceeded } = createRequestLimits(limitsOf(config));
  return { allows: (...asked: Parameters<typeof exceeded>) => exceeded(...asked) === null };
}

const GUEST = { id: 'one', name: 'Guest' };
const OTHER = { id: 'two', name: 'Guest' };

const MOST: Readonly<Record<EndpointName, number>> = {
  'guests/page': 60,
  'guests/program': 60,
  'guests/me': 120,
  'guests/rename': 30,
  'guests/phrase': 30,
  'guests/recover/page': 5,
  'guests/recover/program': 5,
  'guests/devices': 120,
  'guests/devices/revoke': 30,
  'guests/devices/revoke-others': 30,
  'guests/log-out': 30,
  'guests/forget': 30,
  'guests/export': 100,
  'guests/tables': 120,
  'tables/open': 10,
  'tables/sit': 60,
  'tables/look': 60,
  'tables/leave': 30,
  'tables/begin': 30,
  'tables/pair': 10,
  'tables/lobby': 120,
  'people/at': 60,
  'people/set': 30,
  'people/list': 120,
  'people/release': 30,
  'people/report': 10,
};

test.each(Object.keys(ENDPOINTS) as EndpointName[])('%s is limited for one and not for others', (name) => {
  const { allows } = createLimits();
  const { needsToken } = ENDPOINTS[name];
  const ask = (guest: typeof GUEST, address: string) => allows(name, needsToken ? guest : null, address);
  const allowed = Array.from({ length: 200 }, () => ask(GUEST, '192.0.2.1')).filter(Boolean);
  expect(allowed).toHaveLength(MOST[name]);
  // Guests of one household share its address; a client without a guest is counted by address alone.
  expect(ask(OTHER, needsToken ? '192.0.2.1' : '192.0.2.2')).toBe(true);
});

test('an existing guest does not count as new, but counts like everybody else when trying a phrase', () => {
  const { allows } = createLimits();
  const count = (name: EndpointName) =>
    Array.from({ length: 50 }, () => allows(name, GUEST, '192.0.2.1')).filter(Boolean).length;
  expect([count('guests/page'), count('guests/recover/page')]).toEqual([50, 5]);
});

test('many guests of one address are counted together, without affecting others', () => {
  const { allows } = createLimits({ ...usualConfig(), tablesPerAddress: 40 });
  const open = (id: number, address: string) =>
    allows('tables/open', { id: `${id}`, name: 'Guest' }, address);
  const opened = Array.from({ length: 100 }, (_, id) => open(id, '192.0.2.1')).filter(Boolean);
  expect(opened).toHaveLength(40);
  expect(open(1, '192.0.2.2')).toBe(true);
});
